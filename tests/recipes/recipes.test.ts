import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '#content/files.ts'
import { isAsDelivered } from '#tests/delivered/as-delivered.ts'
import { SiteCopy } from '#tests/site-copy.ts'
import { newPageText } from '#tools/new/new-page.ts'
import { goLive, replaceTestimonials } from './going-live.ts'

// What an owner does in a month with the recipes of the README; each test continues from the one
// before. The tests change the delivered texts, so they do not fit an owner's own copy.

const site = new SiteCopy()
const disclaimer = 'pages/legal/disclaimer.mdx'
const readBuilt = (file: string) => site.read(`dist/${file}`)
const builtFilesWith = (pattern: RegExp) =>
  filesBelow(join(site.folder, 'dist'), '').filter(
    (name) =>
      /\.(?:html|js|txt|xml)$/.test(name) && pattern.test(readBuilt(name)),
  )

/** What the content check reports, except for words that are left to be filled in. */
const findingsBesideGaps = () =>
  (site.run('check-content').match(/^.*:\d+:\d+ .*$/gm) ?? []).filter(
    (finding) => !finding.includes('was left to be filled in'),
  )

/** A value with the first two words of each text swapped, which keeps its length and facts. */
function withSwappedWords(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^(\S+) (\S+)/, '$2 $1')
  if (Array.isArray(value)) return value.map(withSwappedWords)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withSwappedWords(inner)]),
  )
}

/** Swaps the first two words of every text of the home page. */
const changeHome = () =>
  site.changeYaml<object>('data/home.yaml', (home) =>
    Object.assign(home, withSwappedWords(home)),
  )

/** Adds four samples. The first stays as the command writes it; a later test renames it. */
function addSamples() {
  const flags = [
    '--kind',
    'content',
    '--slug',
    'food',
    '--title',
    'Words about food',
  ]
  expect(site.run('new', flags)).toContain('Written: pages/content/food.mdx')
  for (const slug of ['tea-gardens', 'night-trains', 'river-towns']) {
    const page = newPageText({
      kind: 'content',
      title: `Words about ${slug.replace('-', ' ')}`,
    })
    const finished = page.replaceAll(
      /Replace (?:this paragraph|these words) with/g,
      'This tells',
    )
    site.write(`pages/content/${slug}.mdx`, finished)
  }
}

describe.skipIf(!isAsDelivered)("a consultant's month", () => {
  test('the recipes of the README change texts, prices, testimonials and samples', () => {
    site.run('setup', ['--domain', 'tararoy.in', '--phone', '+91 98301 12233'])
    site.replace('data/prices.yaml', 'INR: 7999', 'INR: 8499')
    site.replace(
      'pages/legal/privacy-policy.mdx',
      '- I do not sell personal data.',
      '- I do not sell personal data, and I do not lend it.',
    )
    changeHome()
    replaceTestimonials(site)
    addSamples()
    site.run('format-content')
    expect(findingsBesideGaps()).toEqual([])
  })

  test('a link to a renamed sample stops the build with a message that names the line', () => {
    const text = `${site.read(disclaimer)}\nSome of it can be [read here](/content/food).\n`
    site.write(disclaimer, text)
    site.rename('pages/content/food.mdx', 'pages/content/cooking.mdx')
    const line = text.trimEnd().split('\n').length
    const message = new RegExp(
      `pages/legal/disclaimer\\.mdx:${line}:31 .*'/content/food' leads nowhere: there is no page`,
    )
    const { status, output } = site.attempt('build')
    expect(output).toMatch(message)
    expect(status).not.toBe(0)
  })

  test('the build has new words and redirects, and no old price or address', () => {
    site.replace(disclaimer, '(/content/food)', '(/content/b2b-saas)')
    site.remove('pages/content/listicle.mdx')
    site.rename('pages/content/travel.mdx', 'pages/content/travel-guides.mdx')
    site.rename('pages/ai/webapp-development.mdx', 'pages/ai/plant-care.mdx')
    site.replace(
      'data/services/youtube-strategy.yaml',
      'Strategy & Growth',
      'Planning & Growth',
    )
    const redirectsBefore = site.read('data/redirects.yaml')
    site.write('data/redirects.yaml', '/content/meals: /content/cooking\n')
    site.run('build')
    site.write('data/redirects.yaml', redirectsBefore)
    expect(readBuilt('legal/privacy-policy.html')).toContain(
      'I do not sell personal data, and I do not lend it.',
    )
    expect(builtFilesWith(/(?<!\d)7,?999(?!\d)/)).toEqual([])
    expect(readBuilt('_redirects')).toContain(
      '/content/meals /content/cooking 301\n',
    )
    expect(builtFilesWith(/content\/(?:food|listicle)\b/)).toEqual([])
  })

  test('the changed site passes the tests of the built pages', () => {
    const { status, output } = site.runScript(
      'node_modules/vitest/vitest.mjs',
      [
        'run',
        '--project',
        'built',
        '--exclude',
        'tests/built/browsers.test.ts',
      ],
    )
    expect(status, output).toBe(0)
  })

  test("a site with the owner's facts can go live once all unfinished pages are deleted", () => {
    goLive(site)
    expect(findingsBesideGaps()).toEqual([])
  })

  // Runs every night instead of with every change, since it takes as long as `npm test -- --quick`.
  // Only here do the unit tests that read the owner's words run on a changed site.
  test.runIf(process.env.BOOK)(
    'the site passes its quick tests after every recipe was followed',
    () => {
      // docs/going-live.md asks for `npm run fix` before the tests: that runs these two commands.
      site.runScript('node_modules/@biomejs/biome/bin/biome', [
        'check',
        '--write',
        '.',
      ])
      site.run('format-content')
      expect(site.run('test', ['--quick'])).toMatch(/ passed, 0 failed/)
    },
    3_600_000,
  )
})
