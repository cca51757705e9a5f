import type { Facts } from './facts.ts'
import { oncePerFile } from './once-per-file.ts'
import type { Problem } from './report.ts'
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
const foundBy = (
  severities: readonly Severity[],
  find: (rule: Rule) => readonly Found[],
) =>
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
export const findProblems = (
  site: Site,
  severities: readonly Severity[],
): RuleProblem[] =>
  toldOnce(foundBy(severities, (rule) => foundInSite(rule, site)))

/** What the rules of a severity find in one file, whatever the rest of the site is. */
export const findInFile = (
  written: RuleFile,
  facts: Facts,
  severity: Severity,
): RuleProblem[] =>
  toldOnce(foundBy([severity], (rule) => foundInFile(rule, written, facts)))
