import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { type Finding, Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, test } from 'vitest'
import { headersFor, parseHeaders } from '../../build/headers'
import { builtPages, decode } from './site'

const text = readFileSync('dist/_headers', 'utf8')
const rules = parseHeaders(text)
const sent = headersFor('/', rules)
const policyText = sent['Content-Security-Policy'] ?? ''
const policy = new Map(
  policyText.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return [name, sources] as const
  }),
)
const hosts = (directive: string) => (policy.get(directive) ?? []).filter((source) => source.startsWith('https://'))
/** Whether an address of another site is allowed by a directive. */
const allows = (directive: string, url: string) => hosts(directive).some((host) => new URL(url).origin === host)

describe.each(builtPages)('$path', ({ html }) => {
  test('allows its own inline sheets by their hashes and no other', () => {
    // The header must leave styles open, since it cannot hold the hashes of every page; the browser holds the page to both policies.
    const own = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)
    const sheets = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    expect(own?.[1]).toBe(`style-src ${sheets.map(([, sheet = '']) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`).join(' ')}`)
    expect(own?.index, 'the policy comes before what it is about').toBeLessThan(sheets[0]?.index ?? 0)
  })

  test('runs no script but its own files', () => {
    for (const [, attributes = ''] of html.matchAll(/<script\b([^>]*)>/g)) {
      if (attributes.includes('application/ld+json')) continue // a data block: never executed
      expect(attributes).toMatch(/ src="\/assets\//)
    }
    expect(html).not.toMatch(/<[^>]+\s(style|on\w+)="/)
    expect(html).not.toMatch(/(href|src|action)="\s*javascript:/i)
    expect(html).not.toMatch(/<(base|object|embed|iframe|frame)\b/)
  })

  test('asks no other site for anything but pictures', () => {
    const loads = [...html.matchAll(/<(img|script|link|source|video|audio|image|use)\b[^>]*?\s(?:src|srcset|href|xlink:href)="([^"]+)"/g)]
    for (const [element = '', tag, value = ''] of loads) {
      if (tag === 'link' && /rel="(canonical|alternate|me)"/.test(element)) continue
      for (const address of value.split(/,\s+/).map((part) => decode(part).split(' ')[0] ?? '')) {
        if (!/^(https?:)?\/\//.test(address)) continue
        expect(tag, address).toBe('img')
        expect(allows('img-src', address), address).toBe(true)
      }
    }
  })

  test('sends forms only where the policy lets them', () => {
    for (const [, action = ''] of html.matchAll(/<form\b[^>]*\saction="([^"]*)"/g)) {
      const scheme = /^[a-z]+:/.exec(action)?.[0]
      if (scheme === 'https:') expect(allows('form-action', decode(action)), action).toBe(true)
      else expect(policy.get('form-action')).toContain(scheme ?? "'self'")
    }
  })
})

test('the policy allows nothing that it need not', () => {
  expect(policy.get('default-src')).toEqual(["'none'"])
  expect(policy.get('base-uri')).toEqual(["'none'"])
  expect(policy.get('object-src')).toEqual(["'none'"])
  expect(policy.get('frame-ancestors')).toEqual(["'none'"])
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
  // Styles alone are left to the hashes in each page.
  expect(policyText.replace("style-src 'unsafe-inline'", '')).not.toMatch(/unsafe-|\*(?!\.)|http:/)
})

test('with placeholder ids no host of another company may run a script or be told anything', () => {
  expect(policy.get('script-src')).toEqual(["'self'"])
  // The photographs' host, since the service worker keeps pictures for reading without a connection.
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://images.unsplash.com'])
  expect(policy.get('trusted-types')).toEqual(['site'])
})

test("Google's csp_evaluator has no finding", () => {
  /** Findings that are answered, by what they say. */
  const answered: { about: (finding: Finding) => boolean; answer: string }[] = [
    {
      about: ({ directive, value, severity }) => directive === 'script-src' && value === "'self'" && severity === Severity.MEDIUM_MAYBE,
      answer: "'self' is weak where a site hosts JSONP, AngularJS or uploads. This one hosts only its own built files, as the next test shows.",
    },
  ]
  const findings = new CspEvaluator(new CspParser(policyText).csp).evaluate()
  expect(findings.filter((finding) => !answered.some(({ about }) => about(finding)))).toEqual([])
})

test("what 'self' serves as script is the site's own files, without AngularJS", () => {
  const scripts = (readdirSync('dist', { recursive: true }) as string[]).map((name) => name.replaceAll('\\', '/')).filter((name) => /\.m?js$/.test(name))
  expect(scripts.filter((name) => !name.startsWith('assets/') && !/^(sw|workbox-[\w-]+)\.js$/.test(name))).toEqual([])
  for (const name of scripts) expect(readFileSync(`dist/${name}`, 'utf8')).not.toMatch(/angular\.module|ng-app/)
})

test('every header is there that Mozilla Observatory asks for', () => {
  expect(Number(/max-age=(\d+)/.exec(sent['Strict-Transport-Security'] ?? '')?.[1])).toBeGreaterThanOrEqual(15_768_000)
  expect(sent).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  expect(sent).not.toHaveProperty('Access-Control-Allow-Origin')
})

test('hashed files are kept for a year, pages and the service worker are asked for anew', () => {
  expect(headersFor('/assets/app-1234.js', rules)['Cache-Control']).toBe('public, max-age=31536000, immutable')
  for (const path of ['/', '/contact', '/content/travel', '/sw.js']) expect(headersFor(path, rules)['Cache-Control'], path).toBe('public, max-age=0, must-revalidate')
  for (const name of readdirSync('dist/assets')) expect(name).toMatch(/-[\w-]{8}\.\w+$/)
})

test('_headers keeps to what hosts read: 100 rules, 2,000 characters a line, no header twice for one address', () => {
  expect(rules.length).toBeLessThanOrEqual(100)
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000)
  for (const path of ['/', '/contact', '/assets/app.js', '/share/home.png', '/images/portrait.svg', '/sw.js']) {
    const names = rules
      .filter((rule) => Object.keys(headersFor(path, [rule])).length > 1 || path === rule.path || (rule.path.endsWith('*') && path.startsWith(rule.path.slice(0, -1))))
      .flatMap(({ headers }) => Object.keys(headers))
    expect(new Set(names).size, path).toBe(names.length)
  }
})

test('vercel.json says the same', () => {
  const config = JSON.parse(readFileSync('dist/vercel.json', 'utf8'))
  expect(config).toMatchObject({ cleanUrls: true, trailingSlash: false })
  const fromVercel = config.headers.map(({ source, headers }: { source: string; headers: { key: string; value: string }[] }) => ({
    path: source.replace('(.*)', '*'),
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  }))
  expect(fromVercel).toEqual(rules)
})

test('nothing of the build itself is deployed', () => {
  for (const name of ['.vite', 'package.json', '.env', '.git']) expect(existsSync(`dist/${name}`), name).toBe(false)
  expect((readdirSync('dist', { recursive: true }) as string[]).filter((name) => name.endsWith('.map'))).toEqual([])
})
