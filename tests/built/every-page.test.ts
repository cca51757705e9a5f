import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as site from '#data/site.yaml'
import { readFonts } from '#ssg/document/fonts.ts'
import { work } from '#tests/work.ts'
import { all, attributes, documentAt, hrefOf, linksTo, pageAt, words } from './page-at.ts'
import { builtPages } from './site.ts'

const { files: fonts } = readFonts()

/** Routes of requirements §2.1 without the samples. */
const specified = [
  ...['/', '/about', '/skills', '/services', '/projects', '/testimonials', '/contact', '/404'],
  ...['/service-request', '/consultation', '/ai-mastery-course', '/ai-career-program'],
  ...['beginner', 'intermediate', 'professional', 'expert'].map((id) => `/career/${id}`),
  ...['ai-solutions', 'youtube-strategy', 'content-creation', 'digital-marketing', 'designs'].map(
    (id) => `/services/${id}`,
  ),
  ...['privacy-policy', 'terms-of-service', 'disclaimer'].map((id) => `/legal/${id}`),
]

test('a visitor finds the routes of the requirements and every page of work', () => {
  const paths = builtPages.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining([...specified, ...work.map(({ path }) => path)]))
})

test.each([
  ['title', (page: Document) => page.title],
  ['description', (page: Document) => attributes(page, 'meta[name=description]', 'content')[0]],
])('no two pages share a %s', (_, read) => {
  const found = builtPages.map(({ path }) => read(documentAt(path)) || `missing on ${path}`)
  expect(found.filter((value, index) => found.indexOf(value) < index)).toEqual([])
  expect(found.filter((value) => value.startsWith('missing'))).toEqual([])
})

describe.each(builtPages)('$path', ({ path, html }) => {
  const page = documentAt(path)

  test('names its encoding in the first kilobyte, and its language', () => {
    expect(html.slice(0, 1024)).toContain('<meta charset="utf-8">')
    expect(page.documentElement.lang).toBe('en-IN')
  })

  test('keeps its mail addresses from being rewritten by Cloudflare', () => {
    const [, kept = ''] =
      /<body[^>]*><!--email_off-->(.*)<!--\/email_off--><\/body>/s.exec(html) ?? []
    expect(kept).toContain('mailto:')
  })

  test('gives every picture its size, so that nothing shifts when it loads', () => {
    expect(attributes(page, 'img:not([width][height])', 'src')).toEqual([])
  })

  test('preloads its fonts', () => {
    // Prices in the closed menu need no font at first.
    const needed = fonts.filter(({ rupee }) => !rupee || words(pageAt(path)).includes('₹'))
    expect(attributes(page, 'link[rel=preload][as=font]', 'href').sort()).toEqual(
      needed.map(({ fileName }) => `/${fileName}`).sort(),
    )
  })

  test('opens other sites in a new tab that cannot reach back', () => {
    for (const link of all(page, 'a[href^="http"]')) {
      expect(link.getAttribute('target'), words(link)).toBe('_blank')
      expect(link.getAttribute('rel'), words(link)).toMatch(/^noopener/)
    }
  })

  test('has a footer with the specified links', () => {
    const footer = page.querySelector('main ~ footer') as HTMLElement
    for (const href of [
      ...['ai-solutions', 'digital-marketing', 'youtube-strategy', 'content-creation'].map(
        (id) => `/services/${id}`,
      ),
      ...['/legal/privacy-policy', '/legal/terms-of-service', '/legal/disclaimer'],
      ...site.social.map(({ url }) => url),
    ])
      expect(linksTo(footer, href), href).toHaveLength(1)
    expect(hrefOf(footer, 'Free Consultation')).toBe('/consultation')
    expect(footer.querySelector(`a[href^="mailto:${site.email}"]`)).not.toBeNull()
    expect(words(footer)).toMatch(/not typical, and no outcome is guaranteed/)
    expect(words(footer)).toMatch(/© \d{4}/)
  })
})

test('a changed offline page makes another service worker, which stores it', () => {
  const page = readFileSync('dist/offline.html')
  const revision = createHash('sha256').update(page).digest('hex').slice(0, 8)
  expect(readFileSync('dist/sw.js', 'utf8')).toContain(revision)
})
