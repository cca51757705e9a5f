import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { firstPressScript } from '#ssg/document/first-press.ts'
import { contentPolicy, policyMeta, printPolicy } from '#ssg/document/policy.ts'
import {
  headerRules,
  headersFor,
  overHttp,
  previewRules,
  printHeaders,
} from '#ssg/hosts/headers.ts'

const none = { analyticsId: '', pixelId: '' }
const sheet = 'body{color:red}'
/** A script or style as a policy allows it by its hash. */
const sha256 = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the policy', () => {
  test.each([
    ['no ids', none],
    [
      'placeholder ids',
      { analyticsId: 'G-XXXXXXXXXX', pixelId: '000000000000000' },
    ],
  ])(
    'with %s allows scripts, styles and requests of this site, and photographs',
    (_, ids) => {
      const printed = printPolicy(contentPolicy(ids, [sheet]))
      const directives = printed.split('; ')
      expect(directives).toEqual([
        "default-src 'none'",
        `script-src 'self' ${sha256(firstPressScript)}`,
        `style-src ${sha256(sheet)}`,
        "img-src 'self' data: https://images.unsplash.com",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self' mailto:",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types site',
        'upgrade-insecure-requests',
      ])
    },
  )

  test('allows exactly the service whose id is real', () => {
    const google = printPolicy(
      contentPolicy({ ...none, analyticsId: 'G-AB12CD34EF' }, [sheet]),
    )
    const tag = 'https://www.googletagmanager.com/gtag/js;'
    expect(google).toContain(`${sha256(firstPressScript)} ${tag}`)
    expect(google).toContain("trusted-types site goog#html 'allow-duplicates'")
    expect(google).not.toContain('facebook')
    const meta = printPolicy(
      contentPolicy({ ...none, pixelId: '123456789012345' }, [sheet]),
    )
    expect(meta).toContain('https://connect.facebook.net/en_US/fbevents.js')
    expect(meta).not.toContain('google')
  })

  /** What a policy allows beyond that of a site without measurement. */
  const addedBy = (ids: typeof none) => {
    const without = contentPolicy(none)
    const directives = Object.entries(contentPolicy(ids))
    const beyond = directives.map(([directive, sources]) => {
      const known = without[directive] ?? []
      const added = sources.filter((source) => !known.includes(source))
      return [directive, added] as const
    })
    const changed = beyond.filter(([, added]) => added.length > 0)
    return Object.fromEntries(changed)
  }

  test("lets Google's measurement load its script and send its hits", () => {
    const added = addedBy({ ...none, analyticsId: 'G-AB12CD34EF' })
    expect(added).toEqual({
      'script-src': ['https://www.googletagmanager.com/gtag/js'],
      'img-src': [
        'https://*.google-analytics.com',
        'https://www.googletagmanager.com',
      ],
      'connect-src': [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://www.googletagmanager.com',
      ],
      'trusted-types': ['goog#html', "'allow-duplicates'"],
    })
  })

  test("lets Meta's pixel load its script and settings and send its events", () => {
    const added = addedBy({ ...none, pixelId: '123456789012345' })
    expect(added).toEqual({
      'script-src': [
        'https://connect.facebook.net/en_US/fbevents.js',
        'https://connect.facebook.net/signals/',
      ],
      'img-src': ['https://www.facebook.com'],
      'connect-src': ['https://www.facebook.com'],
      'trusted-types': ['connect.facebook.net/fbevents'],
    })
  })

  test('fits into one line of _headers with everything on', () => {
    const rules = headerRules(
      { analyticsId: 'G-AB12CD34EF', pixelId: '123456789012345' },
      [],
    )
    expect(printHeaders(rules)).not.toMatch(/.{2001}/)
  })

  test('is the same in a page, without directives that need a header or https', () => {
    const inPage = printPolicy(contentPolicy(none, [sheet]))
      .replace("; frame-ancestors 'none'", '')
      .replace('; upgrade-insecure-requests', '')
    expect(policyMeta([sheet], none)).toBe(
      `<meta http-equiv="Content-Security-Policy" content="${inPage}">`,
    )
  })
})

/** The rules of a site with a single page. */
const rulesOfHome = headerRules(none, ['/'])

test('the table of headers protects every page', () => {
  const headers = headersFor('/', rulesOfHome)
  expect(headers).toMatchObject({
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
    // A form keeps the handle of a window that it opens.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  })
})

test('a translated copy of a page may load the fonts', () => {
  const headers = headersFor('/assets/text.woff2', rulesOfHome)
  expect(headers).toMatchObject({ 'Access-Control-Allow-Origin': '*' })
})

test('a preview asks search engines to leave out each of its addresses', () => {
  const rules = headerRules(none, ['/', '/about'])
  const headers = headersFor('/about', previewRules(rules))
  expect(headers).toMatchObject({ 'X-Robots-Tag': 'noindex' })
})

test('a preview over http asks no browser for https', () => {
  const headers = overHttp(headersFor('/', rulesOfHome))
  expect(headers['Content-Security-Policy']).not.toContain(
    'upgrade-insecure-requests',
  )
  expect(headers).not.toHaveProperty('Strict-Transport-Security')
})

test.each([
  '/share/home.png',
  '/images/portrait.webp',
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/assets/text.woff2',
])('other sites may show %s', (path) => {
  const headers = headersFor(path, rulesOfHome)
  expect(headers).toMatchObject({
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
})

test('no page is kept for a year because of a folder in its address', () => {
  const path = '/content/assets/x'
  const rules = headerRules(none, ['/', path])
  const headers = headersFor(path, rules)
  expect(headers['Cache-Control']).toBe('public, max-age=0, must-revalidate')
  expect(headers['Cross-Origin-Resource-Policy']).toBe('same-origin')
})
