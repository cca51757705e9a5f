import { existsSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { utilityPaths } from '../../data/schemas/page.ts'
import { site } from '../../data/site.ts'
import { builtPages, decode, html } from './site.ts'

const listed = builtPages.filter(({ path }) => !utilityPaths.has(path))
const addressOf = (path: string) => `${site.origin}${path}`

/** The content of a meta element, by its name or property. */
const metaOf = (markup: string, name: string) => {
  const found = [...markup.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].filter(
    (match) => match[1] === name,
  )
  expect(found.length, name).toBe(1)
  return decode(found[0]?.[2] ?? '')
}
const titleOf = (markup: string) => decode(/<title>([^<]*)<\/title>/.exec(markup)?.[1] ?? '')

describe.each(listed)('$path', ({ path, html }) => {
  test('has a title, a description, keywords and its own address', () => {
    expect(titleOf(html).length).toBeGreaterThan(5)
    expect(metaOf(html, 'description').length).toBeGreaterThanOrEqual(50)
    expect(metaOf(html, 'description').length).toBeLessThanOrEqual(160)
    expect(metaOf(html, 'keywords')).not.toBe('')
    expect(/<link rel="canonical" href="([^"]*)">/.exec(html)?.[1]).toBe(addressOf(path))
    expect(html).not.toContain('name="robots"')
  })

  test('says in shared links what it is', () => {
    expect(titleOf(html).startsWith(metaOf(html, 'og:title'))).toBe(true)
    expect(metaOf(html, 'og:description')).toBe(metaOf(html, 'description'))
    expect(metaOf(html, 'og:url')).toBe(addressOf(path))
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
    expect(metaOf(html, 'twitter:image')).toBe(metaOf(html, 'og:image'))
    expect(metaOf(html, 'og:image:alt')).toBe(metaOf(html, 'og:title'))
  })

  test('has a picture for shared links that chats accept', async () => {
    const file = `dist${new URL(metaOf(html, 'og:image')).pathname}`
    expect(existsSync(file), file).toBe(true)
    expect(statSync(file).size).toBeLessThan(300 * 1024)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  })
})

test('every card is a drawing of its own', () => {
  const cards = listed.map(({ html }) =>
    readFileSync(`dist${new URL(metaOf(html, 'og:image')).pathname}`, 'base64'),
  )
  expect(new Set(cards).size).toBe(cards.length)
})

test('the words of a card stay inside the middle square that chats show', async () => {
  for (const { path, html } of listed) {
    const file = `dist${new URL(metaOf(html, 'og:image')).pathname}`
    // Above the drawn line there is nothing but paper and rules outside x 285 to 915.
    for (const left of [0, 915]) {
      const pixels = await sharp(file)
        .extract({ left, top: 0, width: 285, height: 490 })
        .greyscale()
        .raw()
        .toBuffer()
      expect(Math.min(...pixels.filter((value) => value < 200), 255), path).toBe(255)
    }
  }
})

test('the sitemap lists every page once with the day of its last change', () => {
  const sitemap = readFileSync('dist/sitemap.xml', 'utf8')
  const entries = [
    ...sitemap.matchAll(/<url><loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod><\/url>/g),
  ]
  expect(entries.map((match) => match[1]).sort()).toEqual(
    listed.map(({ path }) => addressOf(path)).sort(),
  )
  for (const [, , date = ''] of entries) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/)
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now())
  }
})

test('robots.txt lets crawlers in and shows them the sitemap', () => {
  const robots = readFileSync('dist/robots.txt', 'utf8')
  expect(robots).toMatch(/^User-agent: \*$/m)
  expect(robots).not.toMatch(/^Disallow: \//m)
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
})

test('llms.txt names every page', () => {
  const summary = readFileSync('dist/llms.txt', 'utf8')
  expect(summary).toMatch(/^# .+\n\n> .+/)
  for (const { path } of listed) expect(summary).toContain(`](${addressOf(path)}): `)
})

test.each([...utilityPaths])('%s is kept out of search results', (path) => {
  expect(metaOf(html(path), 'robots')).toBe('noindex')
})
