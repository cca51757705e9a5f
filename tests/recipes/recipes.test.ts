import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hero } from '#data/home.yaml'
import { filesBelow } from '#ssg/content/content-record.ts'
import { asDelivered } from '#tests/delivered/as-delivered.ts'
import { startServer } from '#tests/dev-server.ts'
import { SiteCopy } from '#tests/site-copy.ts'
import { goLive } from './going-live.ts'

// Recipes of the README in the order of a working day; each test continues from the one before.
// They change the delivered texts, so they do not fit an owner's own copy.

const site = new SiteCopy()

const disclaimer = 'pages/legal/disclaimer.mdx'
const built = (file: string) => site.read(`dist/${file}`)
const builtFiles = () =>
  filesBelow(join(site.folder, 'dist'), '').filter((name) => /\.(?:html|js|txt|xml)$/.test(name))

describe.skipIf(!asDelivered)("a consultant's working day", () => {
  test('a sentence, a price and a legal paragraph are changed and a sample is added', () => {
    site.replace('data/home.yaml', hero.title, 'Leads that you can count, and a straight report')
    site.replace('data/prices.yaml', 'INR: 7999', 'INR: 8499')
    site.replace(
      'pages/legal/privacy-policy.mdx',
      '- I do not sell personal data.',
      '- I do not sell personal data, and I do not lend it.',
    )
    const flags = ['--kind', 'content', '--slug', 'food', '--title', 'Food writing samples']
    expect(site.run('new', flags)).toContain('Written: pages/content/food.mdx')
    expect(site.run('check-content')).toBe('The content is in order.\n')
  })

  test('the dev server shows the changes', async () => {
    const { server, address } = await startServer(site.folder, /Local:\s+(http:\/\/\S+?)\/?\s/)
    try {
      const answer = await fetch(`${address}/content/food`)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toMatch(/<h1[^>]*>Food writing samples/)
    } finally {
      server.kill()
    }
  })

  test('a link to a renamed sample stops the build and is reported with its line', () => {
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

  test('the build has every change on every page that shows it', () => {
    site.replace(disclaimer, '(/content/food)', '(/content/b2b-saas)')
    site.remove('pages/content/listicle.mdx')
    site.rename('pages/content/travel.mdx', 'pages/content/travel-guides.mdx')
    site.rename('pages/ai/webapp-development.mdx', 'pages/ai/plant-care.mdx')
    site.replace('data/home.yaml', 'How quickly will you reply?', 'When will you reply?')
    site.replace('data/services/youtube-strategy.yaml', 'Strategy & Growth', 'Planning & Growth')
    const noRedirects = site.read('data/redirects.yaml')
    site.write('data/redirects.yaml', '/content/meals: /content/cooking\n')
    site.run('build')
    expect(built('index.html')).toContain('Leads that you can count, and a straight report')
    expect(built('legal/privacy-policy.html')).toContain(
      'I do not sell personal data, and I do not lend it.',
    )

    for (const page of ['index.html', 'ai-career-program.html', 'career/beginner.html'])
      expect(built(page), page).toContain('8,499')
    expect(builtFiles().filter((file) => /(?<!\d)7,?999(?!\d)/.test(built(file)))).toEqual([])

    expect(built('content/cooking.html')).toContain('Food writing samples')
    for (const listing of ['index.html', 'projects.html', 'sitemap.xml'])
      expect(built(listing), listing).toContain('/content/cooking')
    expect(existsSync(join(site.folder, 'dist/share/content/cooking.png'))).toBe(true)
    expect(built('_redirects')).toContain('/content/meals /content/cooking 301\n')
    site.write('data/redirects.yaml', noRedirects)
    expect(builtFiles().filter((file) => /content\/(?:food|listicle)\b/.test(built(file)))).toEqual(
      [],
    )
  })

  test('the launch check names everything that must not go live, the new page included', () => {
    const { status, output } = site.attempt('launch-check')
    expect(output).toMatch(/data\/site\.yaml:\d+:1 {2}'hello@example\.com' reaches nobody/)
    expect(output).toMatch(
      /pages\/content\/cooking\.mdx:\d+:\d+ {2}'Replace this paragraph' was left to be filled in/,
    )
    expect(status).toBe(1)
  })

  test("a production deploy of the consultant's own facts is not blocked", async () => {
    await goLive(site)
    expect(site.run('check-content')).toBe('The content is in order.\n')
  })

  // Runs every night instead of with every change, since it takes as long as `npm test -- --quick`.
  test.runIf(process.env.BOOK)(
    'the site passes its tests once every recipe was followed',
    () => {
      // As `npm run fix` does, which docs/going-live.md names before the tests.
      spawnSync('npx', ['biome', 'check', '--write', '.'], {
        cwd: site.folder,
        shell: process.platform === 'win32',
      })
      site.run('format-content')
      expect(site.run('test', ['--quick'])).toMatch(/ passed, 0 failed/)
    },
    1_200_000,
  )
})
