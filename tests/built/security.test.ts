import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '#ssg/content/content-record.ts'
import { firstPressScript } from '#ssg/document/first-press.ts'
import { headersFor, matches, parseHeaders } from '#ssg/hosts/headers.ts'
import { siteHandler } from '#tools/static-host.ts'
import { all, attributes, builtPages, documentAt } from './page-at.ts'

// Policy and headers, whole: tests/unit/headers.test.ts. What a page requests and sends:
// tests/e2e/every-page.spec.ts, where a refusal fails.

const rules = parseHeaders(readFileSync('dist/_headers', 'utf8'))
const sha256 = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`
const policyOf = (path: string) =>
  attributes(documentAt(path), 'meta[http-equiv=Content-Security-Policy]', 'content')[0] ?? ''

describe.each(builtPages)('$path', ({ path }) => {
  const page = documentAt(path)

  test('allows its inline style sheets by their hashes', () => {
    // The header cannot hold the hashes of every page, so it allows all styles; both policies
    // apply.
    const hashes = all(page, 'style').map(({ textContent }) => sha256(textContent ?? ''))
    expect(policyOf(path)).toBe(`style-src ${hashes.join(' ')}`)
    const [first] = all(page, 'meta[http-equiv=Content-Security-Policy], style, script, link')
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
    const addresses = all(page, '[href], [src], [action]').map(
      (element) =>
        element.getAttribute('href') ??
        element.getAttribute('src') ??
        element.getAttribute('action'),
    )
    expect(addresses.filter((address) => /^\s*javascript:/i.test(address ?? ''))).toEqual([])
    expect(all(page, 'base, object, embed, iframe, frame')).toEqual([])
  })
})

test("the scripts that 'self' allows are the site's own files", () => {
  const scripts = filesBelow('dist', '').filter((name) => /\.m?js$/.test(name))
  expect(scripts.filter((name) => !name.startsWith('assets/') && name !== 'sw.js')).toEqual([])
})

test('hashed files are cached for a year, pages and the service worker are revalidated', () => {
  expect(headersFor('/assets/app-1234.js', rules)['Cache-Control']).toBe(
    'public, max-age=31536000, immutable',
  )
  for (const path of ['/', '/contact', '/content/any-sample', '/sw.js'])
    expect(headersFor(path, rules)['Cache-Control'], path).toBe(
      'public, max-age=0, must-revalidate',
    )
  for (const name of readdirSync('dist/assets')) expect(name).toMatch(/-[\w-]{8}\.\w+$/)
})

test('_headers has at most 100 rules, and no file has a header of two rules', () => {
  expect(rules.length).toBeLessThanOrEqual(100)
  for (const path of [
    '/',
    '/services',
    '/services/designs',
    '/assets/app.js',
    '/share/home.png',
    '/images/portrait.svg',
    '/sw.js',
  ]) {
    const names = rules
      .filter((rule) => matches(rule, path))
      .flatMap(({ headers }) => Object.keys(headers))
    expect(new Set(names).size, path).toBe(names.length)
  }
})

test('no internal file of the build, and no part of editor or review, is deployed', () => {
  const names = filesBelow('dist', '')
  const internal = /(?:^|\/)(?:\.vite|\.env|\.git|package\.json)$|\.map$|__edit|__review|sveltia/i
  expect(names.filter((name) => internal.test(name))).toEqual([])
  const ofEditor = /__edit|__review|sveltia|preview-ribbon|api\.github\.com|SITE_REPOSITORY/i
  expect(names.filter((name) => ofEditor.test(readFileSync(`dist/${name}`, 'latin1')))).toEqual([])
})

describe('the host of npm start', () => {
  const ask = async (path: string) => {
    const server = createServer(siteHandler('dist')).listen(0)
    const { port } = server.address() as AddressInfo
    const [answer] = (await once(request({ port, path }).end(), 'response')) as [IncomingMessage]
    answer.resume()
    server.close()
    return answer
  }

  test.each([
    '//other.example/',
    '/..//other.example/',
    '/.//other.example/index.html',
    '/a/..//../%2e%2e//other.example/',
    '/\\\\other.example/',
    '/.\\/other.example/',
    '/%2F%2Fother.example/',
    '/%5Cother.example/',
    'http://other.example//other.example/',
    '*',
  ])('leads %s to no other site', async (path) => {
    const { location = '' } = (await ask(path)).headers
    expect(new URL(location, 'http://site').host).toBe('site')
  })

  test('answers those that ask for /favicon.ico with an icon', async () => {
    expect((await ask('/favicon.ico')).statusCode).toBe(200)
    expect([...readFileSync('dist/favicon.ico').subarray(0, 4)]).toEqual([0, 0, 1, 0])
  })
})
