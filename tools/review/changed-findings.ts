import { createHash } from 'node:crypto'
import type { Finding } from './checked-tree.ts'

/** The findings of a branch, set apart from those that its base has too. */
export interface FindingChanges {
  fresh: Finding[]
  solved: Finding[]
  known: Finding[]
}

/** Takes out of `rest` one finding for each of `wanted` that has the same key, and gives the pairs' own side. */
function pairUp(
  wanted: readonly Finding[],
  rest: Finding[],
  key: (finding: Finding) => string,
): { paired: Finding[]; left: Finding[] } {
  const paired: Finding[] = []
  const left: Finding[] = []
  for (const finding of wanted) {
    const index = rest.findIndex((other) => key(other) === key(finding))
    if (index < 0) left.push(finding)
    else {
      rest.splice(index, 1)
      paired.push(finding)
    }
  }
  return { paired, left }
}

/**
 * Sets new and solved findings apart from known ones. Lines do not count: a line more at the top of a
 * file would make all findings below it new. A launch finding of the same id whose words changed is new,
 * because the words name the values. `renamed` gives the new name of a file that was renamed.
 */
export function compareFindings(
  before: readonly Finding[],
  after: readonly Finding[],
  renamed: ReadonlyMap<string, string> = new Map(),
): FindingChanges {
  const rest = before.map((finding) => ({
    ...finding,
    file: renamed.get(finding.file) ?? finding.file,
  }))
  const exact = pairUp(after, rest, ({ check, id, file, message, weight }) =>
    JSON.stringify([check, id, file, message, weight]),
  )
  // The id of a finding about a page carries the page's address, which a rename changes.
  const moved = pairUp(exact.left, rest, ({ check, file, message, weight }) =>
    JSON.stringify([check, file, message, weight]),
  )
  const order = new Map(after.map((finding, index) => [finding, index]))
  const known = [...exact.paired, ...moved.paired].sort(
    (a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0),
  )
  return { fresh: moved.left, solved: rest, known }
}

/** A short address within the page that stays the same from build to build, whatever else is listed. */
export const anchorOf = (kind: string, ...parts: readonly string[]) =>
  `${kind}-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8)}`

/** Addresses of findings, counted where two have the same words in the same file. */
export function findingAnchors(findings: readonly Finding[]): string[] {
  const seen = new Map<string, number>()
  return findings.map(({ check, id, file, message }) => {
    const anchor = anchorOf('finding', check, id, file, message)
    const number = (seen.get(anchor) ?? 0) + 1
    seen.set(anchor, number)
    return number === 1 ? anchor : `${anchor}-${number}`
  })
}
