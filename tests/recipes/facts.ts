import type * as v from 'valibot'
import type { ClaimsSchema } from '../../data/schemas/claims-file.ts'
import type { LedgerSchema } from '../../data/schemas/ledger-file.ts'
import type { Editor } from './site-copy.ts'

type Facts = v.InferOutput<typeof ClaimsSchema>
type Ledger = v.InferOutput<typeof LedgerSchema>

const file = 'data/claims.json'
const ledgerFile = 'data/ledger.json'
/** The one page that types figures which are claims too. */
const videos = 'pages/video/explanation-videos.mdx'

/** Writes other figures, on the page of the explanation videos as well. */
export function changeClaims(site: Editor, claims: Facts['claims']) {
  const before = (JSON.parse(site.read(file)) as Facts).claims.explanationVideos
  for (const name of ['views', 'retention', 'videos'] as const)
    site.replace(videos, before[name], claims.explanationVideos[name])
  site.json<Facts>(file, (facts) => Object.assign(facts, { claims }))
}

export const changePromises = (site: Editor, promises: Facts['promises']) =>
  site.json<Facts>(file, (facts) => Object.assign(facts, { promises }))

/** The entries that the launch check misses in the ledger. */
const missing = (site: Editor) => JSON.parse(site.run('launch-check', ['--missing'])) as Ledger

/** Puts entries in the place of those for the same key. */
const merge = <Entry>(entries: Entry[], added: readonly Entry[], key: keyof Entry) => [
  ...entries.filter((entry) => !added.some((other) => other[key] === entry[key])),
  ...added,
]

/** Notes evidence for every value that the launch check misses it for. */
export function noteEvidence(site: Editor, proof: string) {
  const checked = new Date().toISOString().slice(0, 10)
  const evidence = missing(site).evidence.map((entry) => ({ ...entry, proof, checked }))
  site.json<Ledger>(ledgerFile, (ledger) => {
    ledger.evidence = merge(ledger.evidence, evidence, 'fact')
  })
}

/** Says why values that the launch check finds side by side may both stay. */
export function explainAll(site: Editor, reason: string) {
  const explained = missing(site).explained.map((entry) => ({ ...entry, reason }))
  site.json<Ledger>(ledgerFile, (ledger) => {
    ledger.explained = merge(ledger.explained, explained, 'contradiction')
  })
}

/** Gives another reason for one contradiction. */
export const explain = (site: Editor, contradiction: string, reason: string) =>
  site.json<Ledger>(ledgerFile, ({ explained }) => {
    for (const entry of explained) if (entry.contradiction === contradiction) entry.reason = reason
  })
