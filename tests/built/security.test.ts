import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '#content/files.ts'
import { isPlaceholderId } from '#data/measurement-ids.ts'
import site from '#data/site.yaml'
import { firstPressScript } from '#ssg/document/first-press.ts'
import {
  headersFor,
  isRuleFor,
  parseHeaders,
  vercelConfig,
} from '#ssg/hosts/headers.ts'
import { all, attributes, builtPages, documentAt } from './page-at.ts'

// tests/unit/headers.test.ts checks the policy and the headers as a whole; in
// tests/e2e/every-page.spec.ts a test fails if the policy blocks what a page requests or sends.

const rules = parseHeaders(readFileSync('dist/_headers', 'utf8'))
/** The source expression by which a policy allows an inline script or style. */
const sha256 = (content: string) => {
  const digest = createHash('sha256').update(content).digest('base64')
  return `'sha256-${digest}'`
}

describe.each(builtPages)('$path', ({ path }) => {
  const page = documentAt(path)

  test('allows its inline style sheets by their hashes', () => {
    // The header has no room for the hashes of every page, so it allows all inline styles. The
    // policy in a page allows only the styles of that page, and both policies apply.
    const hashes = all(page, 'style').map(({ textContent }) =>
      sha256(textContent ?? ''),
    )
    const policy = 'meta[http-equiv=Content-Security-Policy]'
    expect(attributes(page, policy, 'content')).toEqual([
      `style-src ${hashes.join(' ')}`,
    ])
    const [first] = all(page, `${policy}, style, script, link`)
    expect(
      first?.localName,
      'the policy precedes the elements that it restricts',
    ).toBe('meta')
  })

  const [inlineScript, ...scriptFiles] = all(
    page,
    'script:not([type="application/ld+json"])',
  )

  test('runs one inline script, which the policy allows by its hash', () => {
    const script = inlineScript?.textContent ?? ''
    expect(script).toBe(firstPressScript)
    const policy = headersFor(path, rules)['Content-Security-Policy']
    expect(policy).toContain(sha256(script))
  })

  test('loads its entry script, and the script of islands only if it has islands', () => {
    const files = scriptFiles.map((script) => script.getAttribute('src') ?? '')
    const names = files.map(
      (file) => /^\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(file)?.[1],
    )
    const hasIslands = all(page, '[data-island]').length > 0
    const needed = hasIslands ? ['app', 'page-islands'] : ['app']
    expect(names).toEqual(needed)
  })

  test('runs its script files only if they have the hashes of the build', () => {
    for (const script of scriptFiles) {
      const built = readFileSync(`dist${script.getAttribute('src')}`)
      const digest = createHash('sha384').update(built).digest('base64')
      expect(script.getAttribute('integrity')).toBe(`sha384-${digest}`)
      expect(script.textContent).toBe('')
    }
  })

  test('has no javascript: address, and no element that embeds another page', () => {
    const runsScript = ['href', 'src', 'action'].map(
      (name) => `[${name}*="javascript:" i]`,
    )
    const otherPages = 'base, object, embed, iframe, frame'
    expect(all(page, runsScript.join())).toEqual([])
    expect(all(page, otherPages)).toEqual([])
  })

  // With placeholder ids nothing is measured, so no consent is asked for (client/analytics).
  const ids = [site.analyticsId, site.pixelId]
  test.runIf(ids.every(isPlaceholderId))(
    'asks for no consent while nothing is measured',
    () => {
      expect(all(page, '#consent, [data-privacy-choices]')).toEqual([])
    },
  )
})

test("the only scripts that 'self' allows are the service worker and those in assets/", () => {
  const files = filesBelow('dist', '')
  const scripts = files.filter((name) => /\.m?js$/.test(name))
  const otherScripts = scripts.filter(
    (name) => !name.startsWith('assets/') && name !== 'sw.js',
  )
  expect(otherScripts).toEqual([])
})

const revalidated = 'public, max-age=0, must-revalidate'
const assetNames = readdirSync('dist/assets').filter(
  (name) => !existsSync(join('public/assets', name)),
)
const cacheControls = [
  ...assetNames.map(
    (name) =>
      [`/assets/${name}`, 'public, max-age=31536000, immutable'] as const,
  ),
  ['/assets/app-gone1234.js', revalidated],
  ['/share/home.png', 'public, max-age=86400'],
  ['/images/portrait.svg', 'public, max-age=86400'],
  ['/', revalidated],
  ['/contact', revalidated],
  ['/services/designs', revalidated],
  ['/content/any-sample', revalidated],
  ['/sw.js', revalidated],
] as const

test.each(cacheControls)(
  'hosts send %s with the Cache-Control header %s',
  (path, cached) => {
    expect(headersFor(path, rules)['Cache-Control']).toBe(cached)
  },
)

test.each(cacheControls)(
  'no two rules set the same header for %s, since hosts would join both values',
  (path) => {
    const matching = rules.filter((rule) => isRuleFor(rule, path))
    const names = matching.flatMap(({ headers }) => Object.keys(headers))
    expect(names).toEqual([...new Set(names)])
  },
)

test('Vercel sends the headers that the other hosts send', () => {
  const { headers } = JSON.parse(readFileSync('dist/vercel.json', 'utf8'))
  expect(headers).toEqual(vercelConfig(rules, {}).headers)
})

test('_headers has at most 100 rules, since Cloudflare reads no more', () => {
  expect(rules.length).toBeLessThanOrEqual(100)
})

test('every file name contains a hash if browsers cache the file for a year', () => {
  for (const name of assetNames) expect(name).toMatch(/-[\w-]{8}\.\w+$/)
})

test('no internal file of the build is deployed', () => {
  const internal = ['.vite', '.env', '.git', 'package.json']
  const deployed = filesBelow('dist', '').filter(
    (name) => internal.includes(basename(name)) || /\.map$/i.test(name),
  )
  expect(deployed).toEqual([])
})

const toolNames = [
  '__edit',
  '__review',
  'sveltia',
  'preview-ribbon',
  'api.github.com',
]

test.each([...toolNames, 'SITE_REPOSITORY'])(
  'no deployed file contains %s, since only the editor and the review need this name',
  (tool) => {
    const named = filesBelow('dist', '').filter((name) =>
      `${name}\n${readFileSync(`dist/${name}`, 'latin1')}`
        .toLowerCase()
        .includes(tool.toLowerCase()),
    )
    expect(named).toEqual([])
  },
)
