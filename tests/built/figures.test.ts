import { describe, expect, test } from 'vitest'
import { work } from '../work.ts'
import { all, documentAt, texts, words } from './page-at.ts'
import { builtPages } from './site.ts'

const figureOn = (path: string) => documentAt(path).querySelector('figure.figure') as HTMLElement
const withFigure = new Set(work.filter(({ meta }) => meta.figure).map(({ path }) => path))
const drawn = builtPages.filter(({ path }) => withFigure.has(path) || /^\/services\/./.test(path))
const plain = builtPages.filter((page) => !drawn.includes(page))

test('only services and pages of work that name a figure have one', () => {
  expect(drawn).toHaveLength(withFigure.size + 5)
  expect(
    drawn
      .filter(({ path }) => all(documentAt(path), 'figure.figure').length !== 1)
      .map(({ path }) => path),
  ).toEqual([])
  expect(plain.filter(({ html }) => html.includes('fg-')).map(({ path }) => path)).toEqual([])
})

describe.each(drawn)('the figure of $path', ({ path }) => {
  const figure = figureOn(path)

  test('is above the first section', () => {
    expect(all(documentAt(path), 'figure.figure, main h2')[0]).toBe(figure)
  })

  test('describes its lines in words', () => {
    const caption = words(figure.querySelector('figcaption'))
    expect(caption.length).toBeGreaterThan(60)
    // Labels are HTML beside the drawing, which browsers read out and translate.
    expect(all(figure, 'svg:not([aria-hidden=true])')).toEqual([])
    expect(texts(figure, 'svg text').filter((text) => /\p{L}{3}/u.test(text))).toEqual([])
    const labels = all(figure, '*')
      .filter((element) => !element.closest('svg, figcaption'))
      .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === 3))
    const count = labels.flatMap(({ textContent }) => textContent?.match(/\S+/g) ?? []).length
    expect(count).toBeGreaterThan(12)
  })

  test('uses attributes and classes only, loads nothing and needs no script', () => {
    const loads = 'style, script, img, image, use, [style], [href], [data-island], [data-behaviour]'
    expect(all(figure, loads)).toEqual([])
    expect(figure.outerHTML).not.toContain('url(')
  })
})

test('only invented figures carry a visible note that they are invented', () => {
  const said = /^Sample (?:figures|times|text|scenes)$/
  const isMarked = (path: string) =>
    texts(figureOn(path), '.fg-sample').some((text) => said.test(text))
  for (const { path, meta } of work.filter(({ meta }) => meta.figure))
    expect(isMarked(path), path).toBe(meta.figure?.sample === true)
  expect(isMarked('/services/digital-marketing')).toBe(true)
})
