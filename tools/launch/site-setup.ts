import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { initialsOf } from '#content/initials.ts'
import { openSite } from '#content/open-site.ts'
import { ContentError, missingFileProblem } from '#content/report.ts'
import { sampleSiteValues } from '#content/sample-site-values.ts'
import {
  cleanNumber,
  domainOf,
  formatIssue,
  isTimeZone,
  plainMessages,
  WrittenSiteSchema,
  withoutInvisible,
} from '#content/schemas.ts'
import { withValues } from '#content/yaml-form.ts'
import { UserError } from '#ssg/settings/user-error.ts'
import { readTable } from '#ssg/settings/yaml-table.ts'

/** The values of data/site.yaml as they are written in the file. */
export type SiteFacts = v.InferOutput<typeof WrittenSiteSchema>

const siteFile = 'data/site.yaml'

/** Text and values of data/site.yaml below `root`. Throws a ContentError if it has mistakes. */
function readSiteFile(root: string): { text: string; facts: SiteFacts } {
  const {
    text = '',
    source,
    problems = [missingFileProblem(siteFile)],
  } = openSite(root).files.get(siteFile) ?? {}
  if (problems.length > 0) throw new ContentError(problems)
  return { text, facts: v.parse(WrittenSiteSchema, source?.value) }
}

/** Reads data/site.yaml below `root`. Throws a ContentError for mistakes in it. */
export const readSiteFacts = (root: string): SiteFacts =>
  readSiteFile(root).facts

/**
 * Writes the values in which `newFacts` differs from `oldFacts` to data/site.yaml below `root`.
 * Comments stay, and so do other values that the owner has changed in the file since `oldFacts` was
 * read.
 */
export function writeSiteFacts(
  root: string,
  oldFacts: SiteFacts,
  newFacts: SiteFacts,
) {
  const { text, facts: fileFacts } = readSiteFile(root)
  const keys = Object.keys({ ...oldFacts, ...newFacts }) as (keyof SiteFacts)[]
  const changedKeys = keys.filter(
    (key) => !isDeepStrictEqual(newFacts[key], oldFacts[key]),
  )
  const { chatNumber, ...otherFacts } = {
    ...fileFacts,
    ...Object.fromEntries(changedKeys.map((key) => [key, newFacts[key]])),
  }
  const values = { ...otherFacts, ...(chatNumber && { chatNumber }) }
  writeFileSync(join(root, siteFile), withValues(text, values))
}

/** A question of the setup; questions.yaml explains its fields. */
export interface Question {
  id: string
  key: keyof SiteFacts
  ask: string
  example: string
  profile?: { label: string; icon: string }
}

/** All questions of the setup, in the order they are asked. */
export const questions: readonly Question[] = readTable(
  import.meta.dirname,
  'questions',
)

/** Values that the setup derives from a name. */
const namesFrom = (name: string) => ({
  initials: initialsOf(name),
  alternateName: `${name} Consulting`,
})

/** The new name with the values derived from it; values that the owner wrote are kept. */
function nameValues(name: string, facts: SiteFacts): Partial<SiteFacts> {
  const [oldNames, newNames] = [namesFrom(facts.name), namesFrom(name)]
  const keptKeys = (['initials', 'alternateName'] as const).filter(
    (key) => ![oldNames[key], sampleSiteValues[key]].includes(facts[key]),
  )
  return {
    name,
    ...newNames,
    ...Object.fromEntries(keptKeys.map((key) => [key, facts[key]])),
  }
}

/** A time zone as people name it: 'IST (GMT+5:30)', or 'London time' if it has summer time. */
function zoneLabelOf(timeZone: string): string {
  if (timeZone === 'UTC') return timeZone
  const nameIn = (timeZoneName: 'short' | 'shortOffset', month = 0) =>
    new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName })
      .formatToParts(Date.UTC(2026, month))
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const city = `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`
  const offset = nameIn('shortOffset')
  if (offset !== nameIn('shortOffset', 6)) return city
  const abbreviation = nameIn('short')
  return `${/^[A-Z]{3,4}$/.test(abbreviation) ? abbreviation : city} (${offset})`
}

/** Profiles with `url` as the address of the profile `label`; without this profile for 'none'. */
function withProfile(
  social: SiteFacts['social'],
  { label, icon }: NonNullable<Question['profile']>,
  url: string,
): SiteFacts['social'] {
  const hasSameLabel = (each: { label: string }) => each.label === label
  if (url === 'none') return social.filter((each) => !hasSameLabel(each))
  if (!social.some(hasSameLabel)) return [...social, { label, icon, url }]
  return social.map((each) => (hasSameLabel(each) ? { ...each, url } : each))
}

/** Functions that convert answers, by question id; answers to other questions stay as they are. */
const answerReaders: Record<
  string,
  (answer: string, facts: SiteFacts) => Partial<SiteFacts>
> = {
  name: nameValues,
  domain: (domain) => ({ origin: `https://${domainOf(domain) ?? domain}` }),
  number: (number) => ({ phone: cleanNumber(number), chatNumber: undefined }),
  mail: (email) => ({ email: withoutInvisible(email) }),
  zone: (timeZone) =>
    isTimeZone(timeZone)
      ? { timeZone, timeZoneLabel: zoneLabelOf(timeZone) }
      : { timeZone },
}

/** The values of data/site.yaml that an answer changes. */
function answerValues(
  { id, key, profile }: Question,
  answer: string,
  facts: SiteFacts,
): Partial<SiteFacts> {
  if (profile) return { social: withProfile(facts.social, profile, answer) }
  return answerReaders[id]?.(answer, facts) ?? { [key]: answer }
}

/**
 * The facts of the site with one answer applied. Throws a UserError that says what is wrong with
 * the answer and shows the expected format.
 */
export function withAnswer(
  facts: SiteFacts,
  question: Question,
  answer: string,
): SiteFacts {
  const newFacts = { ...facts, ...answerValues(question, answer, facts) }
  const result = v.safeParse(WrittenSiteSchema, newFacts, plainMessages)
  if (!result.success) {
    const problem = formatIssue(result.issues[0], newFacts)
    const hasExample = /\b(?:as in|such as|write) /.test(problem)
    throw new UserError(
      hasExample ? problem : `${problem}. Write it as in ${question.example}`,
    )
  }
  return result.output
}
