import type { Facts } from './facts.ts'
import type { CheckedFile } from './read/check-file.ts'
import type { Problem } from './report.ts'
import * as rules from './rules/index.ts'
import {
  findInTexts,
  findInValues,
  type LocatedFinding,
  type Rule,
  type Severity,
} from './rules/rule.ts'
import type { Site } from './site.ts'

/** A finding of a rule, as a problem with its place. */
export interface RuleProblem {
  rule: Rule
  id: string | undefined
  text: LocatedFinding['text']
  problem: Problem
  /** Number of places, if the finding stands for several equal ones in its file. */
  places?: number
}

/** The end of a message about several equal findings in a file. */
export const placesNote = (places: number) => ` (${places} places in this file)`

/** Comparison function for sorting problems by file, line and column. */
export function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}

/** Findings of a rule in the texts or values of one file; none for a rule about the whole site. */
export function findingsInFile(
  rule: Rule,
  checkedFile: CheckedFile,
  facts: Facts,
): readonly LocatedFinding[] {
  if (rule.reads === 'text') {
    const textsToCheck = checkedFile.texts.filter(({ kind }) =>
      rule.kinds.includes(kind),
    )
    return findInTexts(textsToCheck, (text) => rule.find(text, facts))
  }
  if (rule.reads === 'file' && rule.files.includes(checkedFile.file))
    return findInValues(checkedFile, rule.find)
  return []
}

/** Cache of findings by file; a file whose text or facts have changed is a new object. */
const findingsCache = new WeakMap<
  CheckedFile,
  Map<Rule, readonly LocatedFinding[]>
>()

/** Findings of a rule in a file, cached, since a save changes only one of many files. */
function cachedFindings(
  rule: Rule,
  checkedFile: CheckedFile,
  facts: Facts,
): readonly LocatedFinding[] {
  const findingsByRule =
    findingsCache.get(checkedFile) ?? new Map<Rule, readonly LocatedFinding[]>()
  findingsCache.set(checkedFile, findingsByRule)
  const findings =
    findingsByRule.get(rule) ?? findingsInFile(rule, checkedFile, facts)
  findingsByRule.set(rule, findings)
  return findings
}

export function findingsInSite(
  rule: Rule,
  site: Site,
): readonly LocatedFinding[] {
  if (rule.reads === 'site') return rule.find(site)
  return [...site.files.values()].flatMap((checkedFile) =>
    cachedFindings(rule, checkedFile, site.facts),
  )
}

/** Turns a finding into a problem with its place in the file. */
export const problemOf = ({
  text,
  message,
  words,
  index,
  place,
}: LocatedFinding): Problem => ({
  file: text.file,
  ...(place ?? text.at(words, index)),
  message,
})

/** A key that findings share if their rule, id, file and message are the same. */
const keyOfProblem = ({ rule, id, problem }: RuleProblem) =>
  JSON.stringify([rule.name, id, problem.file, problem.message])

/**
 * Merges equal findings in a file into one, with the number of their places. Findings that stop a
 * build are not merged.
 */
function mergeEqualInFile(problems: readonly RuleProblem[]): RuleProblem[] {
  const groups = new Map<string, RuleProblem[]>()
  for (const each of problems) {
    const key = keyOfProblem(each)
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()].flatMap((group) => {
    const [first, second] = group
    if (!first || !second || first.rule.severity === 'stops') return group
    const places = group.length
    const message = first.problem.message + placesNote(places)
    return { ...first, places, problem: { ...first.problem, message } }
  })
}

/** What `find` returns for the rules with the given severities, merged and sorted by place. */
const sortedProblems = (
  severities: readonly Severity[],
  find: (rule: Rule) => readonly LocatedFinding[],
): RuleProblem[] => {
  const problems = Object.values<Rule>(rules)
    .filter(({ severity }) => severities.includes(severity))
    .flatMap((rule) =>
      find(rule).map((each): RuleProblem => {
        return { rule, id: each.id, text: each.text, problem: problemOf(each) }
      }),
    )
  return mergeEqualInFile(problems).sort((a, b) =>
    byPlace(a.problem, b.problem),
  )
}

/** Findings in a site, of the rules with the given severities. */
export const findProblems = (site: Site, severities: readonly Severity[]) =>
  sortedProblems(severities, (rule) => findingsInSite(rule, site))

/** Findings in one file, of the rules with the given severity that need no other file. */
export const findProblemsInFile = (
  checkedFile: CheckedFile,
  facts: Facts,
  severity: Severity,
) =>
  sortedProblems([severity], (rule) => findingsInFile(rule, checkedFile, facts))
