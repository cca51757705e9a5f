import { checkContent } from '#tools/checks/content-report.ts'
import { launchFindings } from '#tools/launch/launch.ts'

/** One finding of the launch check or the content check. */
export interface ReviewFinding {
  weight: 'stops' | 'look' | 'excused'
  message: string
  file: string
  line: number
}

/** Findings of a branch, split by whether the base has them too. */
export interface FindingChanges {
  fresh: ReviewFinding[]
  solved: ReviewFinding[]
  known: ReviewFinding[]
}

/** Runs this branch's checks on a tree. `now` decides which exceptions have expired. */
async function findingsOf(root: string, now: Date): Promise<ReviewFinding[]> {
  const launch = await launchFindings(root, { now })
  const { warnings } = await checkContent(root)
  return [
    ...launch.map(({ blocking, excused, message, file, line }): ReviewFinding => {
      const until = excused ? ` (excused until ${excused.until}: ${excused.why})` : ''
      const weight = blocking ? 'stops' : excused ? 'excused' : 'look'
      return { weight, message: `${message}${until}`, file, line }
    }),
    ...warnings.map((problem): ReviewFinding => ({ weight: 'look', ...problem })),
  ]
}

/**
 * Separates new and solved findings from known ones. Lines are ignored: one line added at the top
 * of a file would make all its findings new. `renamed` returns the new name of a renamed file.
 */
export function compareFindings(
  before: readonly ReviewFinding[],
  after: readonly ReviewFinding[],
  renamed: ReadonlyMap<string, string> = new Map(),
): FindingChanges {
  const keyOf = ({ weight, file, message }: ReviewFinding) =>
    JSON.stringify([weight, renamed.get(file) ?? file, message])
  const solved = [...before]
  const [fresh, known]: [ReviewFinding[], ReviewFinding[]] = [[], []]
  for (const finding of after) {
    const index = solved.findIndex((other) => keyOf(other) === keyOf(finding))
    if (index >= 0) solved.splice(index, 1)
    ;(index < 0 ? fresh : known).push(finding)
  }
  return { fresh, solved, known }
}

/** Findings that a branch causes or solves; without a base all are new. */
export async function changedFindings(
  root: string,
  base: string | undefined,
  now: Date,
  renamed?: ReadonlyMap<string, string>,
): Promise<FindingChanges> {
  const before = base ? await findingsOf(base, now) : []
  return compareFindings(before, await findingsOf(root, now), renamed)
}
