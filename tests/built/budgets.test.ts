import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readSiteRecord } from '#ssg/outputs/site-record.ts'
import { fileOfRoute } from '#ssg/routes/built-pages.ts'
import { asDelivered } from '#tests/delivered/as-delivered.ts'
import { budgetOf, EARLY_REQUESTS, type Part, SERVICE_WORKER } from './budgets.ts'
import { attributes, builtPages, documentAt } from './page-at.ts'

const pages = Object.entries(readSiteRecord('dist'))
const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'))

const sizes = new Map<string, number>()
/** KiB that a file takes on its way: text compressed with brotli, fonts as they are. */
function kib(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const content = readFileSync(`dist/${file}`)
  const sent = file.endsWith('.woff2') ? content : brotliCompressSync(content)
  sizes.set(file, sent.length / 1024)
  return sent.length / 1024
}

const heaviest = (files: readonly string[]) =>
  [...files]
    .sort((a, b) => kib(b) - kib(a))
    .slice(0, 5)
    .map((file) => `${file.replace('assets/', '')} ${kib(file).toFixed(1)}`)
    .join(', ')

describe.each(pages)('%s', (path, { entry, touched, fonts }) => {
  const parts: Record<Part, readonly string[]> = {
    html: [fileOfRoute(path)],
    js: entry,
    touched: touched.length > 0 ? [...entry, ...touched] : [],
    fonts,
  }
  test.skipIf(!asDelivered).each(Object.entries(parts))(
    'keeps to its budget of %s',
    (part, files) => {
      const loaded = [...new Set(files)]
      const total = loaded.reduce((sum, file) => sum + kib(file), 0)
      expect(total, `KiB, most of it ${heaviest(loaded)}`).toBeLessThanOrEqual(
        budgetOf(part as Part, path),
      )
    },
  )

  test('sends few requests from its head and blocks no first paint', () => {
    const { head } = documentAt(path)
    const early = new Set([
      ...attributes(head, 'link:is([rel=preload], [rel=modulepreload])', 'href'),
      ...attributes(head, 'script[src]', 'src'),
    ])
    // The document is a request too.
    expect(early.size + 1, [...early].join(', ')).toBeLessThanOrEqual(EARLY_REQUESTS)
    const waitedFor = 'link[rel=stylesheet], script[src]:not([type=module], [async], [defer])'
    expect(attributes(head, waitedFor, 'href')).toEqual([])
  })
})

test('every page is weighed, of a build that has a record', () => {
  expect(() => readSiteRecord('public')).toThrow(/^public.\.site\.json cannot be read: build the/)
  expect(pages.map(([path]) => path).sort()).toEqual(builtPages.map(({ path }) => path).sort())
})

test('the service worker keeps to its budget', () => {
  expect(kib('sw.js')).toBeLessThanOrEqual(SERVICE_WORKER)
})

test("every script begins with Chromium's compile hint", () => {
  const without = scripts.filter(
    (file) =>
      !readFileSync(`dist/assets/${file}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  )
  expect(without).toEqual([])
})
