import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { site } from '../../data/site.ts'
import { testimonials } from '../../data/testimonials.ts'
import { buildFonts, glyphs } from '../../ssg/document/fonts.ts'
import { work } from '../work.ts'
import { builtPages, contentsOf, mainOf, textOf } from './site.ts'

/** The routes of requirements §2.1 that are no samples. */
const specified = [
  '/',
  '/about',
  '/skills',
  '/services',
  '/projects',
  '/testimonials',
  '/contact',
  '/service-request',
  '/consultation',
  '/ai-mastery-course',
  '/ai-career-program',
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

test('a visitor finds the 23 routes of the requirements beside them, and a not-found page', () => {
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

test('no two pages share a title, a description or a canonical link', () => {
  expect(new Set(builtPages.map(({ path }) => contentsOf(path).title)).size).toBe(builtPages.length)
  for (const pattern of [
    /<meta name="description" content="([^"]*)/,
    /<link rel="canonical" href="([^"]*)/,
  ]) {
    const found = builtPages.map(
      ({ path, html }) => pattern.exec(html)?.[1] ?? `missing on ${path}`,
    )
    expect(new Set(found).size, String(pattern)).toBe(builtPages.length)
  }
})

test('nothing of the pre-rendering engine is left beside the pages', () => {
  for (const name of [
    '.vite',
    'static-loader-data',
    'legal.html',
    'content.html',
    'video.html',
    'ai.html',
    'career.html',
  ])
    expect(existsSync(`dist/${name}`), name).toBe(false)
})

describe.each(builtPages)('$path', ({ path, html }) => {
  const { title, headings } = contentsOf(path)

  test('has one main heading and names its language', () => {
    expect(headings.filter(({ level }) => level === 1)).toHaveLength(1)
    expect(html).toMatch(/<html lang="en-IN">/)
    expect(html.slice(0, 1024)).toContain('<meta charset="utf-8">')
  })

  test('keeps headings in order', () => {
    const jumps = headings.filter(
      ({ level }, index) => level - (headings[index - 1]?.level ?? level) > 1,
    )
    expect(jumps).toEqual([])
  })

  test('hides nothing behind a suspense boundary (React shows large ones only once a script runs)', () => {
    expect(html).not.toMatch(/id="[SB]:\d|<!--\$[?!]?-->/)
  })

  test('carries no inline script, inline style or style attribute beyond its two sheets', () => {
    const inline = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].filter(
      ([, attributes = '']) => !/\ssrc=|application\/ld\+json/.test(attributes),
    )
    expect(inline).toEqual([])
    expect(html.match(/<style\b/g)).toHaveLength(2) // fonts, and the page's own sheet
    expect(html.match(/<[^>]+\sstyle="[^"]*"/g) ?? []).toEqual([])
    expect(html.match(/<[^>]+\son\w+="/g) ?? []).toEqual([])
  })

  test('gives every picture its size, so that nothing moves when it arrives', () => {
    for (const [image] of html.matchAll(/<img\b[^>]*>/g))
      expect(image).toMatch(/(?=.*\swidth=)(?=.*\sheight=)(?=.*\salt(?:="|[\s/>]))/)
    // Photographs of another host come as they are needed, but for the one that opens the portfolio.
    const atOnce = [...html.matchAll(/<img\b[^>]*src="https:[^>]*>/g)]
      .map(([image]) => image)
      .filter((image) => !image.includes('loading="lazy"'))
    expect(atOnce).toHaveLength(path === '/projects' ? 1 : 0)
    for (const image of atOnce) expect(image).toContain('fetchpriority="high"')
  })

  test('has a title that search results show whole', () => {
    expect(title.length, title).toBeGreaterThan(0)
    // Google and Bing cut at about 60 characters.
    expect(title.length, title).toBeLessThanOrEqual(60)
  })

  test('preloads its fonts, and no script of another page', () => {
    // The menu's prices are not seen before somebody opens it.
    expect(html.match(/<link rel="preload"[^>]+as="font"/g)).toHaveLength(
      textOf(mainOf(path)).includes('₹') ? 4 : 2,
    )
    expect((html.match(/<link rel="modulepreload" href/g) ?? []).length).toBeLessThanOrEqual(4)
    expect(html.match(/<script type="module"/g)).toHaveLength(1)
  })

  test('opens other sites in a new tab that cannot reach back', () => {
    for (const [link] of html.matchAll(/<a\b[^>]*href="https?:[^>]*>/g))
      expect(link).toMatch(/(?=.*target="_blank")(?=.*rel="noopener)/)
  })

  test('uses only letters that its fonts have', () => {
    // The owner's and clients' names may be in any script; visitors' systems have fonts for it.
    const names = [site, ...testimonials].map(({ name, initials }) => name + initials)
    const others = [site.alternateName, ...testimonials.map(({ company }) => company)]
    const known = new Set(`${glyphs}₹★📧🎉\n${[...names, ...others].join('')}`)
    expect([...new Set(textOf(html))].filter((letter) => !known.has(letter))).toEqual([])
  })

  test('has a footer with the specified links', () => {
    const footer = /<footer\b[\s\S]*<\/footer>/.exec(html)?.[0] ?? ''
    for (const href of [
      '/services/ai-solutions',
      '/services/digital-marketing',
      '/services/youtube-strategy',
      '/services/content-creation',
      '/consultation',
      '/legal/privacy-policy',
      '/legal/terms-of-service',
      '/legal/disclaimer',
    ])
      expect(footer, path).toContain(`href="${href}"`)
    expect(textOf(footer)).toMatch(/not typical, and no outcome is guaranteed/)
    expect(textOf(footer)).toMatch(/© \d{4}/)
  })
})

test('all fonts together stay below 26 KiB', async () => {
  const { files } = await buildFonts()
  const bytes = files.reduce((sum, { source }) => sum + source.length, 0)
  expect(bytes / 1024).toBeLessThanOrEqual(26)
})
