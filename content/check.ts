import type { Facts } from './facts/linked-facts.ts'
import { oncePerFile } from './once-per-file.ts'
import { openSite } from './open-site.ts'
import { ContentError, formatProblem, missing, type Problem } from './report.ts'
import * as rules from './rules/index.ts'
import {
  type Found,
  foundInFile,
  foundInSite,
  problemOf,
  type Rule,
  type RuleFile,
  type Severity,
} from './rules/rule.ts'
import { contentFiles } from './schema/content-files.ts'
import type { Site } from './site.ts'

/** What a rule found, with its place. */
export interface RuleProblem extends Problem {
  rule: Rule
  id: string | undefined
  text: Found['text']
}

/** Sorts problems by file, line and column. */
export function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}

/** What the rules of some severities find. */
const foundBy = (severities: readonly Severity[], find: (rule: Rule) => readonly Found[]) =>
  Object.values<Rule>(rules)
    .filter(({ severity }) => severities.includes(severity))
    .flatMap((rule) =>
      find(rule).map((found): RuleProblem => {
        return { rule, id: found.id, text: found.text, ...problemOf(found) }
      }),
    )

/** What is to be looked at is told once a file; what stops a build is told at each place. */
function toldOnce(found: readonly RuleProblem[]): RuleProblem[] {
  const stops = found.filter(({ rule }) => rule.severity === 'stops')
  const others = found.filter(({ rule }) => rule.severity !== 'stops')
  return [...stops, ...oncePerFile(others)].sort(byPlace)
}

/** What the rules of some severities find in a site, in the order of files and lines. */
export const findProblems = (site: Site, severities: readonly Severity[]): RuleProblem[] =>
  toldOnce(foundBy(severities, (rule) => foundInSite(rule, site)))

/** What the rules of a severity find in one file, whatever the rest of the site is. */
export const findInFile = (written: RuleFile, facts: Facts, severity: Severity): RuleProblem[] =>
  toldOnce(foundBy([severity], (rule) => foundInFile(rule, written, facts)))

const plain = ({ file, line, column, message }: Problem) => ({ file, line, column, message })

/** Every mistake that stops a build: those of readers and schemas, and those of rules. */
export function mistakesOf(site: Site): Problem[] {
  const read = [...site.files.values()].flatMap(({ problems }) => problems)
  const gone = Object.keys(contentFiles).filter((file) => !site.files.has(file))
  return [...read, ...gone.map(missing), ...findProblems(site, ['stops']).map(plain)].sort(byPlace)
}

export const contentProblems = (root: string) => mistakesOf(openSite(root))

/** All findings about the content that need no build: what stops it, and what is to look at. */
export type ContentReport = Record<'problems' | 'toLookAt', Problem[]>

export function checkContent(root: string): ContentReport {
  const site = openSite(root)
  return { problems: mistakesOf(site), toLookAt: findProblems(site, ['look']).map(plain) }
}

/** What is to look at. Throws one ContentError that lists all mistakes, where there are some. */
export function assertContent(root: string): readonly Problem[] {
  const { problems, toLookAt } = checkContent(root)
  if (problems.length > 0) throw new ContentError(problems)
  return toLookAt
}

export const counted = (count: number, one: string, many = `${one}s`) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

/** Report for the terminal: one line per finding, so that editors can jump to it. */
export function printReport({ problems, toLookAt }: ContentReport): string {
  const print = (weight: string, found: readonly Problem[]) =>
    found.map((problem) => formatProblem({ ...problem, message: `${weight}: ${problem.message}` }))
  const lines = [...print('error', problems), ...print('to look at', toLookAt)]
  if (lines.length === 0) return 'The content is in order.'
  const sum =
    `${counted(problems.length, 'problem that stops', 'problems that stop')} the build, ` +
    `${toLookAt.length} to look at.`
  return [...lines, '', sum].join('\n')
}
