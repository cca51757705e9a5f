import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '#content/read/content-record.ts'
import { isPlaceholder } from '#data/measurement-ids.ts'
import site from '#data/site.yaml'
import { firstPressScript } from '#ssg/document/first-press.ts'
import { headersFor, matches, parseHeaders } from '#ssg/hosts/headers.ts'
import { all, attributes, builtPages, documentAt } from './page-at.ts'

// Policy and headers, whole: tests/unit/headers.test.ts. What a page requests and sends:
// tests/e2e/every-page.spec.ts, where a refusal fails.

const rules = parseHeaders(readFileSync('dist/_headers', 'utf8'))
const sha256 = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

describe.each(builtPages)('$path', ({ path }) => {
  const page = documentAt(path)

  test('allows its inline style sheets by their hashes', () => {
    // The header cannot hold the hashes of every page, so it allows all styles; both policies
    // apply.
    const hashes = all(page, 'style').map(({ textContent }) => sha256(textContent ?? ''))
    const policy = 'meta[http-equiv=Content-Security-Policy]'
    expect(attributes(page, policy, 'content')).toEqual([`style-src ${hashes.join(' ')}`])
    const [first] = all(page, `${policy}, style, script, link`)
    expect(first?.localName, 'the policy precedes what it is about').toBe('meta')
  })

  test('runs one inline script, the entry and that of islands, and only as they were built', () => {
    const [inline, ...run] = all(page, 'script:not([type="application/ld+json"])')
    const script = inline?.textContent ?? ''
    expect(script).toBe(firstPressScript)
    expect(headersFor(path, rules)['Content-Security-Policy']).toContain(sha256(script))
    const files = run.map((script) => script.getAttribute('src') ?? '')
    const names = all(page, '[data-island]').length > 0 ? ['app', 'page-islands'] : ['app']
    expect(files.map((file) => /^\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(file)?.[1])).toEqual(names)
    for (const [index, script] of run.entries()) {
      const digest = createHash('sha384').update(readFileSync(`dist${files[index]}`))
      expect(script.getAttribute('integrity')).toBe(`sha384-${digest.digest('base64')}`)
      expect(script.textContent).toBe('')
    }
    const runsScript = ['href', 'src', 'action'].map((name) => `[${name}*="javascript:" i]`)
    expect(all(page, runsScript.join())).toEqual([])
    expect(all(page, 'base, object, embed, iframe, frame')).toEqual([])
    // With placeholder ids nothing is asked, and so nothing measured (client/analytics).
    if ([site.analyticsId, site.pixelId].every(isPlaceholder))
      expect(all(page, '#consent, [data-privacy-choices]')).toEqual([])
  })
})

test("the scripts that 'self' allows are the site's own files", () => {
  const scripts = filesBelow('dist', '').filter((name) => /\.m?js$/.test(name))
  expect(scripts.filter((name) => !name.startsWith('assets/') && name !== 'sw.js')).toEqual([])
})

const revalidated = 'public, max-age=0, must-revalidate'
test.each([
  ['/assets/app-1234.js', 'public, max-age=31536000, immutable'],
  ['/share/home.png', 'public, max-age=86400'],
  ['/images/portrait.svg', 'public, max-age=86400'],
  ['/', revalidated],
  ['/contact', revalidated],
  ['/services/designs', revalidated],
  ['/content/any-sample', revalidated],
  ['/sw.js', revalidated],
])('%s has each header by one rule, and is cached as %s', (path, cached) => {
  const found = rules.filter((rule) => matches(rule, path))
  const names = found.flatMap(({ headers }) => Object.keys(headers))
  expect(names).toEqual([...new Set(names)])
  expect(headersFor(path, rules)['Cache-Control']).toBe(cached)
})

test('_headers has at most 100 rules, and files that are kept for a year have a hash', () => {
  expect(rules.length).toBeLessThanOrEqual(100)
  for (const name of readdirSync('dist/assets')) expect(name).toMatch(/-[\w-]{8}\.\w+$/)
})

test('no internal file of the build, and no part of editor or review, is deployed', () => {
  const names = filesBelow('dist', '')
  const internal = /(?:^|\/)(?:\.vite|\.env|\.git|package\.json)$|\.map$|__edit|__review|sveltia/i
  expect(names.filter((name) => internal.test(name))).toEqual([])
  const ofEditor = /__edit|__review|sveltia|preview-ribbon|api\.github\.com|SITE_REPOSITORY/i
  expect(names.filter((name) => ofEditor.test(readFileSync(`dist/${name}`, 'latin1')))).toEqual([])
})

test('those that ask for /favicon.ico get an icon', () => {
  expect([...readFileSync('dist/favicon.ico').subarray(0, 4)]).toEqual([0, 0, 1, 0])
})
