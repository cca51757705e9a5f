import { ContentError, type Problem } from '#ssg/content/content-error.ts'
import { type Text, textOfName } from '#ssg/content/written-text.ts'
import { readSite, type SiteContent } from '#ssg/routes/pages.ts'
import { inOwnTexts, problemOf, type Rule, type Severity } from './rule.ts'
import { rules } from './rules.ts'

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

const inOrder = (a: Problem, b: Problem) =>
  a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1

/** What the rules of some severities find in a site, in the order of files and lines. */
export function findProblems(site: SiteContent, severities: readonly Severity[]): RuleProblem[] {
  const texts = textsOf(site)
  return rules
    .filter(({ severity }) => severities.includes(severity))
    .flatMap((rule) => {
      const own = texts.filter(({ kind }) => rule.kinds.includes(kind))
      const found = inOwnTexts(rule, texts, site.facts).concat(rule.amongTexts?.(own, site) ?? [])
      return found.map((each) => ({ rule, id: each.id, ...problemOf(each) }))
    })
    .sort(inOrder)
}

export const plain = ({ file, line, column, message }: Problem) => ({ file, line, column, message })

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
