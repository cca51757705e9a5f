import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'htmlparser2'
import { textOf } from '../../ssg/document/page-contents.ts'
import { builtPages as pagesIn } from '../../ssg/routes/built-pages.ts'
import { escapeRegExp } from '../escape-reg-exp.ts'
import { contextOf, type LaunchOptions, place } from './context.ts'
import type { Fact } from './stated-facts.ts'

/** One figure of the site: its source, where it is shown, and its evidence. */
export interface LedgerRow {
  id: string
  kind: Fact['kind']
  value: string
  /** 'data/claims.json:3' */
  kept: string
  /**
   * Routes whose text contains it; undefined without a build. Two facts with the same value share
   * their routes.
   */
  shownOn?: string[]
  proof?: string
  checked?: string
  /** The value that the evidence was recorded for. */
  proves?: string
}

/** Text of every built page by its route. */
function builtPages(root: string, out: string): Map<string, string> | undefined {
  if (!existsSync(join(root, out, 'index.html'))) return undefined
  return new Map(
    pagesIn(join(root, out)).map(({ path, file }) => [
      path,
      textOf(parseDocument(readFileSync(join(root, out, file), 'utf8'))),
    ]),
  )
}

const whole = (text: string) => new RegExp(`(?<![\\d.,])${escapeRegExp(text)}(?![\\d%+]|[.,]\\d)`)

/** Every named figure, in the order of the data files. */
export async function ledgerRows(
  root: string,
  { out = 'dist', ...options }: LaunchOptions & { out?: string } = {},
): Promise<LedgerRow[]> {
  const context = await contextOf(root, options)
  const built = builtPages(root, out)
  const proofOf = (id: string) => {
    const entry = context.ledger.evidence.find(({ fact }) => fact === id)
    return entry && { proof: entry.proof, checked: entry.checked, proves: entry.value }
  }
  return context.facts.map((fact) => {
    const at = place(context, fact.file, fact.exported, fact.path)
    const patterns = fact.shown.map(whole)
    return {
      id: fact.id,
      kind: fact.kind,
      value: fact.shown.join(', '),
      kept: `${at.file}:${at.line}`,
      ...(built && {
        shownOn: [...built]
          .filter(([, text]) => patterns.some((pattern) => pattern.test(text)))
          .map(([path]) => path)
          .sort(),
      }),
      ...proofOf(fact.id),
    }
  })
}

const proofLine = ({ kind, value, proof, checked, proves }: LedgerRow) =>
  proof
    ? proves === value
      ? `proven by: ${proof} (checked ${checked})`
      : `NO EVIDENCE of this value; of '${proves}': ${proof} (checked ${checked})`
    : kind === 'claim'
      ? 'NO EVIDENCE'
      : kind === 'offer'
        ? 'your own offer'
        : 'called an estimate where it is shown'

/** The ledger for the terminal. */
export function printLedger(rows: readonly LedgerRow[]): string {
  const note = rows.every(({ shownOn }) => shownOn === undefined)
    ? ['', 'Run npm run build first to see the pages that show each figure.']
    : []
  const lines = rows.flatMap((row) => [
    `${row.id}: ${row.value}`,
    `  ${proofLine(row)}`,
    `  kept in ${row.kept}`,
    ...(row.shownOn
      ? [`  shown on ${row.shownOn.length > 0 ? row.shownOn.join(', ') : 'no page'}`]
      : []),
  ])
  return [...lines, ...note].join('\n')
}
