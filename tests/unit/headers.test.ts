import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { loadEntry, loaderScript } from '../../ssg/document/entry-loader'
import { contentPolicy, pagePolicyMeta, policyMeta, printPolicy } from '../../ssg/document/policy'
import {
  type HeaderRule,
  headerRules,
  headersFor,
  overHttp,
  parseHeaders,
  printHeaders,
} from '../../ssg/hosts/headers'

const none = { analyticsId: '', pixelId: '' }
const sheet = 'body{color:red}'
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const loader = sha256(loaderScript)

describe('the policy', () => {
  test('names no other company with placeholder ids', () => {
    for (const ids of [none, { analyticsId: 'G-XXXXXXXXXX', pixelId: '000000000000000' }])
      expect(printPolicy(contentPolicy([sheet], ids))).not.toMatch(/google|facebook/)
  })

  test('lets in exactly the service whose id is real', () => {
    const google = printPolicy(contentPolicy([sheet], { ...none, analyticsId: 'G-AB12CD34EF' }))
    expect(google).toContain(
      `script-src 'self' ${loader} 'strict-dynamic' https://www.googletagmanager.com/gtag/js;`,
    )
    expect(google).toContain("trusted-types site entry goog#html 'allow-duplicates'")
    expect(google).not.toContain('facebook')
    const meta = printPolicy(contentPolicy([sheet], { ...none, pixelId: '123456789012345' }))
    expect(meta).toContain('https://connect.facebook.net/en_US/fbevents.js')
    expect(meta).not.toContain('google')
  })

  test('stays within one line of _headers with everything on', () => {
    const rules = headerRules({ analyticsId: 'G-AB12CD34EF', pixelId: '123456789012345' })
    expect(
      Math.max(
        ...printHeaders(rules)
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(2000)
  })

  const element = (content: string) =>
    `<meta http-equiv="Content-Security-Policy" content="${content}">`
  const addresses = `script-src 'self' ${loader}`

  test('is the same in a page, but for what only a header says and what a preview on http cannot take', () => {
    const meta = policyMeta([sheet], none)
    expect(meta).not.toContain('frame-ancestors')
    expect(meta).toBe(
      element(
        printPolicy(contentPolicy([sheet], none)).replace(
          /; frame-ancestors 'none'|; upgrade-insecure-requests/g,
          '',
        ),
      ) + element(addresses),
    )
  })

  test('is narrowed by each page to its own sheets and to the addresses of scripts', () => {
    expect(pagePolicyMeta([sheet], none)).toBe(element(`style-src ${sha256(sheet)}; ${addresses}`))
    expect(pagePolicyMeta([sheet], { ...none, analyticsId: 'G-AB12CD34EF' })).toBe(
      element(`style-src ${sha256(sheet)}; ${addresses} https://www.googletagmanager.com/gtag/js`),
    )
  })

  test('allows the loader as it stands in a page', () => {
    const [, script = ''] =
      /<script type="module">(.*)<\/script>/.exec(loadEntry('assets/app-12345678.js')) ?? []
    expect(printPolicy(contentPolicy([sheet], none))).toContain(sha256(script))
  })
})

describe('the loader', () => {
  /** Runs it beside a link with this address; returns the addresses that it loads. */
  const load = (href: string, trustedTypes?: object) => {
    const loaded: unknown[] = []
    const document = {
      getElementById: () => ({ href }),
      createElement: () => ({}),
      head: { append: (script: { src: unknown }) => loaded.push(script.src) },
    }
    new Function('document', 'self', 'trustedTypes', loaderScript)(
      document,
      { trustedTypes },
      trustedTypes,
    )
    return loaded
  }

  test('loads the entry that the page names, with and without Trusted Types', () => {
    expect(load('https://site.example/assets/app-12345678.js')).toEqual(['/assets/app-12345678.js'])
    const trustedTypes = {
      createPolicy: (name: string, rules: { createScriptURL: () => string }) => ({
        createScriptURL: () => `${name}: ${rules.createScriptURL()}`,
      }),
    }
    expect(load('https://site.example/assets/app-12345678.js', trustedTypes)).toEqual([
      'entry: /assets/app-12345678.js',
    ])
  })

  test.each([
    'data:text/javascript,alert(1)',
    'https://elsewhere.example/app.js',
    '/assets/../upload.js',
    '/assets/app.js?x=1',
    '/assets/x/y.js',
  ])('loads nothing else: %s', (href) => {
    expect(() => load(href)).toThrow(TypeError)
  })

  test('takes a file of this site where somebody names one of another', () => {
    expect(load('https://elsewhere.example/assets/app-12345678.js')).toEqual([
      '/assets/app-12345678.js',
    ])
  })
})

describe('the table', () => {
  const rules = headerRules(none)

  test('survives being written and read', () =>
    expect(parseHeaders(printHeaders(rules))).toEqual(rules))

  test('is read with comments, empty lines and Windows line ends', () => {
    expect(parseHeaders('# note\r\n\r\n/a*\r\n  X-Thing: one: two\r\n')).toEqual([
      { path: '/a*', headers: { 'X-Thing': 'one: two' } },
    ])
  })

  test('matches a path exactly or by its beginning', () => {
    const two: HeaderRule[] = [
      { path: '/a', headers: { A: '1' } },
      { path: '/b/*', headers: { B: '1' } },
    ]
    expect(headersFor('/a', two)).toHaveProperty('A')
    expect(headersFor('/ab', two)).not.toHaveProperty('A')
    expect(headersFor('/b/c/d', two)).toHaveProperty('B')
    expect(headersFor('/b', two)).not.toHaveProperty('B')
  })

  test('leaves out what needs https, and nothing else, on the local preview', () => {
    const secure = headersFor('/', rules)
    const local = overHttp(secure)
    expect(local['Strict-Transport-Security']).toBeUndefined()
    expect(local['Content-Security-Policy']).toBe(
      secure['Content-Security-Policy']?.replace('; upgrade-insecure-requests', ''),
    )
    expect(Object.keys(local)).toHaveLength(Object.keys(secure).length - 1)
  })
})
