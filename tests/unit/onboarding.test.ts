import {
  appendFileSync,
  cpSync,
  existsSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { siteWith } from '#tests/site-copy.ts'
import { writeFacts } from '#tools/commands/setup.ts'
import {
  draggedPath,
  removeOldPortrait,
  withPhoto,
} from '#tools/launch/portrait.ts'
import {
  questions,
  readSiteFacts,
  withAnswer,
  writeSiteFacts,
} from '#tools/launch/site-setup.ts'

const sampleSite = readSiteFacts(siteWith({}, ['data']))
type Question = (typeof questions)[0]
/** The setup's question with this id. */
const question = (id: string) =>
  questions.find((each) => each.id === id) as Question
/** The facts of `site` once the setup has got the answers in `given`, keyed by question id. */
const setUp = (given: Record<string, string>, site = sampleSite) =>
  Object.entries(given).reduce(
    (own, [id, answer]) => withAnswer(own, question(id), answer),
    site,
  )

// tests/recipes tests a first setup, and what the owner has left to do before going live.
test('the answer to one question of the setup changes only one value in data/site.yaml', () => {
  const root = siteWith({}, ['data'])
  const file = join(root, 'data/site.yaml')
  const before = readFileSync(file, 'utf8')
  writeSiteFacts(root, sampleSite, setUp({ mail: 'hello@zoyaqb.in' }))
  expect(readFileSync(file, 'utf8')).toBe(
    before.replace(sampleSite.email, 'hello@zoyaqb.in'),
  )
})

test('the setup keeps what the owner writes into data/site.yaml while the setup is running', () => {
  const chatNumber = '919830000001'
  const line = `chatNumber: "${chatNumber}"\n`
  const root = siteWith({ 'data/site.yaml': (text) => text + line }, ['data'])
  const file = join(root, 'data/site.yaml')
  const before = readSiteFacts(root)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('reach: ', 'reach: Not '))
  const answers = { mail: 'hello@zoyaqb.in', number: '+91 98301 12233' }
  writeSiteFacts(root, before, setUp(answers, before))
  expect(readFileSync(file, 'utf8')).toBe(
    text
      .replace('reach: ', 'reach: Not ')
      .replace(before.email, answers.mail)
      .replace(before.phone, answers.number)
      .replace(line, ''),
  )
})

test('a second setup keeps initials and an alternate name that the owner wrote', () => {
  const first = setUp({ name: 'Tara Roy' })
  const derived = { initials: 'TS', alternateName: 'Tara Sen Consulting' }
  const second = setUp({ name: 'Tara Sen' }, first)
  expect(second).toMatchObject(derived)
  const own = { initials: 'T', alternateName: 'Roy & Daughters' }
  const edited = { ...first, ...own }
  const kept = setUp({ name: 'Tara Sen' }, edited)
  expect(kept).toMatchObject(own)
})

describe('a social profile', () => {
  const { social } = sampleSite
  const url = 'https://x.com/tararoy'
  const others = social.filter(({ label }) => label !== 'X')
  const [sample] = social.filter(({ label }) => label === 'X')

  test('replaces another profile of the same network during the setup', () => {
    const expected = social.map((each) =>
      each === sample ? { ...each, url } : each,
    )
    const after = setUp({ x: url })
    expect(after.social).toEqual(expected)
  })

  test("is removed if the owner answers 'none'", () => {
    const after = setUp({ x: 'none' })
    expect(after.social).toEqual(others)
  })

  test('is added last during the setup if the network is new', () => {
    const without = setUp({ x: 'none' })
    const { social } = setUp({ x: url }, without)
    expect(social.at(-1)).toEqual({ ...sample, url })
  })
})

describe('the setup explains a mistake in the answer', () => {
  test.each([
    [
      'name',
      'Z',
      'name needs at least 2 characters, it has 1. Write it as in Tara Roy',
    ],
    [
      'number',
      '12',
      "phone: '12' begins without + and the code of its country",
    ],
    ['number', '98301 12233', 'begins without + and the code of its country'],
    ['number', '+91 098301 12233', 'home begin with: write +91 98301 12233'],
    [
      'number',
      '+91 98301 1223',
      'is no number of the country with the code +91',
    ],
    [
      'zone',
      'Kolkata',
      "timeZone: 'Kolkata' must be a name with a slash, such as 'Asia/Kolkata'",
    ],
    [
      'initials',
      'T.R.',
      "initials: 'T.R.' must be one to three letters. Write it as in TR",
    ],
    [
      'mail',
      'hello@ zoya.in',
      "'hello@ zoya.in' has a space: write hello@zoya.in",
    ],
    [
      'mail',
      'hello',
      "email: 'hello' is no mail address, as in hello@tararoy.in",
    ],
    [
      'mail',
      'hello@zoya.in?subject=Hi',
      "'hello@zoya.in?subject=Hi' is no mail address, as in hello@tararoy.in",
    ],
    [
      'x',
      'zoyaqb',
      "'zoyaqb' is no full address that starts with https://. Write it as in https://x.com/tararoy",
    ],
    [
      'linkedin',
      'linkedin.com/in/zoya',
      'without https://: write https://linkedin.com/in/zoya',
    ],
    [
      'zone',
      'BST',
      "'BST' must be a name with a slash, such as 'Asia/Kolkata' or 'Europe/London', or UTC",
    ],
    ['zone', 'Etc/GMT+5', "timeZone: 'Etc/GMT+5' must be a name with a slash"],
    [
      'number',
      '919830112233',
      'begins without +: write +91 98301 12233 if that is your number',
    ],
    [
      'number',
      '09830112233',
      'begins without + and the code of its country, as in +91 98301 12233',
    ],
    [
      'number',
      '+91 98301 12233 / 98301 12234',
      'has more digits than a number can have',
    ],
    [
      'number',
      '@zoya',
      "'@zoya' has no digits: write the number, as in +91 98301 12233",
    ],
    [
      'analytics',
      'UA-1234',
      "'UA-1234' must be a Google Analytics 4 measurement id such as",
    ],
    [
      'pixel',
      '12',
      "'12' must be a Meta pixel id, which is 15 or 16 digits such as",
    ],
  ])('to the question %s: %s', (id, answer, message) => {
    expect(() => setUp({ [id]: answer })).toThrow(message)
  })

  test.each([
    'zoya qb',
    'tararoyin',
    'tararoy..in',
    '-',
    'www.',
    'www.in',
    '192.168.0.1',
  ])('to the question domain: %s', (answer) => {
    const message = `'https://${answer}' is not https:// and a domain`
    expect(() => setUp({ domain: answer })).toThrow(message)
  })
})

describe('the setup understands a pasted answer', () => {
  test.each([
    ['name', 'তারা রায়', 'initials', 'তারা'],
    ['name', 'क्षितिज श्रीवास्तव', 'initials', 'क्षिश्री'],
    ['name', '李娜', 'initials', '李'],
    ['name', 'Asha Bina Chitra Devi', 'initials', 'ABC'],
    ['name', 'محمد علي', 'initials', 'مع'],
    [
      'number',
      '\u202a+91\u00a098301\u00a012233\u202c',
      'phone',
      '+91 98301 12233',
    ],
    ['number', '+91-98301\u201112233', 'phone', '+91 98301 12233'],
    ['number', '0049 151 23456789', 'phone', '+49 151 23456789'],
    ['number', '+९१ ९८३०१ १२२३३', 'phone', '+91 98301 12233'],
    ['number', '+٩١ ٩٨٣٠١ ١٢٢٣٣', 'phone', '+91 98301 12233'],
    ['number', 'wa.me/919830112233', 'phone', '+919830112233'],
    ['number', 'wa.me/919830112233?text=Hi', 'phone', '+919830112233'],
    [
      'number',
      'https://api.whatsapp.com/send?phone=919830112233&text=Hi',
      'phone',
      '+919830112233',
    ],
    ['number', 'tel:+919830112233', 'phone', '+919830112233'],
    ['name', 'Maria de la Cruz', 'initials', 'MC'],
    ['name', 'R.K. Narayan', 'initials', 'RKN'],
    ['name', 'MS Dhoni', 'initials', 'MSD'],
    ['name', 'Prince', 'initials', 'P'],
    ['name', 'Dr. Asha Rao', 'initials', 'AR'],
    ['name', 'அருண் குமார்', 'initials', 'அகு'],
    ['zone', 'UTC', 'timeZoneLabel', 'UTC'],
    ['number', '+44 (20) 7946 0958', 'phone', '+44 20 7946 0958'],
    ['mail', 'hello@zoyaqb.in\u200b', 'email', 'hello@zoyaqb.in'],
    ['mail', "o'brien@zoya--qb.in", 'email', "o'brien@zoya--qb.in"],
    ['mail', 'तारा@तारा.भारत', 'email', 'तारा@तारा.भारत'],
    ['domain', 'तारा.भारत', 'origin', 'https://xn--h2by4bb.xn--h2brj9c'],
    ['zone', 'Europe/London', 'timeZoneLabel', 'London time'],
    ['zone', 'America/New_York', 'timeZoneLabel', 'New York time'],
    ['zone', 'Asia/Kolkata', 'timeZoneLabel', 'IST (GMT+5:30)'],
    ['name', 'Tara Roy', 'alternateName', 'Tara Roy Consulting'],
    ['zone', 'Asia/Singapore', 'timeZoneLabel', 'Singapore time (GMT+8)'],
  ])('to the question %s: %s sets %s to %s', (id, answer, key, value) => {
    const site = setUp({ [id]: answer }, sampleSite)
    expect(site).toMatchObject({ [key]: value })
  })

  test("to the question 'number', and then removes the separate number for chats", () => {
    const site = setUp(
      { number: '+91 98301 12233' },
      { ...sampleSite, chatNumber: '919830000001' },
    )
    expect(site).toMatchObject({ chatNumber: undefined })
  })
})

describe('a photograph', () => {
  const photograph = 'tests/unit/photograph.jpg'
  /** Whether the site in `root` has a public file at this address. */
  const isPublished = (root: string, address: string) =>
    existsSync(join(root, 'public', address))

  /** Lets the setup save a photograph, and returns the content of the portrait's file. */
  async function savePortrait(root: string, photo = photograph) {
    const { portrait } = await withPhoto(root, sampleSite, photo)
    return readFileSync(join(root, 'public', portrait))
  }

  test('leaves no portrait behind if the setup cannot write data/site.yaml', async () => {
    const root = siteWith({}, ['data'])
    const facts = await withPhoto(root, sampleSite, photograph)
    expect(isPublished(root, facts.portrait)).toBe(true)
    writeFileSync(join(root, 'data/site.yaml'), 'name: "')
    expect(() => writeFacts(root, sampleSite, facts)).toThrow('data/site.yaml')
    expect(isPublished(root, facts.portrait)).toBe(false)
  })

  test('becomes a picture in the size of the portrait, without location data', async () => {
    const picture = await savePortrait(siteWith())
    const { width, height, format, exif } = await sharp(picture).metadata()
    expect({ width, height, format, exif }).toEqual({
      width: 960,
      height: 1120,
      format: 'webp',
    })
  })

  test('is cropped and not stretched, so that a face keeps its shape', async () => {
    const root = siteWith()
    const wide = join(root, 'wide.png')
    const blank = {
      width: 2000,
      height: 1200,
      channels: 3,
      background: 'white',
    } as const
    const face = {
      width: 400,
      height: 400,
      channels: 3,
      background: 'red',
    } as const
    const input = await sharp({ create: face }).png().toBuffer()
    const wall = sharp({ create: blank })
    await wall.composite([{ input }]).toFile(wide)
    const picture = await savePortrait(root, wide)
    const portrait = sharp(picture).flatten({ background: 'white' })
    const onlyFace = portrait.trim({ threshold: 60 })
    const { info } = await onlyFace.toBuffer({ resolveWithObject: true })
    expect(info.width / info.height).toBeCloseTo(1, 1)
  })

  test('that was taken with a phone on its side is turned upright', async () => {
    // The file has a white right half, and an Exif tag that says 'sideways' (Orientation).
    const picture = await savePortrait(siteWith())
    /** Brightness (0 to 255) of the strip of the portrait that starts at `top`. */
    const brightness = async (top: number) => {
      const strip = sharp(picture).extract({
        left: 0,
        top,
        width: 960,
        height: 40,
      })
      const dot = strip.resize(1, 1).greyscale()
      const [grey] = await dot.raw().toBuffer()
      return grey
    }
    expect(await brightness(0)).toBeLessThan(20)
    expect(await brightness(1080)).toBeGreaterThan(235)
  })

  describe('that the owner put into public/ is not deleted if the setup is given', () => {
    /** A site whose portrait is a photograph that its owner saved in public/. */
    const ownSite = () => {
      const root = siteWith()
      cpSync(photograph, join(root, 'public/images/me.jpg'))
      return { root, site: { ...sampleSite, portrait: '/images/me.jpg' } }
    }

    test.each([
      [
        'that same photograph',
        (root: string) => join(root, 'public/images/me.jpg'),
      ],
      [
        'the relative path of that photograph',
        (root: string) => relative('.', join(root, 'public/images/me.jpg')),
      ],
      [
        'a symbolic link to that photograph',
        (root: string) => {
          symlinkSync(
            join(root, 'public/images/me.jpg'),
            join(root, 'link.jpg'),
          )
          return join(root, 'link.jpg')
        },
      ],
      ['another photograph', () => photograph],
    ])('%s', async (_, given) => {
      const { root, site } = ownSite()
      const { portrait } = await withPhoto(root, site, given(root))
      expect(removeOldPortrait(root, site.portrait, portrait)).toBe(
        'public/images/me.jpg',
      )
      expect(isPublished(root, 'images/me.jpg')).toBe(true)
    })

    test('another photograph, even if the old file is named like a file of the setup', async () => {
      const { root, site } = ownSite()
      const name = '/images/portrait-0123abcd.webp'
      cpSync(photograph, join(root, 'public', name))
      const { portrait } = await withPhoto(
        root,
        { ...site, portrait: name },
        photograph,
      )
      removeOldPortrait(root, name, portrait)
      expect(isPublished(root, name)).toBe(true)
    })
  })

  test('replaces the photograph of an earlier setup, and deletes the old file', async () => {
    const root = siteWith()
    const { portrait: first } = await withPhoto(root, sampleSite, photograph)
    const turned = join(root, 'turned.jpg')
    await sharp(photograph).rotate(180).toFile(turned)
    const { portrait: second } = await withPhoto(root, sampleSite, turned)
    expect(removeOldPortrait(root, first, second)).toBeUndefined()
    expect(isPublished(root, first)).toBe(false)
    expect(isPublished(root, second)).toBe(true)
  })

  test('replaces the portrait, but does not delete an old file that a page shows', async () => {
    const root = siteWith()
    const { portrait } = await withPhoto(root, sampleSite, photograph)
    const page = join(root, 'pages/legal/privacy-policy.mdx')
    appendFileSync(page, `\n![The consultant](${portrait})\n`)
    expect(removeOldPortrait(root, portrait, '/images/new.webp')).toBe(
      undefined,
    )
    expect(isPublished(root, portrait)).toBe(true)
  })

  test('is left unchanged if it is already the portrait', async () => {
    const root = siteWith()
    const site = await withPhoto(root, sampleSite, photograph)
    expect(await withPhoto(root, site, photograph)).toEqual(site)
    const own = join(root, 'public', site.portrait)
    expect(await withPhoto(root, site, own)).toEqual(site)
    removeOldPortrait(root, site.portrait, site.portrait)
    expect(isPublished(root, site.portrait)).toBe(true)
  })

  test.each([
    [479, 560, true],
    [480, 559, true],
    [480, 560, false],
  ])('of %i × %i pixels is too small: %s', async (width, height, isSmall) => {
    const root = siteWith()
    const small = join(root, 'small.png')
    const create = {
      width,
      height,
      channels: 3,
      background: 'grey',
    } as const
    await sharp({ create }).png().toFile(small)
    const saving = withPhoto(root, sampleSite, small)
    await (isSmall
      ? expect(saving).rejects.toThrow('least that looks sharp')
      : expect(saving).resolves.toBeDefined())
  })

  test.each([
    ['public/favicon.svg', 'pixels: 960 × 1120 are shown'],
    ['tests/unit/pictures/phone.heic', "phone.heic is in Apple's format HEIC"],
    [
      'tests/unit/pictures/letter.png',
      'letter.png cannot be read as a picture',
    ],
  ])(
    'that is too small or unreadable (%s) is refused, and the old portrait stays',
    async (file, message) => {
      const root = siteWith({}, ['data', 'public'])
      const saving = withPhoto(root, sampleSite, file)
      await expect(saving).rejects.toThrow(message)
      expect(isPublished(root, sampleSite.portrait)).toBe(true)
    },
  )
})

test.each([
  ['darwin', String.raw`/Users/tara/My\ photo\ \(1\).jpg`],
  ['linux', "'/Users/tara/My photo (1).jpg'"],
  ['win32', '"/Users/tara/My photo (1).jpg"'],
  ['darwin', '/Users/tara/My photo (1).jpg'],
] as const)(
  'a photograph that was dragged into a terminal on %s is found: %s',
  (platform, typed) => {
    expect(draggedPath(typed, platform)).toBe('/Users/tara/My photo (1).jpg')
  },
)

test('a dragged photograph with an apostrophe in its name is found on Linux', () => {
  const path = draggedPath(
    String.raw`'/home/tara/Tara'\''s photo.jpg'`,
    'linux',
  )
  expect(path).toBe("/home/tara/Tara's photo.jpg")
})

test.each(['darwin', 'linux', 'win32'] as const)(
  'a photograph whose path begins with ~/ is found in the home folder on %s',
  (platform) => {
    const path = draggedPath('~/Pictures/me.jpg', platform)
    expect(path).toBe(`${homedir()}/Pictures/me.jpg`)
  },
)

test('a Windows path keeps its backslashes', () => {
  const path = String.raw`C:\Users\tara\me.jpg`
  expect(draggedPath(path, 'win32')).toBe(path)
})
