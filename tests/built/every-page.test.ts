import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { site } from '../../data/site.ts'
import { testimonials } from '../../data/testimonials.ts'
import { glyphs, readFonts } from '../../ssg/document/fonts.ts'
import { work } from '../work.ts'
import { all, attributes, documentAt, hrefOf, linksTo, pageAt, texts, words } from './page-at.ts'
import { builtPages } from './site.ts'

const { files: fonts } = readFonts()

/** Routes of requirements §2.1 without the samples. */
const specified = [
  ...['/', '/about', '/skills', '/services', '/projects', '/testimonials', '/contact'],
  ...['/service-request', '/consultation', '/ai-mastery-course', '/ai-career-program'],
  ...['beginner', 'intermediate', 'professional', 'expert'].map((id) => `/career/${id}`),
  ...['ai-solutions', 'youtube-strategy', 'content-creation', 'digital-marketing', 'designs'].map(
    (id) => `/services/${id}`,
  ),
  ...['privacy-policy', 'terms-of-service', 'disclaimer'].map((id) => `/legal/${id}`),
]

test('a visitor finds every page of work', () => {
  expect(
    builtPages.map(({ path }) => path).filter((path) => /^\/(?:content|video|ai)\//.test(path)),
  ).toEqual(work.map(({ path }) => path).sort())
})

test('a visitor finds the 23 routes of the requirements and a not-found page', () => {
  expect(specified).toHaveLength(23)
  const paths = builtPages.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining([...specified, '/404']))
})

test.each(builtPages)(
  '$path keeps its mail addresses from being rewritten by Cloudflare',
  ({ html }) => {
    const [, kept = ''] =
      /<body[^>]*><!--email_off-->(.*)<!--\/email_off--><\/body>/s.exec(html) ?? []
    expect(kept).toContain('mailto:')
  },
)

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

  test('keeps texts apart that only the style sheet separates', () => {
    const inline = '(?:a|b|em|span|small|strong)'
    const joined = new RegExp(`[\\w%+](?:</${inline}>)+(?:<${inline}\\b[^>]*>)+[\\w₹]`, 'g')
    expect(pageAt(path).outerHTML.match(joined)).toBeNull()
  })

  test('has one main heading and declares its language', () => {
    expect(all(page, 'h1')).toHaveLength(1)
    expect(page.documentElement.lang).toBe('en-IN')
    // Browsers look for the encoding in the first kilobyte.
    expect(html.slice(0, 1024)).toContain('<meta charset="utf-8">')
  })

  test('keeps headings in order', () => {
    const levels = all(page, 'h1, h2, h3, h4, h5, h6').map(({ localName }) => Number(localName[1]))
    const jumps = levels.filter((level, index) => level - (levels[index - 1] ?? level) > 1)
    expect(jumps).toEqual([])
  })

  test('is complete without a script, with no suspense boundary', () => {
    expect(html).not.toMatch(/id="[SB]:\d|<!--\$[?!]?-->/)
  })

  test('gives every picture its size, so that nothing shifts when it loads', () => {
    expect(all(page, 'img:not([width][height][alt])').map(String)).toEqual([])
    // Photographs of another host load lazily, except the first one of the portfolio.
    const atOnce = attributes(page, 'img[src^="https:"]:not([loading=lazy])', 'fetchpriority')
    expect(atOnce).toEqual(path === '/projects' ? ['high'] : [])
  })

  test('has a title that search results show in full', () => {
    // Google and Bing cut titles at about 60 characters.
    expect(page.title.length, page.title).toBeLessThanOrEqual(60)
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

  test('uses only letters that its fonts have', () => {
    // Names of the owner and of clients may use any script; visitors' systems have fonts for it.
    const names = [site, ...testimonials].map(({ name, initials }) => name + initials)
    const others = [site.alternateName, ...testimonials.map(({ company }) => company)]
    // System fonts have the letters of texts in other languages.
    const foreign = texts(page, 'body [lang]:not([lang^=en])')
    const known = new Set(`${glyphs}₹★📧🎉\n${[...names, ...others, ...foreign].join('')}`)
    const text = page.title + texts(page, 'body').join()
    expect([...new Set(text)].filter((letter) => !known.has(letter))).toEqual([])
  })

  test('has a footer with the specified links', () => {
    const footer = page.querySelector('main ~ footer') as HTMLElement
    for (const href of [
      ...['ai-solutions', 'digital-marketing', 'youtube-strategy', 'content-creation'].map(
        (id) => `/services/${id}`,
      ),
      ...['/legal/privacy-policy', '/legal/terms-of-service', '/legal/disclaimer'],
    ])
      expect(linksTo(footer, href), href).toHaveLength(1)
    expect(hrefOf(footer, 'Free Consultation')).toBe('/consultation')
    for (const { url } of site.social) expect(linksTo(footer, url), url).toHaveLength(1)
    expect(footer.querySelector(`a[href^="mailto:${site.email}"]`)).not.toBeNull()
    expect(words(footer)).toMatch(/not typical, and no outcome is guaranteed/)
    expect(words(footer)).toMatch(/© \d{4}/)
  })
})

test('all fonts together stay below 26 KiB', () => {
  const bytes = fonts.reduce((sum, { source }) => sum + source.length, 0)
  expect(bytes / 1024).toBeLessThanOrEqual(26)
})

test('a changed offline page makes another service worker, which stores it', () => {
  const page = readFileSync('dist/offline.html')
  const revision = createHash('sha256').update(page).digest('hex').slice(0, 8)
  expect(readFileSync('dist/sw.js', 'utf8')).toContain(revision)
})
