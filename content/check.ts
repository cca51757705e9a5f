import { type Text, textOfName } from './read/written-text.ts'
import { ContentError, formatProblem, type Problem } from './report.ts'
import * as rules from './rules/index.ts'
import { foundBy, problemOf, type Rule, type Severity } from './rules/rule.ts'
import { readSite, type SiteContent } from './site.ts'

/** What a rule found, with its place. */
export interface RuleProblem extends Problem {
  rule: Rule
  id: string | undefined
}

/** Every text of a site, the names of its files included. */
const textsOf = ({ files, others }: SiteContent): Text[] => [
  ...[...files.values()].flatMap(({ texts }) => texts),
  ...others.map(textOfName),
]

export const inOrder = (a: Problem, b: Problem) =>
  a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1

/** What the rules of some severities find in a site, in the order of files and lines. */
export function findProblems(site: SiteContent, severities: readonly Severity[]): RuleProblem[] {
  const texts = textsOf(site)
  return Object.values<Rule>(rules)
    .filter(({ severity }) => severities.includes(severity))
    .flatMap((rule) => {
      const found = foundBy(rule, texts, site.facts, site)
      return found.map((each) => ({ rule, id: each.id, ...problemOf(each) }))
    })
    .sort(inOrder)
}

const plain = ({ file, line, column, message }: Problem) => ({ file, line, column, message })

/** Every mistake that stops a build: those of readers and schemas, and those of rules. */
export function mistakesOf(site: SiteContent): Problem[] {
  const read = [...site.files.values()].flatMap(({ problems }) => problems)
  return [...read, ...findProblems(site, ['stops']).map(plain)].sort(inOrder)
}

export const contentProblems = async (root: string) => mistakesOf(await readSite(root))

/** Throws one ContentError that lists all mistakes. */
export async function assertContent(root: string): Promise<void> {
  const problems = await contentProblems(root)
  if (problems.length > 0) throw new ContentError(problems)
}

/** All findings about the content that need no build: what stops it, and warnings, which do not. */
export type ContentReport = Record<'problems' | 'warnings', Problem[]>

export async function checkContent(root: string): Promise<ContentReport> {
  const site = await readSite(root)
  return { problems: mistakesOf(site), warnings: findProblems(site, ['warns']).map(plain) }
}

export const counted = (count: number, one: string, many = `${one}s`) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

/** Report for the terminal: one line per finding, so that editors can jump to it. */
export function printReport({ problems, warnings }: ContentReport): string {
  const print = (weight: string, found: readonly Problem[]) =>
    found.map((problem) => formatProblem({ ...problem, message: `${weight}: ${problem.message}` }))
  const lines = [...print('error', problems), ...print('warning', warnings)]
  if (lines.length === 0) return 'The content is in order.'
  const sum =
    `${counted(problems.length, 'problem that stops', 'problems that stop')} the build, ` +
    `${counted(warnings.length, 'warning')}.`
  return [...lines, '', sum].join('\n')
}
