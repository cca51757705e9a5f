import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { initialsOf } from '#content/initials.ts'
import { openSite } from '#content/open-site.ts'
import { ContentError, missing } from '#content/report.ts'
import { sampleNames } from '#content/sample-names.ts'
import {
  cleanNumber,
  domainOf,
  formatIssue,
  isTimeZone,
  plainMessages,
  WrittenSite,
  withoutInvisible,
} from '#content/schemas.ts'
import { withValues } from '#content/yaml-form.ts'
import { UserError } from '#ssg/settings/user-error.ts'

/** data/site.yaml as it is written. */
export type SiteFacts = v.InferOutput<typeof WrittenSite>

const siteFile = 'data/site.yaml'

/** Reads data/site.yaml below `root`. Throws a ContentError for mistakes in it. */
export function readSiteFacts(root: string): SiteFacts {
  const { source, problems = [missing(siteFile)] } =
    openSite(root).files.get(siteFile) ?? {}
  if (problems.length > 0) throw new ContentError(problems)
  return v.parse(WrittenSite, source?.value)
}

/** Writes data/site.yaml below `root`; its comments stay. */
export function writeSiteFacts(
  root: string,
  { chatNumber, ...others }: SiteFacts,
) {
  const { text = '' } = openSite(root).files.get(siteFile) ?? {}
  const values = { ...others, ...(chatNumber && { chatNumber }) }
  writeFileSync(join(root, siteFile), withValues(text, values))
}

/** One question of the setup; `read` converts the typed answer to values of data/site.yaml. */
export interface Question {
  /** Also the flag: `npm run setup -- --name "…"`. */
  id: string
  /** The answer's key in data/site.yaml, which is a flag too. */
  key: keyof SiteFacts
  ask: string
  example: string
  read: (answer: string, site: SiteFacts) => Partial<SiteFacts>
}

const question = (
  id: string,
  key: keyof SiteFacts,
  ask: string,
  example: string,
  read: Question['read'] = (answer) => ({ [key]: answer }),
): Question => ({ id, key, ask, example, read })

const namesFrom = (name: string) => ({
  initials: initialsOf(name),
  alternateName: `${name} Consulting`,
})

/** Values derived from the old name are updated, unless the owner changed them. */
function renamed(name: string, site: SiteFacts): Partial<SiteFacts> {
  const [before, after] = [namesFrom(site.name), namesFrom(name)]
  const kept = (['initials', 'alternateName'] as const).filter(
    (key) => ![before[key], sampleNames[key]].includes(site[key]),
  )
  return {
    name,
    ...after,
    ...Object.fromEntries(kept.map((key) => [key, site[key]])),
  }
}

/** A time zone as people name it: 'IST (GMT+5:30)', 'London time' where clocks change. */
function zoneLabelOf(timeZone: string): string {
  if (timeZone === 'UTC') return timeZone
  const named = (timeZoneName: 'short' | 'shortOffset', month = 0) =>
    new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName })
      .formatToParts(Date.UTC(2026, month))
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const city = `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`
  const offset = named('shortOffset')
  if (offset !== named('shortOffset', 6)) return city
  const short = named('short')
  return `${/^[A-Z]{3,4}$/.test(short) ? short : city} (${offset})`
}

/** Answer for 'no such profile'. */
const none = 'none'

/** A profile's address replaces the present one; 'none' removes the profile from the footer. */
const profile = (
  id: string,
  ask: string,
  label: string,
  example: string,
  icon = id,
): Question =>
  question(id, 'social', `${ask}, or '${none}'`, example, (url, { social }) => {
    const isOwn = (each: { label: string }) => each.label === label
    if (url === none) return { social: social.filter((each) => !isOwn(each)) }
    const known = social.map((each) => (isOwn(each) ? { ...each, url } : each))
    return {
      social: social.some(isOwn) ? known : [...social, { label, icon, url }],
    }
  })

/** Questions of the setup, in this order (requirements §10.1). */
export const questions: readonly Question[] = [
  question('name', 'name', 'Your name', 'Tara Roy', renamed),
  question(
    'initials',
    'initials',
    "Your initials, where others than your name's",
    'TR',
  ),
  question('domain', 'origin', 'Your domain', 'tararoy.in', (domain) => {
    return { origin: `https://${domainOf(domain) ?? domain}` }
  }),
  question(
    'number',
    'phone',
    'Your WhatsApp number, with the country code',
    '+91 98301 12233',
    (number) => ({ phone: cleanNumber(number), chatNumber: undefined }),
  ),
  question(
    'mail',
    'email',
    'Your mail address',
    'hello@tararoy.in',
    (email) => {
      return { email: withoutInvisible(email) }
    },
  ),
  question(
    'zone',
    'timeZone',
    'Your time zone, which your hours are in',
    'Asia/Kolkata or Europe/London',
    (timeZone) =>
      isTimeZone(timeZone)
        ? { timeZone, timeZoneLabel: zoneLabelOf(timeZone) }
        : { timeZone },
  ),
  profile(
    'linkedin',
    'Your LinkedIn profile',
    'LinkedIn',
    'https://www.linkedin.com/in/tararoy',
  ),
  profile(
    'youtube',
    'Your YouTube channel',
    'YouTube',
    'https://www.youtube.com/@tararoy',
  ),
  profile(
    'instagram',
    'Your Instagram profile',
    'Instagram',
    'https://www.instagram.com/tararoy',
  ),
  profile('x', 'Your profile on X', 'X', 'https://x.com/tararoy', 'brand-x'),
  question(
    'analytics',
    'analyticsId',
    'Your Google Analytics measurement id',
    'G-AB12CD34EF',
  ),
  question('pixel', 'pixelId', 'Your Meta pixel id', '123456789012345'),
]

/**
 * The site with one answer applied. Throws a UserError that says what is wrong with the answer
 * and gives the expected form.
 */
export function withAnswer(
  site: SiteFacts,
  { example, read }: Question,
  answer: string,
): SiteFacts {
  const written = { ...site, ...read(answer, site) }
  const result = v.safeParse(WrittenSite, written, plainMessages)
  if (!result.success) {
    const problem = formatIssue(result.issues[0], written)
    const isShown = /\b(?:as in|such as|write) /.test(problem)
    throw new UserError(
      isShown ? problem : `${problem}. Write it as in ${example}`,
    )
  }
  return result.output
}
