/** One mistake in the content, with its place; line and column count from 1. */
export interface Problem {
  file: string
  line: number
  column: number
  message: string
}

/** A mistake of a whole file. */
export const ofFile = (file: string, message: string): Problem => ({
  file,
  line: 1,
  column: 1,
  message,
})

/** Line and column, both from 1, of a character offset. */
export function placeOf(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

export const formatProblem = ({ file, line, column, message }: Problem) =>
  `${file}:${line}:${column}  ${message}`

/**
 * All mistakes of a run in one error. Its message is shown in the terminal and in the dev overlay.
 */
export class ContentError extends Error {
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
    super(
      `The content has ${count}:\n\n` +
        `${problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')}\n`,
    )
    this.name = 'ContentError'
    this.problems = problems
  }
}

/** The known word nearest to a mistyped one (at most three edits away), for 'did you mean …?'. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const distance = (a: string, b: string) => {
    let row = Array.from({ length: b.length + 1 }, (_, index) => index)
    for (let i = 1; i <= a.length; i++) {
      const next = [i]
      for (let j = 1; j <= b.length; j++)
        next[j] = Math.min(
          (next[j - 1] ?? 0) + 1,
          (row[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        )
      row = next
    }
    return row[b.length] ?? 0
  }
  const ranked = known
    .map((candidate) => ({
      candidate,
      edits: distance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((a, b) => a.edits - b.edits)
  return ranked[0] && ranked[0].edits <= 3 ? ranked[0].candidate : undefined
}
