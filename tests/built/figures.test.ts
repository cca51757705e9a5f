import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { asDelivered } from '../delivered/as-delivered.ts'
import { work } from '../work.ts'
import { builtPages, html, textOf } from './site.ts'

const figureIn = (page: string) => /<figure class="figure"[\s\S]*?<\/figure>/.exec(page)?.[0] ?? ''
const withFigure = new Set(work.filter(({ meta }) => meta.figure).map(({ path }) => path))
const drawn = builtPages.filter(({ path }) => withFigure.has(path) || /^\/services\/./.test(path))
const plain = builtPages.filter((page) => !drawn.includes(page))

test('every page of work that names a figure and every service has one, and no other page', () => {
  expect(drawn).toHaveLength(withFigure.size + 5)
  expect(
    drawn
      .filter(({ html }) => html.match(/<figure class="figure"/g)?.length !== 1)
      .map(({ path }) => path),
  ).toEqual([])
  expect(plain.filter(({ html }) => html.includes('fg-')).map(({ path }) => path)).toEqual([])
})

// Only the delivered pages are known: the owner's may be longer, shorter or drawn alike.
test.skipIf(!asDelivered)('no two figures are drawn alike', () => {
  // The same kind may serve twice, with another drawing of it.
  const shapes = drawn.map(
    ({ html }) =>
      `${/data-figure="(\w+)"/.exec(html)?.[1]} ${[...new Set([...figureIn(html).matchAll(/\bfg-[\w-]+/g)].map(String))].sort().join(' ')}`,
  )
  expect(new Set(shapes).size).toBe(shapes.length)
})

describe.each(drawn)('the figure of $path', ({ path, html: page }) => {
  const figure = figureIn(page)

  test('stands above the first section', () =>
    expect(page.indexOf('<figure class="figure"')).toBeLessThan(page.indexOf('<h2')))

  test('says in words what its lines show', () => {
    const caption = textOf(/<figcaption>[\s\S]*<\/figcaption>/.exec(figure)?.[0] ?? '')
    expect(caption.length).toBeGreaterThan(60)
    // Lines are for the eye; what they say stands beside them as text, which browsers read and translate.
    for (const [drawing] of figure.matchAll(/<svg\b[^>]*>/g))
      expect(drawing).toContain('aria-hidden="true"')
    const words = [...figure.matchAll(/<text\b[^>]*>([^<]*)<\/text>/g)].map(([, word = '']) => word)
    expect(words.filter((word) => /\p{L}{3}/u.test(word))).toEqual([])
    expect(textOf(figure).replace(caption, '').split(' ').length).toBeGreaterThan(12)
  })

  test('is drawn by attributes and classes, fetches nothing and needs no script', () => {
    expect(figure).not.toMatch(
      /\sstyle=|<style|<script|<img|<image|<use|url\(|href=|data-island|data-behaviour/,
    )
  })

  test('costs less than 2.5 KiB', () => {
    // Its rules in the page's sheet as well.
    const [, css = ''] = /<style id="page-css">(.*?)<\/style>/s.exec(page) ?? []
    const rules = (css.match(/[^{}]*\{[^{}]*\}/g) ?? []).filter((rule) =>
      /\.(?:fg-|figure|plot)[^{]*\{/.test(rule),
    )
    const rest = page
      .replace(figure, '')
      .replace(css, () => rules.reduce((sheet, rule) => sheet.replace(rule, ''), css))
    const size = (text: string) => brotliCompressSync(text).length
    expect(rules.join(''), path).toContain('.figure')
    expect(size(page) - size(rest)).toBeLessThanOrEqual(2.5 * 1024)
  })
})

test('what is invented says so in view, and nothing else does', () => {
  for (const { path, meta } of work.filter(({ meta }) => meta.figure))
    expect(
      /\bSample (?:figures|times|text|scenes|screens|project|mark|plan)\b/.test(
        textOf(figureIn(html(path))),
      ),
      path,
    ).toBe(meta.figure?.sample === true)
  expect(textOf(figureIn(html('/services/digital-marketing')))).toContain('Sample figures')
})
