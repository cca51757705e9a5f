import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { siteWith } from '#tests/site-copy.ts'
import { withPhoto } from '#tools/launch/portrait.ts'
import { questions, readSiteFacts, withAnswer, writeSiteFacts } from '#tools/launch/site-setup.ts'

const sampleSite = readSiteFacts(siteWith({}, ['data']))
const question = (id: string) => questions.find((each) => each.id === id) as (typeof questions)[0]
/** Runs the setup with these answers, in this order. */
const setUp = (given: Record<string, string>, site = sampleSite) =>
  Object.entries(given).reduce((own, [id, answer]) => withAnswer(own, question(id), answer), site)

// A first setup, and what it leaves to its owner: tests/recipes.
test('an answer changes nothing else in the file', () => {
  const root = siteWith({}, ['data'])
  const file = join(root, 'data/site.yaml')
  const before = readFileSync(file, 'utf8')
  writeSiteFacts(root, setUp({ mail: 'hello@zoyaqb.in' }))
  expect(readFileSync(file, 'utf8')).toBe(before.replace(sampleSite.email, 'hello@zoyaqb.in'))
})

test("a second setup keeps initials and an alternate name of the owner's", () => {
  const first = setUp({ name: 'Tara Roy' })
  const derived = { initials: 'TS', alternateName: 'Tara Sen Consulting' }
  expect(setUp({ name: 'Tara Sen' }, first)).toMatchObject(derived)
  const own = { initials: 'T', alternateName: 'Roy & Daughters' }
  expect(setUp({ name: 'Tara Sen' }, { ...first, ...own })).toMatchObject(own)
})

describe('setup answers a mistake with an example', () => {
  test.each<readonly [string, string, string]>([
    ['name', 'Z', 'name needs at least 2 characters, it has 1. Write it as in Tara Roy'],
    ...['zoya qb', 'tararoyin', 'tararoy..in', '-', 'www.', 'www.in', '192.168.0.1'].map(
      (own) => ['domain', own, `'https://${own}' is not https:// and a domain`] as const,
    ),
    ['number', '12', "phone: '12' begins without + and the code of its country"],
    ['number', '98301 12233', 'begins without + and the code of its country'],
    ['number', '+91 098301 12233', 'home begin with: write +91 98301 12233. Write it as in'],
    ['number', '+91 98301 1223', 'is no number of the country with the code +91'],
    ['zone', 'Kolkata', "timeZone must be a name of the time zone database such as 'Asia/Kolkata'"],
    ['initials', 'T.R.', "initials must be one to three letters, not 'T.R.'. Write it as in TR"],
    ['mail', 'hello', "email: 'hello' is no mail address, as in hello@tararoy.in"],
    ['x', 'zoyaqb', "url must be a full address that starts with https://, not 'zoyaqb'. Write it"],
    ['analytics', 'UA-1234', 'analyticsId must be a Google Analytics 4 measurement id such as'],
    ['pixel', '12', 'pixelId must be a Meta pixel id, which is 15 or 16 digits such as'],
  ])('to %s, such as %s', (id, answer, message) => {
    expect(() => setUp({ [id]: answer })).toThrow(message)
  })
})

describe('setup makes of an answer as people paste it', () => {
  test.each([
    ['name', 'তারা রায়', 'initials', 'তারা'],
    ['name', 'क्षितिज श्रीवास्तव', 'initials', 'क्षिश्री'],
    ['name', '李娜', 'initials', '李'],
    ['name', 'Asha Bina Chitra Devi', 'initials', 'ABC'],
    ['name', 'محمد علي', 'initials', 'مع'],
    ['number', '\u202a+91\u00a098301\u00a012233\u202c', 'phone', '+91 98301 12233'],
    ['number', '+91-98301\u201112233', 'phone', '+91 98301 12233'],
    // It replaces a separate number for chats.
    ['number', '+91 98301 12233', 'chatNumber', undefined],
    ['number', '+44 (20) 7946 0958', 'phone', '+44 20 7946 0958'],
    ['mail', 'hello@zoyaqb.in\u200b', 'email', 'hello@zoyaqb.in'],
    ['mail', "o'brien@zoya--qb.in", 'email', "o'brien@zoya--qb.in"],
    ['mail', 'तारा@तारा.भारत', 'email', 'तारा@तारा.भारत'],
    ['domain', 'तारा.भारत', 'origin', 'https://xn--h2by4bb.xn--h2brj9c'],
    ['zone', 'Europe/London', 'timeZoneLabel', 'London time'],
    ['zone', 'Asia/Singapore', 'timeZoneLabel', 'Singapore time (GMT+8)'],
  ])('%s, such as %s, the %s %s', (id, answer, key, value) => {
    const site = setUp({ [id]: answer }, { ...sampleSite, chatNumber: '919830000001' })
    expect(site).toMatchObject({ [key]: value })
  })
})

describe('a photograph', () => {
  test('replaces the drawing, cropped, upright and without its location data', async () => {
    const root = siteWith({}, ['data', 'public'])
    // A phone's that lies on its side, and says where (Exif 3.0, 0x0112): its right half is white.
    const { portrait } = await withPhoto(root, sampleSite, 'tests/unit/photograph.jpg')
    expect(portrait).toBe('/images/portrait.webp')
    expect(existsSync(join(root, 'public', sampleSite.portrait))).toBe(false)
    const saved = readFileSync(join(root, 'public', portrait))
    const { width, height, format, exif } = await sharp(saved).metadata()
    expect([width, height, format, exif]).toEqual([960, 1120, 'webp', undefined])
    const brightness = async (top: number) => {
      const strip = sharp(saved).extract({ left: 0, top, width: 960, height: 40 })
      return (await strip.resize(1, 1).greyscale().raw().toBuffer())[0]
    }
    expect(await brightness(0)).toBeLessThan(20)
    expect(await brightness(1080)).toBeGreaterThan(235)
  })

  test.each([
    ['public/favicon.svg', /favicon\.svg is \d+ × \d+ pixels: 960 × 1120 are shown/],
    ['tests/unit/pictures/phone.heic', /phone\.heic is in Apple's format HEIC/],
    ['tests/unit/pictures/letter.png', /letter\.png cannot be read as a picture/],
  ])('as small or unreadable as %s is refused, and the drawing stays', async (file, message) => {
    const root = siteWith({}, ['data', 'public'])
    await expect(withPhoto(root, sampleSite, file)).rejects.toThrow(message)
    expect(existsSync(join(root, 'public', sampleSite.portrait))).toBe(true)
  })
})
