import { createHash } from 'node:crypto'
import type { Finding } from './checked-tree.ts'

/** Findings of a branch, split by whether the base has them too. */
export interface FindingChanges {
  fresh: Finding[]
  solved: Finding[]
  known: Finding[]
}

/**
 * Removes from `rest` one finding with the same key for each of `wanted`, and returns the paired
 * ones of `wanted`.
 */
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
 * Separates new and solved findings from known ones. Lines are ignored: one line added at the top
 * of a file would make all its findings new. A launch finding whose words changed is new, because
 * the words contain the values. `renamed` returns the new name of a renamed file.
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
  // The id of a page's finding contains its address, which a rename changes.
  const moved = pairUp(exact.left, rest, ({ check, file, message, weight }) =>
    JSON.stringify([check, file, message, weight]),
  )
  const order = new Map(after.map((finding, index) => [finding, index]))
  const known = [...exact.paired, ...moved.paired].sort(
    (a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0),
  )
  return { fresh: moved.left, solved: rest, known }
}

/** A short fragment id that is stable from build to build, independent of other findings. */
export const anchorOf = (kind: string, ...parts: readonly string[]) =>
  `${kind}-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8)}`

/** Fragment ids of findings, numbered if two have the same words in the same file. */
export function findingAnchors(findings: readonly Finding[]): string[] {
  const seen = new Map<string, number>()
  return findings.map(({ check, id, file, message }) => {
    const anchor = anchorOf('finding', check, id, file, message)
    const number = (seen.get(anchor) ?? 0) + 1
    seen.set(anchor, number)
    return number === 1 ? anchor : `${anchor}-${number}`
  })
}
