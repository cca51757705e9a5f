import { placesNote } from '#content/find-problems.ts'
import type { LaunchFinding } from '#tools/launch/launch.ts'

/**
 * Findings only of the branch (`fresh`), only of its base (`solved`), and of both (`known`). If the
 * base could not be checked, the findings of the branch are `uncompared`.
 */
export type FindingChanges = Record<
  'fresh' | 'solved' | 'known',
  LaunchFinding[]
> & { uncompared?: LaunchFinding[] }

/**
 * Separates new and solved findings from known ones; one that has more places than before is new.
 * Line numbers are not compared: a line added at the top of a file would make all findings in it
 * new. `newNames` maps old file names to new ones.
 */
export function compareFindings(
  before: readonly LaunchFinding[],
  after: readonly LaunchFinding[],
  newNames: ReadonlyMap<string, string> = new Map(),
): FindingChanges {
  const keyOf = ({
    blocking,
    excused,
    file,
    message,
    places = 1,
  }: LaunchFinding) =>
    JSON.stringify([
      blocking,
      excused,
      newNames.get(file) ?? file,
      message.replace(placesNote(places), ''),
    ])
  const changes: FindingChanges = { fresh: [], solved: [...before], known: [] }
  for (const finding of after) {
    const index = changes.solved.findIndex(
      (other) => keyOf(other) === keyOf(finding),
    )
    const [oldFinding] = index < 0 ? [] : changes.solved.splice(index, 1)
    const isKnown =
      oldFinding && (finding.places ?? 1) <= (oldFinding.places ?? 1)
    changes[isKnown ? 'known' : 'fresh'].push(finding)
  }
  return changes
}
