import type { Facts } from './facts.ts'
import type { CheckedFile } from './read/check-file.ts'
import type { Problem } from './report.ts'
import * as rules from './rules/index.ts'
import {
  type Found,
  inEach,
  inValues,
  type Rule,
  type Severity,
} from './rules/rule.ts'
import type { Site } from './site.ts'

/** What a rule found, and where. */
export interface RuleProblem {
  rule: Rule
  id: string | undefined
  text: Found['text']
  problem: Problem
}

/** Sorts problems by file, line and column. */
export function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}

/** What a rule finds in the texts, or in the values, of one file. */
export function foundInFile(
  rule: Rule,
  checked: CheckedFile,
  facts: Facts,
): readonly Found[] {
  if (rule.reads === 'text') {
    const own = checked.texts.filter(({ kind }) => rule.kinds.includes(kind))
    return inEach(own, (text) => rule.find(text, facts))
  }
  if (rule.reads === 'file' && rule.files.includes(checked.file))
    return inValues(checked, rule.find)
  return []
}

/** What rules found in each file; a file whose text or facts have changed is another object. */
const foundBefore = new WeakMap<CheckedFile, Map<Rule, readonly Found[]>>()

/** What a rule finds in a file of a site, found once: a save changes one file of sixty. */
function foundOnce(
  rule: Rule,
  checked: CheckedFile,
  facts: Facts,
): readonly Found[] {
  const ofFile = foundBefore.get(checked) ?? new Map<Rule, readonly Found[]>()
  foundBefore.set(checked, ofFile)
  const found = ofFile.get(rule) ?? foundInFile(rule, checked, facts)
  ofFile.set(rule, found)
  return found
}

/** What a rule finds in a site. */
export function foundInSite(rule: Rule, site: Site): readonly Found[] {
  if (rule.reads === 'site') return rule.find(site)
  return [...site.files.values()].flatMap((checked) =>
    foundOnce(rule, checked, site.facts),
  )
}

/** A finding with its place in a file. */
export const problemOf = ({
  text,
  message,
  words,
  index,
  place,
}: Found): Problem => ({
  file: text.file,
  ...(place ?? text.at(words, index)),
  message,
})

/** The key of findings of one rule with the same message in one file. */
const keyOfProblem = ({ rule, id, problem }: RuleProblem) =>
  JSON.stringify([rule.name, id, problem.file, problem.message])

/**
 * A finding to look at is reported once a file, with the number of its places; one that stops a
 * build is reported at each place.
 */
function toldOnce(found: readonly RuleProblem[]): RuleProblem[] {
  const groups = new Map<string, RuleProblem[]>()
  for (const each of found) {
    const key = keyOfProblem(each)
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()].flatMap((group) => {
    const [first, second] = group
    if (!first || !second || first.rule.severity === 'stops') return group
    const message = `${first.problem.message} (${group.length} places in this file)`
    return { ...first, problem: { ...first.problem, message } }
  })
}

/** What the rules of some severities find, in the order of files and lines. */
const problemsBy = (
  severities: readonly Severity[],
  find: (rule: Rule) => readonly Found[],
): RuleProblem[] => {
  const found = Object.values<Rule>(rules)
    .filter(({ severity }) => severities.includes(severity))
    .flatMap((rule) =>
      find(rule).map((each): RuleProblem => {
        return { rule, id: each.id, text: each.text, problem: problemOf(each) }
      }),
    )
  return toldOnce(found).sort((a, b) => byPlace(a.problem, b.problem))
}

/** What the rules of some severities find in a site. */
export const findProblems = (site: Site, severities: readonly Severity[]) =>
  problemsBy(severities, (rule) => foundInSite(rule, site))

/** What the rules of a severity find in one file, whatever the rest of the site is. */
export const findInFile = (
  checked: CheckedFile,
  facts: Facts,
  severity: Severity,
) => problemsBy([severity], (rule) => foundInFile(rule, checked, facts))
