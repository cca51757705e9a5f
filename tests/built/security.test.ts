import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { headersFor, parseHeaders } from '../../ssg/hosts/headers.ts'
import { all, attributes, documentAt } from './page-at.ts'
import { builtPages } from './site.ts'

// Policy and headers, whole: tests/unit/headers.test.ts.

const text = readFileSync('dist/_headers', 'utf8')
const rules = parseHeaders(text)
const policy = new Map(
  (headersFor('/', rules)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return [name, sources] as const
  }),
)
const sha256 = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`
const hosts = (directive: string) =>
  (policy.get(directive) ?? []).filter((source) => source.startsWith('https://'))
/** Whether a directive allows an address of another site. */
const allows = (directive: string, url: string) =>
  hosts(directive).some((host) => new URL(url).origin === host)

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

  test('runs only the entry script and that of islands, and only as they were built', () => {
    const run = all(page, 'script:not([type="application/ld+json"])')
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

  test('requests nothing but pictures from another site', () => {
    const loads = 'img, script, source, video, audio, image, use, link:not([rel=canonical])'
    for (const element of all(page, loads))
      for (const name of ['src', 'srcset', 'href', 'xlink:href'])
        for (const part of element.getAttribute(name)?.split(/,\s+/) ?? []) {
          const [address = ''] = part.split(' ')
          if (!/^(https?:)?\/\//.test(address)) continue
          expect(['img', 'source'], address).toContain(element.localName)
          expect(allows('img-src', address), address).toBe(true)
        }
  })

  test('sends forms only to addresses that the policy allows', () => {
    for (const action of attributes(page, 'form', 'action')) {
      const scheme = /^[a-z]+:/.exec(action ?? '')?.[0]
      if (scheme === 'https:') expect(allows('form-action', action ?? ''), action ?? '').toBe(true)
      else expect(policy.get('form-action')).toContain(scheme ?? "'self'")
    }
  })
})

test("the scripts that 'self' allows are the site's own files", () => {
  const scripts = (readdirSync('dist', { recursive: true }) as string[])
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.m?js$/.test(name))
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

test('_headers has at most 100 rules, 2,000 characters a line and no header twice', () => {
  expect(rules.length).toBeLessThanOrEqual(100)
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000)
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
      .filter(
        (rule) =>
          Object.keys(headersFor(path, [rule])).length > 1 ||
          path === rule.path ||
          (rule.path.endsWith('*') && path.startsWith(rule.path.slice(0, -1))),
      )
      .flatMap(({ headers }) => Object.keys(headers))
    expect(new Set(names).size, path).toBe(names.length)
  }
})

test('vercel.json has the same headers', () => {
  const config = JSON.parse(readFileSync('dist/vercel.json', 'utf8'))
  expect(config).toMatchObject({ cleanUrls: true, trailingSlash: false })
  const fromVercel = config.headers.map(
    ({ source, headers }: { source: string; headers: { key: string; value: string }[] }) => ({
      path: source.replace('(.*)', '*'),
      headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    }),
  )
  expect(fromVercel).toEqual(rules)
})

test('no internal file of the build is deployed', () => {
  for (const name of ['.vite', 'package.json', '.env', '.git'])
    expect(existsSync(`dist/${name}`), name).toBe(false)
  expect(
    (readdirSync('dist', { recursive: true }) as string[]).filter((name) => name.endsWith('.map')),
  ).toEqual([])
})
