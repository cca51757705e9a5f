import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { checkData } from '../../tools/checks/check-data.ts'
import { launchFindings } from '../../tools/launch/launch.ts'
import {
  questions,
  readSite,
  withAnswer,
  withPhoto,
  writeSite,
} from '../../tools/launch/onboarding.ts'
import { siteWith } from './site-copy.ts'

vi.setConfig({ testTimeout: 30_000 })

const copy = () => siteWith({}, ['data', 'pages', 'public', 'client', 'components'])
const question = (id: string) => {
  const found = questions.find((each) => each.id === id)
  if (!found) throw new Error(`There is no question '${id}'`)
  return found
}
/** Answers as people type them. */
const answers = {
  name: 'Zoya Qureshi-Banik',
  domain: 'https://www.ZoyaQB.in/',
  number: '+91 98301 12233',
  mail: 'hello@zoyaqb.in',
  linkedin: 'https://www.linkedin.com/in/zoyaqb',
  youtube: 'https://www.youtube.com/@zoyaqb',
  instagram: 'none',
  x: 'https://x.com/zoyaqb',
  analytics: 'G-AB12CD34EF',
  pixel: '123456789012345',
}

test('after the first day nothing of the sample identity is left but its place and picture', async () => {
  const root = copy()
  const site = Object.entries(answers).reduce(
    (own, [id, answer]) => withAnswer(own, question(id), answer),
    readSite(root),
  )
  expect(await writeSite(root, site)).toEqual(['data/site.json', 'data/content-words.txt'])
  expect(readSite(root)).toMatchObject({
    name: 'Zoya Qureshi-Banik',
    initials: 'ZQB',
    origin: 'https://www.zoyaqb.in',
    chatNumber: '919830112233',
    phone: '+91 98301 12233',
  })
  expect(readSite(root).social.map(({ label }) => label)).toEqual(['LinkedIn', 'YouTube', 'X'])
  expect(readFileSync(join(root, 'data/content-words.txt'), 'utf8')).toMatch(/\nQureshi\n/)
  expect(await checkData(root)).toEqual([])
  const left = (await launchFindings(root, { env: {} })).filter(({ id }) =>
    id.startsWith('identity.'),
  )
  expect(left.map(({ id }) => id)).toEqual(['identity.place', 'identity.portrait'])
})

test('answering again changes nothing else in the file', async () => {
  const root = copy()
  const before = readFileSync(join(root, 'data/site.json'), 'utf8')
  const site = readSite(root)
  await writeSite(root, withAnswer(site, question('mail'), 'hello@zoyaqb.in'))
  expect(readFileSync(join(root, 'data/site.json'), 'utf8')).toBe(
    before.replace(site.email, 'hello@zoyaqb.in'),
  )
})

test('a profile that was taken out comes back', () => {
  const site = withAnswer(readSite(copy()), question('x'), 'none')
  expect(withAnswer(site, question('x'), 'https://x.com/zoyaqb').social.at(-1)).toEqual({
    label: 'X',
    icon: 'brand:x',
    url: 'https://x.com/zoyaqb',
  })
})

describe('an answer that will not do is told with what would', () => {
  test.each([
    ['name', 'Z', 'name needs at least 3 characters, it has 1. Write it as in Tara Roy'],
    [
      'domain',
      'zoya qb',
      "origin must be https:// and the domain, without a slash at the end, not 'https://zoya qb'. Write it as in tararoy.in",
    ],
    [
      'number',
      '12',
      "chatNumber must be 8 to 15 digits, country code first, without + or spaces, not '12'. Write it as in +91 98301 12233",
    ],
    ['mail', 'hello', "email must be a mail address, not 'hello'. Write it as in hello@tararoy.in"],
    [
      'x',
      'zoyaqb',
      "url must be a full address that starts with https://, not 'zoyaqb'. Write it as in https://x.com/tararoy",
    ],
    [
      'analytics',
      'UA-1234',
      "'UA-1234' is not a measurement id, which looks like 'G-AB12CD34EF' (Analytics, Admin, Data streams)",
    ],
    [
      'pixel',
      '12',
      "'12' is not a pixel id, which has 15 or 16 digits (Events Manager, Data sources)",
    ],
  ])('%s: %s', (id, answer, message) => {
    const site = readSite(copy())
    expect(() => withAnswer(site, question(id), answer)).toThrow(message)
  })
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

  test('takes the place of the drawing, cropped to it, without the place where it was taken', async () => {
    const root = copy()
    const before = readSite(root)
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

  test('that is too small or no picture is refused, and the drawing stays', async () => {
    const root = copy()
    const site = readSite(root)
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
