import { byPlace, findProblems } from './find-problems.ts'
import { openSite } from './open-site.ts'
import {
  ContentError,
  formatCount,
  formatProblem,
  missingFileProblem,
  type Problem,
} from './report.ts'
import type { Severity } from './rules/rule.ts'
import { contentFiles } from './schema/content-files.ts'
import type { Site } from './site.ts'

export {
  decodedAddress,
  fileAt,
  linkProblem,
  type Targets,
} from './rules/addresses.ts'

const problemsOfRules = (site: Site, severity: Severity): Problem[] =>
  findProblems(site, [severity]).map(({ problem }) => problem)

/**
 * All mistakes that stop a build: faults in files, missing files, and findings of the rules with
 * the severity 'stops'.
 */
export function checkSite(site: Site): Problem[] {
  const faults = [...site.files.values()].flatMap(({ problems }) => problems)
  const missingFiles = Object.keys(contentFiles).filter(
    (file) => !site.files.has(file),
  )
  return [
    ...faults,
    ...missingFiles.map(missingFileProblem),
    ...problemsOfRules(site, 'stops'),
  ].sort(byPlace)
}

/** What the check of the content finds: `problems` stop a build, `toLookAt` do not. */
export type ContentReport = Record<'problems' | 'toLookAt', Problem[]>

/** The findings in the content below `root`. */
export function checkContent(root: string): ContentReport {
  const site = openSite(root)
  return {
    problems: checkSite(site),
    toLookAt: problemsOfRules(site, 'look'),
  }
}

/** Returns the findings to look at. Throws one ContentError with all mistakes if there are any. */
export function assertContent(root: string): readonly Problem[] {
  const { problems, toLookAt } = checkContent(root)
  if (problems.length > 0) throw new ContentError(problems)
  return toLookAt
}

/**
 * The report for the terminal. Each finding begins with its file, line and column, so that code
 * editors turn it into a link.
 */
export function formatReport({ problems, toLookAt }: ContentReport): string {
  const linesOf = (severityLabel: string, findings: readonly Problem[]) =>
    findings.map((problem) =>
      formatProblem({
        ...problem,
        message: `${severityLabel}: ${problem.message}`,
      }),
    )
  const lines = [
    ...linesOf('error', problems),
    ...linesOf('to look at', toLookAt),
  ]
  if (lines.length === 0) return 'The content is in order.'
  const summary =
    `${formatCount(problems.length, 'problem that stops', 'problems that stop')} the build, ` +
    `${toLookAt.length} to look at.`
  return [...lines, '', summary].join('\n')
}
