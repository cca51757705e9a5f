import type * as v from 'valibot'
import type { ClaimsSchema } from '../../data/schemas/claims-file.ts'
import type { LedgerSchema } from '../../data/schemas/ledger-file.ts'
import type { Editor } from './site-copy.ts'

type Facts = v.InferOutput<typeof ClaimsSchema>
type Ledger = v.InferOutput<typeof LedgerSchema>

const file = 'data/claims.json'
const ledgerFile = 'data/ledger.json'
/** The only page that types figures which are also claims. */
const videos = 'pages/video/explanation-videos.mdx'

/** Changes the claims, also on the page of the explanation videos. */
export function changeClaims(site: Editor, claims: Facts['claims']) {
  const before = (JSON.parse(site.read(file)) as Facts).claims.explanationVideos
  for (const name of ['views', 'retention', 'videos'] as const)
    site.replace(videos, before[name], claims.explanationVideos[name])
  site.json<Facts>(file, (facts) => Object.assign(facts, { claims }))
}

export const changePromises = (site: Editor, promises: Facts['promises']) =>
  site.json<Facts>(file, (facts) => Object.assign(facts, { promises }))

/** Entries that the launch check misses in the ledger. */
const missing = (site: Editor) => JSON.parse(site.run('launch-check', ['--missing'])) as Ledger

/** Replaces entries with the same key and appends the others. */
const merge = <Entry>(entries: Entry[], added: readonly Entry[], key: keyof Entry) => [
  ...entries.filter((entry) => !added.some((other) => other[key] === entry[key])),
  ...added,
]

/** Adds evidence for every value where the launch check misses it. */
export function noteEvidence(site: Editor, proof: string) {
  const checked = new Date().toISOString().slice(0, 10)
  const evidence = missing(site).evidence.map((entry) => ({ ...entry, proof, checked }))
  site.json<Ledger>(ledgerFile, (ledger) => {
    ledger.evidence = merge(ledger.evidence, evidence, 'fact')
  })
}

/** Adds a reason for every contradiction that the launch check reports. */
export function explainAll(site: Editor, reason: string) {
  const explained = missing(site).explained.map((entry) => ({ ...entry, reason }))
  site.json<Ledger>(ledgerFile, (ledger) => {
    ledger.explained = merge(ledger.explained, explained, 'contradiction')
  })
}

/** Changes the reason for one contradiction. */
export const explain = (site: Editor, contradiction: string, reason: string) =>
  site.json<Ledger>(ledgerFile, ({ explained }) => {
    for (const entry of explained) if (entry.contradiction === contradiction) entry.reason = reason
  })
