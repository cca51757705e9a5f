import type { LaunchFinding } from '#tools/launch/launch.ts'

/**
 * Findings only of the branch (`fresh`), only of its base (`solved`), and of both (`known`). If the
 * base could not be checked, the findings of the branch are `uncompared`.
 */
export type FindingChanges = Record<
  'fresh' | 'solved' | 'known',
  LaunchFinding[]
> & { uncompared?: LaunchFinding[] }

/** Matches the end of a finding that stands for several in its file (content/find-problems). */
const placesPattern = / \((\d+) places in this file\)$/
const placesOf = ({ message }: LaunchFinding) =>
  Number(placesPattern.exec(message)?.[1] ?? 1)

/**
 * Separates new and solved findings from known ones; one that has more places than before is new.
 * Line numbers are not compared: a line added at the top of a file would make all findings in it
 * new. `renamed` maps old file names to new ones.
 */
export function compareFindings(
  before: readonly LaunchFinding[],
  after: readonly LaunchFinding[],
  renamed: ReadonlyMap<string, string> = new Map(),
): FindingChanges {
  const keyOf = ({ blocking, excused, file, message }: LaunchFinding) =>
    JSON.stringify([
      blocking,
      excused,
      renamed.get(file) ?? file,
      message.replace(placesPattern, ''),
    ])
  const changes: FindingChanges = { fresh: [], solved: [...before], known: [] }
  for (const finding of after) {
    const index = changes.solved.findIndex(
      (other) => keyOf(other) === keyOf(finding),
    )
    const [old] = index < 0 ? [] : changes.solved.splice(index, 1)
    const isKnown = old && placesOf(finding) <= placesOf(old)
    changes[isKnown ? 'known' : 'fresh'].push(finding)
  }
  return changes
}
