import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import type { ContentError } from '../../ssg/content/content-error.ts'
import { settings } from '../../ssg/settings/settings.ts'
import { checkData } from '../../tools/checks/check-data.ts'
import { launchFindings } from '../../tools/launch/launch.ts'
import {
  questions,
  readSiteFacts,
  withAnswer,
  withPhoto,
  writeSiteFacts,
} from '../../tools/launch/onboarding.ts'
import { problemLines, siteWith } from './site-copy.ts'

vi.setConfig({ testTimeout: 30_000 })

const copy = () => siteWith({}, ['data', 'pages', 'public', 'client', 'components'])
const question = (id: string) => {
  const found = questions.find((each) => each.id === id)
  if (!found) throw new Error(`There is no question '${id}'`)
  return found
}
/** Answers in the spelling that people type. */
const answers = {
  name: 'Zoya Qureshi-Banik',
  domain: 'https://www.ZoyaQB.in/',
  number: '+91 98301 12233',
  mail: 'hello@zoyaqb.in',
  zone: 'Asia/Kolkata',
  linkedin: 'https://www.linkedin.com/in/zoyaqb',
  youtube: 'https://www.youtube.com/@zoyaqb',
  instagram: 'none',
  x: 'https://x.com/zoyaqb',
  analytics: 'G-AB12CD34EF',
  pixel: '123456789012345',
}

/** Runs the setup with these answers, in this order. */
const setUp = (given: Record<string, string>, site = readSiteFacts(copy())) =>
  Object.entries(given).reduce((own, [id, answer]) => withAnswer(own, question(id), answer), site)

test('a first setup replaces the sample identity except its place and picture', async () => {
  const root = copy()
  const site = setUp(answers, readSiteFacts(root))
  writeSiteFacts(root, site)
  expect(readSiteFacts(root)).toMatchObject({
    name: 'Zoya Qureshi-Banik',
    initials: 'ZQB',
    origin: 'https://www.zoyaqb.in',
    phone: '+91 98301 12233',
  })
  expect(readSiteFacts(root).social.map(({ label }) => label)).toEqual(['LinkedIn', 'YouTube', 'X'])
  expect(await checkData(root)).toEqual([])
  const left = (await launchFindings(root, { env: {} })).filter(({ id }) =>
    id.startsWith('identity.'),
  )
  expect(left.map(({ id }) => id)).toEqual(['identity.place', 'identity.portrait'])
})

test('an answer changes nothing else in the file', async () => {
  const root = copy()
  const before = readFileSync(join(root, 'data/site.json'), 'utf8')
  const site = readSiteFacts(root)
  writeSiteFacts(root, withAnswer(site, question('mail'), 'hello@zoyaqb.in'))
  expect(readFileSync(join(root, 'data/site.json'), 'utf8')).toBe(
    before.replace(site.email, 'hello@zoyaqb.in'),
  )
})

describe('a name in any script', () => {
  test.each([
    ['তারা রায়', 'তারা'],
    ['क्षितिज श्रीवास्तव', 'क्षिश्री'],
    ['李娜', '李'],
    ['محمد علي', 'مع'],
  ])("'%s' has the initials %s", async (name, initials) => {
    const root = copy()
    writeSiteFacts(root, setUp({ name }, readSiteFacts(root)))
    expect(readSiteFacts(root)).toMatchObject({
      name,
      initials,
      alternateName: `${name} Consulting`,
    })
    expect(await checkData(root)).toEqual([])
  })

  test('initials that differ from the name may be given before or after it', () => {
    expect(setUp({ name: 'Tara Roy', initials: 'রা' }).initials).toBe('রা')
    expect(setUp({ initials: 'TRC', name: 'Tara Roy' }).initials).toBe('TRC')
  })
})

test("a second setup keeps an alternate name of the owner's and updates a derived one", () => {
  const first = setUp({ name: 'Tara Roy' })
  expect(setUp({ name: 'Tara Sen' }, first)).toMatchObject({
    initials: 'TS',
    alternateName: 'Tara Sen Consulting',
  })
  const own = { ...first, initials: 'T', alternateName: 'Roy & Daughters' }
  expect(setUp({ name: 'Tara Sen' }, own)).toMatchObject({
    name: 'Tara Sen',
    initials: 'T',
    alternateName: 'Roy & Daughters',
  })
})

test('the number is stored once, in place of a separate one for chats', async () => {
  const root = copy()
  const site = { ...readSiteFacts(root), chatNumber: '919830000001' }
  writeSiteFacts(root, setUp({ number: '+91 98301 12233' }, site))
  const written = readFileSync(join(root, 'data/site.json'), 'utf8')
  expect(written).toContain('"phone": "+91 98301 12233"')
  expect(written).not.toContain('chatNumber')
})

test.each([
  ['analytics', 'G-AB12CD34EF'],
  ['analytics', 'G-AB12CD'],
  ['analytics', 'UA-12345-1'],
  ['analytics', 'off'],
  ['pixel', '123456789012345'],
  ['pixel', '123456789012'],
  ['pixel', 'off'],
])('setup takes %s %s only if a build does', (id, answer) => {
  const builds = () => settings({}, { analyticsId: '', pixelId: '', [`${id}Id`]: answer }, false)
  const takes = () => setUp({ [id]: answer })
  const isRefused = (attempt: () => unknown) => {
    try {
      return attempt() === undefined
    } catch {
      return true
    }
  }
  expect(isRefused(takes)).toBe(isRefused(builds))
})

describe('an invalid answer is reported with an example', () => {
  test.each([
    ['name', 'Z', 'name needs at least 2 characters, it has 1. Write it as in Tara Roy'],
    ...['zoya qb', 'tararoyin', 'tararoy..in', '-', 'www.', 'www.in', '192.168.0.1'].map(
      (domain): [string, string, string] => [
        'domain',
        domain,
        `origin 'https://${domain}' is not https:// and a domain: it has a name and an ending`,
      ],
    ),
    ['number', '12', "phone '12' begins without + and the code of its country"],
    ['number', '98301 12233', 'begins without + and the code of its country'],
    ['number', '+91 098301 12233', 'home begin with: write +91 98301 12233. Write it as in'],
    ['number', '+91 98301 1223', 'is no number of the country with the code +91'],
    ['zone', 'Kolkata', "timeZone must be a name of the time zone database such as 'Asia/Kolkata'"],
    ['initials', 'T.R.', "initials must be one to three letters, not 'T.R.'. Write it as in TR"],
    ['mail', 'hello', "email 'hello' is no mail address, as in hello@tararoy.in"],
    [
      'x',
      'zoyaqb',
      "url must be a full address that starts with https://, not 'zoyaqb'. Write it as in " +
        'https://x.com/tararoy',
    ],
    [
      'analytics',
      'UA-1234',
      "analyticsId must be a Google Analytics 4 measurement id such as 'G-AB12CD34EF' (Admin, " +
        "Data streams), or 'off', not 'UA-1234'",
    ],
    [
      'pixel',
      '12',
      "pixelId must be a Meta pixel id, which is 15 or 16 digits such as '123456789012345' " +
        "(Events Manager, Data sources), or 'off', not '12'",
    ],
  ])('%s: %s', (id, answer, message) => {
    const site = readSiteFacts(copy())
    expect(() => withAnswer(site, question(id), answer)).toThrow(message)
  })
})

describe('an answer as people paste it is taken', () => {
  test.each([
    ['number', '\u202a+91\u00a098301\u00a012233\u202c', 'phone', '+91 98301 12233'],
    ['number', '+91-98301\u201112233', 'phone', '+91 98301 12233'],
    ['number', '+44 (20) 7946 0958', 'phone', '+44 20 7946 0958'],
    ['mail', 'hello@zoyaqb.in\u200b', 'email', 'hello@zoyaqb.in'],
    ['mail', "o'brien@zoya--qb.in", 'email', "o'brien@zoya--qb.in"],
    ['mail', 'तारा@तारा.भारत', 'email', 'तारा@तारा.भारत'],
    ['domain', 'तारा.भारत', 'origin', 'https://xn--h2by4bb.xn--h2brj9c'],
    ['zone', 'Europe/London', 'timeZoneLabel', 'London time'],
    ['zone', 'Asia/Singapore', 'timeZoneLabel', 'Singapore time (GMT+8)'],
  ])('%s: %s', (id, answer, key, value) => {
    expect(setUp({ [id]: answer })).toMatchObject({ [key]: value })
  })
})

test.each([
  [
    'a lost comma',
    /,\n {2}"email"/,
    '\n  "email"',
    'data/site.json:7:3 This cannot be read: a comma is missing at the end of the line before',
  ],
  ['a mistyped key', '"email"', '"emial"', "data/site.json:7:3 'emial' is not known here: did you"],
])('%s in data/site.json is named with its place', (_, from, to, message) => {
  const root = siteWith({ 'data/site.json': (text) => text.replace(from, to) }, ['data'])
  let problems: string[] = []
  try {
    readSiteFacts(root)
  } catch (error) {
    problems = problemLines((error as ContentError).problems)
  }
  expect(problems.join('\n')).toMatch(message)
})

describe('a photograph', () => {
  const picture = (root: string, width: number, height: number) => {
    const file = join(root, 'me.jpg')
    const noise = sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#886655',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
    return noise
      .withExif({ IFD3: { GPSLatitude: '22/1 34/1 0/1' } })
      .jpeg()
      .toFile(file)
      .then(() => file)
  }

  test('replaces the drawing, cropped to its size and without its location data', async () => {
    const root = copy()
    const before = readSiteFacts(root)
    const site = await withPhoto(root, before, await picture(root, 1600, 1200))
    expect(site.portrait).toBe('/images/portrait.webp')
    const { width, height, format, exif } = await sharp(
      readFileSync(join(root, 'public', site.portrait)),
    ).metadata()
    expect({ width, height, format, exif }).toEqual({
      width: 960,
      height: 1120,
      format: 'webp',
      exif: undefined,
    })
    expect(existsSync(join(root, 'public', before.portrait))).toBe(false)
  })

  test('that a phone took lying on its side is upright', async () => {
    const root = copy()
    const file = join(root, 'me.jpg')
    const white = { create: { width: 800, height: 1200, channels: 3, background: '#fff' } } as const
    await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#000' } })
      .composite([{ input: white, left: 800, top: 0 }])
      // Upright after a quarter turn to the right (Exif 3.0, tag 0x0112).
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(file)
    const { portrait } = await withPhoto(root, readSiteFacts(root), file)
    const strip = async (top: number) => {
      const { data } = await sharp(readFileSync(join(root, 'public', portrait)))
        .extract({ left: 0, top, width: 960, height: 40 })
        .resize(1, 1)
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return data[0]
    }
    expect(await strip(0)).toBeLessThan(20)
    expect(await strip(1080)).toBeGreaterThan(235)
  })

  test('that is too small or unreadable is refused, and the drawing stays', async () => {
    const root = copy()
    const site = readSiteFacts(root)
    await expect(withPhoto(root, site, await picture(root, 300, 300))).rejects.toThrow(
      'me.jpg is 300 × 300 pixels: 960 × 1120 are shown',
    )
    writeFileSync(join(root, 'me.txt'), 'not a picture')
    await expect(withPhoto(root, site, join(root, 'me.txt'))).rejects.toThrow(
      'cannot be read as a picture',
    )
    expect(existsSync(join(root, 'public', site.portrait))).toBe(true)
  })
})
