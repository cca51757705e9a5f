import { formatProblem, type Problem } from '#ssg/content/content-error.ts'
import { readSite } from '#ssg/routes/pages.ts'
import { findProblems, mistakesOf, plain } from './content-problems.ts'

/** All findings about the content that need no build. */
export interface ContentReport {
  /** Mistakes that stop the build. */
  problems: Problem[]
  /** Warnings; they stop nothing. */
  warnings: Problem[]
}

export async function checkContent(root: string): Promise<ContentReport> {
  const site = await readSite(root)
  return { problems: mistakesOf(site), warnings: findProblems(site, ['warns']).map(plain) }
}

export const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

/** Report for the terminal: one line per finding, so that editors can jump to it. */
export function printReport({ problems, warnings }: ContentReport): string {
  const print = (weight: string, found: readonly Problem[]) =>
    found.map((problem) => formatProblem({ ...problem, message: `${weight}: ${problem.message}` }))
  const lines = [...print('error', problems), ...print('warning', warnings)]
  if (lines.length === 0) return 'The content is in order.'
  const sum =
    `${counted(problems.length, 'problem that stops', 'problems that stop')} the build, ` +
    `${counted(warnings.length, 'warning', 'warnings')}.`
  return [...lines, '', sum].join('\n')
}
