import { formatProblem, type Problem } from '#ssg/content/content-error.ts'
import { contentProblems, readSources } from './content-problems.ts'

export interface ContentReport {
  /** Mistakes that stop the build. */
  problems: Problem[]
  /** Warnings; they stop nothing. */
  warnings: Problem[]
}

/** All findings about the content that need no build. */
export async function checkContent(root: string): Promise<ContentReport> {
  const sources = await readSources(root)
  const problems = await contentProblems(root, sources)
  return { problems, warnings: sources.remarks }
}

export const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

/** Report for the terminal: one line per finding, so that editors can jump to it. */
export function printReport({ problems, warnings }: ContentReport): string {
  const lines = [
    ...problems.map((problem) =>
      formatProblem({ ...problem, message: `error: ${problem.message}` }),
    ),
    ...warnings.map((problem) =>
      formatProblem({ ...problem, message: `warning: ${problem.message}` }),
    ),
  ]
  const sum =
    problems.length + warnings.length === 0
      ? 'The content is in order.'
      : `${counted(problems.length, 'problem that stops', 'problems that stop')} the build, ` +
        `${counted(warnings.length, 'warning', 'warnings')}.`
  return [...lines, ...(lines.length > 0 ? [''] : []), sum].join('\n')
}
