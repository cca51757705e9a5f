import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type Loaded, readSite, total } from '../bench/exact'
import { kib, weight } from '../bench/goals'
import { builtPages, html } from './site'

/** Ceilings of their own for HTML with its CSS, KiB as brotli, where a route needs more than the goal (10.2, home 14). */
const ceilings: Record<string, { html: number; why: string }> = {
  '/': { html: 21.8, why: 'eleven sections with fourteen cards, thirty-three described skills and twelve answers' },
  '/ai-career-program': { html: 11.1, why: 'syllabus, prices in both currencies and their structured data' },
  '/ai-mastery-course': { html: 11.6, why: 'syllabus, prices in both currencies and their structured data' },
  '/projects': { html: 10.7, why: 'fifteen cards with pictures in four sizes' },
  '/services/ai-solutions': { html: 10.4, why: 'six offers, benefits and case studies, and their structured data' },
}

/** What the head may send for besides the document: icons never count, browsers fetch those last. */
const EARLY = 12

const { pages, scripts } = readSite('dist')
const size = (bytes: number) => `${kib(bytes).toFixed(1)} KiB`
const heaviest = (files: readonly Loaded[]) =>
  [...files]
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => `${file.replace('assets/', '')} ${size(bytes)}`)
    .join(', ')

/** Where the bytes of a document are, each part by itself. */
function partsOf(path: string): string {
  const page = html(path)
  const parts = {
    sheet: /<style\b[\s\S]*<\/style>/,
    'structured data': /<script type="application\/ld\+json">[\s\S]*?<\/script>/,
    header: /<header\b[\s\S]*?<\/header>/,
    main: /<main\b[\s\S]*<\/main>/,
    footer: /<footer\b[\s\S]*<\/footer>/,
  }
  return Object.entries(parts)
    .map(([name, pattern]) => `${name} ${size(brotliCompressSync(pattern.exec(page)?.[0] ?? '').length)}`)
    .join(', ')
}

/** Fails with the route, the figure, its ceiling and where the bytes are. */
function hold(path: string, what: string, bytes: number, ceiling: number, parts: () => string) {
  if (kib(bytes) > ceiling) throw new Error(`${path}: ${what} ${size(bytes)}, ${size(bytes - ceiling * 1024)} over ${ceiling} KiB: ${parts()}`)
}

describe.each(pages)('$path', (page) => {
  const { path } = page

  test('its HTML with the CSS keeps to its budget', () => {
    hold(path, 'HTML with CSS is', page.html, ceilings[path]?.html ?? weight.html(path), () => partsOf(path))
  })

  test("its sheet does without the utilities' own variables, of which every page would carry a list", () => {
    expect(/.{0,120}--un-.{0,40}/.exec(html(path))?.[0]).toBeUndefined()
  })

  test('its scripts keep to their budget', () => {
    hold(path, 'JavaScript is', total(page.js), weight.js(path), () => heaviest(page.js))
  })

  test('its fonts keep to their budget', () => {
    hold(path, 'fonts are', total(page.fonts), weight.fonts, () => heaviest(page.fonts))
  })

  test('sends for few things early, and the first paint waits for none of them', () => {
    expect(page.modulepreloads.length, `${path} preloads ${page.modulepreloads.join(', ')}`).toBeLessThanOrEqual(weight.modulepreloads)
    expect(page.early.length, `${path} sends for ${page.early.join(', ')}`).toBeLessThanOrEqual(EARLY)
    expect(page.blocking, `${path} waits for these before it paints`).toEqual([])
  })

  test('nothing of it moves for want of a size', () => {
    expect(page.unsized, `${path} has these without width and height`).toEqual([])
  })
})

test('a ceiling of its own is still needed, and still belongs to a page', () => {
  const spare = Object.entries(ceilings).flatMap(([path, { html }]) => {
    const page = pages.find((candidate) => candidate.path === path)
    if (!page) return [`${path} is gone`]
    if (kib(page.html) <= weight.html(path)) return [`${path} keeps the goal now: ${size(page.html)}`]
    return kib(page.html) < html - 0.5 ? [`${path} needs ${size(page.html)} only, its ceiling is ${html} KiB`] : []
  })
  expect(spare).toEqual([])
})

test('no script knows the pages of the archive: none grows when a page is added', () => {
  const archive = builtPages.map(({ path }) => path).filter((path) => /^\/(content|video|ai)\//.test(path))
  for (const file of scripts.keys()) {
    const source = readFileSync(`dist/${file}`, 'utf8')
    expect(
      archive.filter((path) => source.includes(`${path}"`) || source.includes(`${path}\``) || source.includes(`${path}'`)),
      file,
    ).toEqual([])
  }
})
