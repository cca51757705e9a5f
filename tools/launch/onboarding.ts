import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { graphemes } from '#data/graphemes.ts'
import { isTimeZone, SiteSchema } from '#data/schemas/fact-files.ts'
import { cleanNumber, domainOf, withoutInvisible } from '#data/schemas/owner-addresses.ts'
import { parseSource } from '#ssg/content/check-values.ts'
import { ContentError, type Problem } from '#ssg/content/content-error.ts'
import { readYamlSource } from '#ssg/content/yaml-source.ts'
import { sampleNames } from './sample-names.ts'

/** data/site.json as its schema parses it. */
export type Site = v.InferOutput<typeof SiteSchema>

/** One question of the setup; `read` converts the typed answer to values of data/site.json. */
export interface Question {
  /** Also the flag: `npm run setup -- --name "…"`. */
  id: string
  ask: string
  example: string
  read: (answer: string, site: Site) => Partial<Site>
}

const initialsOf = (name: string) =>
  name
    .split(/[\s-]+/)
    .map((part) => graphemes(part)[0]?.toUpperCase() ?? '')
    .filter((letter) => /^\p{L}/u.test(letter))
    .slice(0, 3)
    .join('')

const namesFrom = (name: string) => ({
  name,
  initials: initialsOf(name),
  alternateName: `${name} Consulting`,
})

/** Values derived from the old name are updated, unless the owner changed them. */
function renamed(name: string, site: Site): Partial<Site> {
  const [before, after] = [namesFrom(site.name), namesFrom(name)]
  const isDerived = (key: 'initials' | 'alternateName') =>
    [before[key], sampleNames[key]].includes(site[key])
  return {
    name,
    ...(isDerived('initials') && { initials: after.initials }),
    ...(isDerived('alternateName') && { alternateName: after.alternateName }),
  }
}

/** A time zone as people name it: 'IST (GMT+5:30)', 'London time' where clocks change. */
function zoneLabelOf(timeZone: string): string {
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

/** A profile's address replaces the present one; 'none' removes the profile from the footer. */
const profile =
  (label: string, icon: string) =>
  (url: string, { social }: Site): Partial<Site> => {
    if (url === none) return { social: social.filter((each) => each.label !== label) }
    const isListed = social.some((each) => each.label === label)
    return {
      social: isListed
        ? social.map((each) => (each.label === label ? { ...each, url } : each))
        : [...social, { label, icon, url }],
    }
  }

/** Answer for 'no such profile'. */
const none = 'none'

/** Questions of the setup, in this order (requirements §10.1). */
export const questions: readonly Question[] = [
  {
    id: 'name',
    ask: 'Your name',
    example: 'Tara Roy',
    read: renamed,
  },
  {
    id: 'initials',
    ask: "Your initials, where others than your name's",
    example: 'TR',
    read: (initials) => ({ initials }),
  },
  {
    id: 'domain',
    ask: 'Your domain',
    example: 'tararoy.in',
    read: (domain) => ({ origin: `https://${domainOf(domain) ?? domain}` }),
  },
  {
    id: 'number',
    ask: 'Your WhatsApp number, with the country code',
    example: '+91 98301 12233',
    read: (number) => ({ phone: cleanNumber(number), chatNumber: undefined }),
  },
  {
    id: 'mail',
    ask: 'Your mail address',
    example: 'hello@tararoy.in',
    read: (email) => ({ email: withoutInvisible(email) }),
  },
  {
    id: 'zone',
    ask: 'Your time zone, which your hours are in',
    example: 'Asia/Kolkata or Europe/London',
    read: (timeZone) => ({
      timeZone,
      ...(isTimeZone(timeZone) && { timeZoneLabel: zoneLabelOf(timeZone) }),
    }),
  },
  {
    id: 'linkedin',
    ask: "Your LinkedIn profile, or 'none'",
    example: 'https://www.linkedin.com/in/tararoy',
    read: profile('LinkedIn', 'linkedin'),
  },
  {
    id: 'youtube',
    ask: "Your YouTube channel, or 'none'",
    example: 'https://www.youtube.com/@tararoy',
    read: profile('YouTube', 'youtube'),
  },
  {
    id: 'instagram',
    ask: "Your Instagram profile, or 'none'",
    example: 'https://www.instagram.com/tararoy',
    read: profile('Instagram', 'instagram'),
  },
  {
    id: 'x',
    ask: "Your profile on X, or 'none'",
    example: 'https://x.com/tararoy',
    read: profile('X', 'brand-x'),
  },
  {
    id: 'analytics',
    ask: 'Your Google Analytics measurement id',
    example: 'G-AB12CD34EF',
    read: (analyticsId) => ({ analyticsId }),
  },
  {
    id: 'pixel',
    ask: 'Your Meta pixel id',
    example: '123456789012345',
    read: (pixelId) => ({ pixelId }),
  },
]

/**
 * The site with one answer applied. Throws an Error that says what is wrong with the answer and
 * gives the expected form.
 */
export function withAnswer(site: Site, { example, read }: Question, answer: string): Site {
  const result = v.safeParse(SiteSchema, { ...site, ...read(answer, site) })
  if (!result.success) throw new Error(`${result.issues[0].message}. Write it as in ${example}`)
  return result.output
}

const siteFile = 'data/site.json'

/** Reads data/site.json below `root`. Throws a ContentError for mistakes in it. */
export function readSiteFacts(root: string): Site {
  const problems: Problem[] = []
  // Every JSON text is YAML too, and its reader names the place of a lost comma.
  const text = readFileSync(join(root, siteFile), 'utf8')
  const read = readYamlSource({ file: siteFile, text }, problems)
  const site = read && parseSource(SiteSchema, siteFile, read, problems)
  if (!site) throw new ContentError(problems)
  return site
}

/** Writes data/site.json below `root`. */
export const writeSiteFacts = (root: string, site: Site) =>
  writeFileSync(join(root, siteFile), `${JSON.stringify(site, null, 2)}\n`)

/** Size of the portrait in px: twice its size on the home page. */
const portraitSize = { width: 960, height: 1120 }
const portraitFile = '/images/portrait.webp'

/**
 * Saves a photograph as the portrait: cropped around the point of attention, as WebP, without
 * location and camera metadata. Returns the site that refers to it. Throws an Error if the file is
 * not an image or too small to look sharp.
 */
export async function withPhoto(root: string, site: Site, photo: string): Promise<Site> {
  const refuse = (error: Error) => {
    throw new Error(
      `${photo} cannot be read as a picture (${error.message}): give a JPEG, PNG, WebP or ` +
        'AVIF file',
    )
  }
  // Passed as a buffer: sharp keeps a file that it opens itself open, and Windows does not delete
  // open files (sharp.pixelplumbing.com, cache).
  const picture = sharp(await readFile(photo).catch(refuse), { failOn: 'error' }).autoOrient()
  const { width = 0, height = 0 } = await picture.metadata().catch(refuse)
  if (Math.min(width / portraitSize.width, height / portraitSize.height) < 0.5)
    throw new Error(
      `${photo} is ${width} × ${height} pixels: ${portraitSize.width} × ` +
        `${portraitSize.height} are shown, and half of that is the least that looks sharp`,
    )
  mkdirSync(join(root, 'public/images'), { recursive: true })
  await picture
    .resize({ ...portraitSize, fit: 'cover', position: sharp.strategy.attention })
    .webp({ quality: 72, effort: 6 })
    .toFile(join(root, 'public', portraitFile))
  if (site.portrait !== portraitFile) rmSync(join(root, 'public', site.portrait), { force: true })
  return { ...site, portrait: portraitFile }
}
