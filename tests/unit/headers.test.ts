import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { firstPressScript } from '#ssg/document/first-press.ts'
import { contentPolicy, policyMeta, policyText } from '#ssg/document/policy.ts'
import {
  headerRules,
  headersFile,
  headersFor,
  headersForHttp,
  previewRules,
} from '#ssg/hosts/headers.ts'

const withoutIds = { analyticsId: '', pixelId: '' }
const sheet = 'body{color:red}'
/** The CSP source that allows the inline script or style `text` by its hash. */
const sha256 = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the Content Security Policy', () => {
  test.each([
    ['no ids', withoutIds],
    [
      'placeholder ids',
      { analyticsId: 'G-XXXXXXXXXX', pixelId: '000000000000000' },
    ],
  ])(
    'with %s allows only sources of this site, and photographs from Unsplash',
    (_, ids) => {
      const printed = policyText(contentPolicy(ids, [sheet]))
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

  test('allows only the analytics service that has a real id', () => {
    const google = policyText(
      contentPolicy({ ...withoutIds, analyticsId: 'G-AB12CD34EF' }, [sheet]),
    )
    const tag = 'https://www.googletagmanager.com/gtag/js;'
    expect(google).toContain(`${sha256(firstPressScript)} ${tag}`)
    expect(google).toContain("trusted-types site goog#html 'allow-duplicates'")
    expect(google).not.toContain('facebook')
    const meta = policyText(
      contentPolicy({ ...withoutIds, pixelId: '123456789012345' }, [sheet]),
    )
    expect(meta).toContain('https://connect.facebook.net/en_US/fbevents.js')
    expect(meta).not.toContain('google')
  })

  /** For each directive, the sources that a policy allows only because of these ids. */
  const addedBy = (ids: typeof withoutIds) => {
    const without = contentPolicy(withoutIds)
    const directives = Object.entries(contentPolicy(ids))
    const beyond = directives.map(([directive, sources]) => {
      const known = without[directive] ?? []
      const added = sources.filter((source) => !known.includes(source))
      return [directive, added] as const
    })
    const changed = beyond.filter(([, added]) => added.length > 0)
    return Object.fromEntries(changed)
  }

  test('lets Google Analytics load its script and send its hits', () => {
    const added = addedBy({ ...withoutIds, analyticsId: 'G-AB12CD34EF' })
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
    const added = addedBy({ ...withoutIds, pixelId: '123456789012345' })
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

  test('fits into a line of _headers (2000 characters at most) with both services', () => {
    const rules = headerRules(
      { analyticsId: 'G-AB12CD34EF', pixelId: '123456789012345' },
      [],
    )
    expect(headersFile(rules)).not.toMatch(/.{2001}/)
  })

  test('leaves only frame-ancestors and upgrade-insecure-requests out of a meta element', () => {
    const inPage = policyText(contentPolicy(withoutIds, [sheet]))
      .replace("; frame-ancestors 'none'", '')
      .replace('; upgrade-insecure-requests', '')
    expect(policyMeta([sheet], withoutIds)).toBe(
      `<meta http-equiv="Content-Security-Policy" content="${inPage}">`,
    )
  })
})

/** The header rules of a site with a single page. */
const rulesOfHome = headerRules(withoutIds, ['/'])

test('the header rules give a page its security and caching headers', () => {
  const headers = headersFor('/', rulesOfHome)
  expect(headers).toMatchObject({
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
    // Forms keep references to the windows that they open; 'same-origin' would break these.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  })
})

test('a copy of a page on the site of a translation service may load the fonts', () => {
  const headers = headersFor('/assets/text.woff2', rulesOfHome)
  expect(headers).toMatchObject({ 'Access-Control-Allow-Origin': '*' })
})

test('a preview asks search engines not to index its pages', () => {
  const rules = headerRules(withoutIds, ['/', '/about'])
  const headers = headersFor('/about', previewRules(rules))
  expect(headers).toMatchObject({ 'X-Robots-Tag': 'noindex' })
})

test('a preview over http does not ask browsers to use https', () => {
  const headers = headersForHttp(headersFor('/', rulesOfHome))
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

test('browsers cache a built script for a year, but not the 404 response for a missing one', () => {
  const rules = headerRules(withoutIds, ['/'], ['app-1a2b3c4d.js'])
  const cacheControlOf = (path: string) =>
    headersFor(path, rules)['Cache-Control']
  expect(cacheControlOf('/assets/app-1a2b3c4d.js')).toContain('immutable')
  // Hosts also send the headers of a rule with status 404.
  expect(cacheControlOf('/assets/app-5e6f7a8b.js')).toBe(
    'public, max-age=0, must-revalidate',
  )
})

test('the page /content/assets/x is not cached for a year, unlike files in /assets', () => {
  const path = '/content/assets/x'
  const rules = headerRules(withoutIds, ['/', path])
  const headers = headersFor(path, rules)
  expect(headers['Cache-Control']).toBe('public, max-age=0, must-revalidate')
  expect(headers['Cross-Origin-Resource-Policy']).toBe('same-origin')
})
