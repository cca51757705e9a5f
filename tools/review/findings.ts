import type { Problem } from '#content/report.ts'
import { type LaunchFinding, launchFindings } from '#tools/launch/launch.ts'

/** One finding of the launch check. */
export interface ReviewFinding extends Omit<Problem, 'column'> {
  weight: 'stops' | 'look' | 'excused'
  /** By which the launch check excuses it. */
  id?: string
}

/** Findings of a branch, split by whether the base has them too. */
export type FindingChanges = Record<
  'fresh' | 'solved' | 'known',
  ReviewFinding[]
>

function weightOf({
  blocking,
  excused,
}: LaunchFinding): ReviewFinding['weight'] {
  if (blocking) return 'stops'
  return excused ? 'excused' : 'look'
}

/** Findings of this branch's checks on a tree. `now` decides which exceptions have expired. */
export async function findingsOfTree(
  root: string,
  now: Date,
): Promise<ReviewFinding[]> {
  const launch = await launchFindings(root, now)
  return launch.map((finding): ReviewFinding => {
    const { id, excused, message, file, line } = finding
    const until = excused
      ? ` (excused until ${excused.until}: ${excused.why})`
      : ''
    return {
      id,
      weight: weightOf(finding),
      message: `${message}${until}`,
      file,
      line,
    }
  })
}

/**
 * Separates new and solved findings from known ones. Lines are ignored: one line added at the top
 * of a file would make all its findings new. `renamed` has the new name of each renamed file.
 */
export function compareFindings(
  before: readonly ReviewFinding[],
  after: readonly ReviewFinding[],
  renamed: ReadonlyMap<string, string> = new Map(),
): FindingChanges {
  const keyOf = ({ weight, file, message }: ReviewFinding) =>
    JSON.stringify([weight, renamed.get(file) ?? file, message])
  const changes: FindingChanges = { fresh: [], solved: [...before], known: [] }
  for (const finding of after) {
    const index = changes.solved.findIndex(
      (other) => keyOf(other) === keyOf(finding),
    )
    if (index >= 0) changes.solved.splice(index, 1)
    changes[index < 0 ? 'fresh' : 'known'].push(finding)
  }
  return changes
}
