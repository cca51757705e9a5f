import { existsSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import * as site from '#data/site.yaml'
import { utilityPaths } from '#data/utility-paths.ts'
import { attributes, builtPages, documentAt } from './page-at.ts'

/** The pages that search engines may list. */
const listedPages = builtPages.filter(({ path }) => !utilityPaths.has(path))
/** The absolute URL of a page, for search engines and shared links. */
const addressOf = (path: string) => `${site.origin}${path}`

/** Content of a meta element, by its name or property. */
const metaOf = (path: string, name: string) => {
  const selector = `meta:is([name="${name}"], [property="${name}"])`
  const contents = attributes(documentAt(path), selector, 'content')
  expect(contents, name).toHaveLength(1)
  return contents[0] ?? ''
}

describe.each(listedPages)('$path', ({ path }) => {
  const page = documentAt(path)

  test('has a title, keywords, and a description of at most 160 characters', () => {
    const description = metaOf(path, 'description')
    expect(page.title).not.toBe('')
    expect(description.length).toBeLessThanOrEqual(160)
    expect(metaOf(path, 'keywords')).not.toBe('')
  })

  test('has one canonical address, under which search engines may list it', () => {
    const addresses = attributes(page, 'link[rel=canonical]', 'href')
    expect(addresses).toEqual([addressOf(path)])
    expect(page.querySelector('meta[name=robots]')).toBeNull()
  })

  test('is shared with its own title, description and address', () => {
    const title = metaOf(path, 'og:title')
    const description = metaOf(path, 'description')
    const kind = path === '/' ? 'website' : 'article'
    expect(page.title.startsWith(title)).toBe(true)
    expect(metaOf(path, 'og:description')).toBe(description)
    expect(metaOf(path, 'og:url')).toBe(addressOf(path))
    expect(metaOf(path, 'og:type')).toBe(kind)
  })

  test('is shared with the names of the consultant and the site, and the locale en_IN', () => {
    expect(metaOf(path, 'author')).toBe(site.name)
    expect(metaOf(path, 'og:site_name')).toBe(site.alternateName)
    expect(metaOf(path, 'og:locale')).toBe('en_IN')
  })

  test('is shared with a large picture, whose text alternative is the title of the page', () => {
    expect(metaOf(path, 'twitter:card')).toBe('summary_large_image')
    const title = metaOf(path, 'og:title')
    expect(metaOf(path, 'og:image:alt')).toBe(title)
  })

  test('has a picture for shared links, of a format and size that chats accept', async () => {
    const { pathname } = new URL(metaOf(path, 'og:image'))
    const file = `dist${pathname}`
    expect(existsSync(file), file).toBe(true)
    expect(statSync(file).size).toBeLessThan(300 * 1024)
    const picture = await sharp(file).metadata()
    expect(picture).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    })
    expect(metaOf(path, 'og:image:width')).toBe('1200')
    expect(metaOf(path, 'og:image:height')).toBe('630')
  })
})

// The rule content/rules/titles checks that no two pages have the same title.
test('no two pages have the same description', () => {
  const descriptions = builtPages.map(({ path }) => metaOf(path, 'description'))
  expect(descriptions).toEqual([...new Set(descriptions)])
})

test('the sitemap lists every page once', () => {
  const sitemap = readFileSync('dist/sitemap.xml', 'utf8')
  const addresses = [...sitemap.matchAll(/<url><loc>([^<]*)<\/loc><\/url>/g)]
  const named = addresses.map(([, address]) => address)
  const expected = listedPages.map(({ path }) => addressOf(path))
  expect(named.sort()).toEqual(expected.sort())
})

test('robots.txt allows crawlers and names the sitemap', () => {
  const robots = readFileSync('dist/robots.txt', 'utf8')
  expect(robots).toMatch(/^User-agent: \*$/m)
  expect(robots).not.toMatch(/^Disallow:\s*\S/m)
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
})

test.each(['/404', '/offline'])('%s is kept out of search results', (path) => {
  expect(metaOf(path, 'robots')).toBe('noindex')
})
