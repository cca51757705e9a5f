import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { serviceIds } from '#data/ids.ts'
import { readSiteRecord } from '#ssg/outputs/site-record.ts'
import { fileOfRoute } from '#ssg/routes/built-pages.ts'
import { isAsDelivered } from '#tests/delivered/as-delivered.ts'
import { all, attributes, builtPages, documentAt } from './page-at.ts'

const formPages = [
  '/ai-mastery-course',
  '/contact',
  '/consultation',
  '/service-request',
]
/** Pages, besides the home page, that have an island: a form, the quiz or tabs. */
const islandPages = [...formPages, '/ai-career-program', '/skills']
const everyPage = builtPages.map(({ path }) => path)

type Limit = [pages: readonly string[], kib: number]

/**
 * Limits for the size of a page in KiB. Text is compressed with brotli, with zeros in place of its
 * hashes; fonts are measured as they are. The limit of a page is in the first row that lists it.
 */
const limits: Record<string, Limit[]> = {
  /** The document with its inlined style sheet. */
  html: [
    [['/'], 24.1], // eleven sections, a worked example, fourteen cards, thirty-three skills
    [['/ai-mastery-course'], 12.7], // a syllabus, prices in two currencies, two portraits
    [['/ai-career-program'], 12.8], // four levels, and the quiz without script
    [['/projects'], 12.6], // fifteen cards with drawings, and photographs in two sizes
    [['/video/explanation-videos'], 11.3], // three photographs in two sizes
    [serviceIds.map((id) => `/services/${id}`), 11.6], // six offers and packages
    // This includes 0.2 KiB for the script that keeps a press before hydration, 0.2 for the widths
    // of fallback fonts, and 0.1 for the direction of a page that is translated into Arabic.
    [everyPage, 11.2],
  ],
  /** Scripts that load before any island is touched; with hashes some 0.15 KiB more. */
  entryScripts: [
    [['/'], 15.2],
    // This includes 0.1 KiB that stops presses from reaching what they were not aimed at, and
    // 0.1 KiB for visitors who have gone on reading before the scripts arrive.
    [islandPages, 14.6],
    [everyPage, 10.2],
  ],
  /** Scripts that have loaded once every island of the page has been touched. */
  allScripts: [
    [['/'], 102],
    [formPages, 98],
    [everyPage, 81],
  ],
  fonts: [[everyPage, 26]],
}

const pages = Object.entries(readSiteRecord('dist'))
const scripts = readdirSync('dist/assets').filter((name) =>
  name.endsWith('.js'),
)

/** Match the hashes in a text, which change with any file and so change the compressed size. */
const hashPatterns = [
  /(?<=name="version" content=")[\w-]{8}/g,
  // 'app-C4clhnTs.js'
  /(?<=-)[\w-]{8}(?=\.(?:css|js|json|woff2)\b)/g,
  /(?<='sha256-)[^=]{43}(?==')/g,
  /(?<="sha384-)[^"]{64}(?=")/g,
]

/** A text with zeros in place of every hash, so that its size depends on the rest alone. */
function withoutHashes(text: string) {
  const zeros = (found: string) => '0'.repeat(found.length)
  return hashPatterns.reduce((rest, hash) => rest.replace(hash, zeros), text)
}

const sizes = new Map<string, number>()
/** Size of a file as it is transferred, in KiB. */
function sizeInKib(file: string): number {
  const measured = () => {
    const content = readFileSync(`dist/${file}`)
    if (file.endsWith('.woff2')) return content.length / 1024
    const text = withoutHashes(content.toString())
    return brotliCompressSync(text).length / 1024
  }
  const size = sizes.get(file) ?? measured()
  sizes.set(file, size)
  return size
}

/** Names and sizes in KiB of the five largest files, for the message of a failed budget. */
function largestFiles(files: readonly string[]) {
  const sorted = [...files].sort((a, b) => sizeInKib(b) - sizeInKib(a))
  const weights = sorted.slice(0, 5).map((file) => {
    const name = file.replace('assets/', '')
    return `${name} ${sizeInKib(file).toFixed(1)}`
  })
  return weights.join(', ')
}

describe.each(pages)('%s', (path, { entry, touched, fonts }) => {
  const hasIslands = touched.length > 0
  const parts = {
    html: [fileOfRoute(path)],
    entryScripts: entry,
    allScripts: hasIslands ? [...entry, ...touched] : [],
    fonts,
  }
  test.skipIf(!isAsDelivered).each(Object.entries(parts))(
    'stays within its budget for %s',
    (part, files) => {
      const loaded = [...new Set(files)]
      const total = loaded.reduce((sum, file) => sum + sizeInKib(file), 0)
      const rows = limits[part] ?? []
      const row = rows.find(([pages]) => pages.includes(path))
      const [, most = 0] = row ?? []
      const message = `KiB, most of it ${largestFiles(loaded)}`
      expect(total, message).toBeLessThanOrEqual(most)
    },
  )

  test('needs at most 12 requests for the document and the files of its head', () => {
    const { head } = documentAt(path)
    const headFiles = new Set([
      ...attributes(
        head,
        'link:is([rel=preload], [rel=modulepreload])',
        'href',
      ),
      ...attributes(head, 'script[src]', 'src'),
    ])
    // The document is a request too; icons are the only other files that a head may load.
    const requests = headFiles.size + 1
    const message = [...headFiles].join(', ')
    expect(requests, message).toBeLessThanOrEqual(12)
  })

  test('has no style sheet link or script in its head that would delay the first paint', () => {
    const { head } = documentAt(path)
    const blocking =
      'link[rel=stylesheet], script:not([type="application/ld+json"])'
    expect(all(head, blocking)).toEqual([])
  })
})

test('the build records every page in .site.json, and a missing .site.json is reported', () => {
  expect(() => readSiteRecord('public')).toThrow(
    `${join('public', '.site.json')} cannot be read: build the`,
  )
  const recorded = pages.map(([path]) => path)
  expect(recorded.sort()).toEqual([...everyPage].sort())
})

test('the service worker is at most 1.8 KiB large, compressed with brotli', () => {
  expect(sizeInKib('sw.js')).toBeLessThanOrEqual(1.8)
})

test('the measured size of a page stays the same if only its hashes change', () => {
  const page = readFileSync('dist/index.html', 'utf8')
  const other = page
    .replace(/(?<=name="version" content=")/, 'zzzzzzzz')
    .replace(/(?<=zzzzzzzz)[\w-]{8}/, '')
    .replaceAll(/(?<=\/app-)[\w-]{8}(?=\.js)/g, 'zzzzzzzz')
    .replaceAll(/(?<=sha384-).{8}/g, 'zzzzzzzz')
  expect(other).not.toBe(page)
  expect(withoutHashes(other)).toBe(withoutHashes(page))
})

test("every script except that of the particles begins with Chromium's compile hint", () => {
  const pageScripts = scripts.filter((file) => !file.startsWith('particles'))
  const starts = pageScripts.map((file) => {
    const script = readFileSync(`dist/assets/${file}`, 'utf8')
    const [firstLine] = script.split('\n')
    return firstLine
  })
  expect(new Set(starts)).toEqual(new Set(['//# allFunctionsCalledOnLoad']))
})
