import { expect, test } from 'vitest'
import { testimonials } from '#data/testimonials.yaml'
import { cards } from '#tests/work.ts'
import { all, attributes, documentAt, pageAt } from './page-at.ts'

// Tests on which pages parts appear one by one, and on which pages numbers count up.

test.each(['/', '/about', '/testimonials', '/consultation'])(
  'numbers on %s count up to their values',
  (path) => {
    const counting = all(pageAt(path), '[data-behaviour~=counter]')
    expect(counting).not.toEqual([])
  },
)

test('the numbers of the Services page do not count up', () => {
  const counting = all(pageAt('/services'), '[data-behaviour~=counter]')
  expect(counting).toEqual([])
})

test.each(['/', '/testimonials'])(
  'testimonials on %s appear a fifth of a second apart (requirements §9.4.4)',
  (path) => {
    const isShown = testimonials.length > 0
    const delays = attributes(
      documentAt(path),
      '[data-stagger]',
      'data-stagger',
    )
    expect(delays).toEqual(isShown ? ['200'] : [])
    const quotes = all(pageAt(path), '[data-stagger] [data-reveal-item]')
    expect(quotes.length > 0).toBe(isShown)
  },
)

test('each quote of the Consultation page is revealed on its own', () => {
  const quotes = all(pageAt('/consultation'), 'li:has(blockquote)')
  expect(quotes.length).toBeGreaterThan(0)
  for (const quote of quotes)
    expect(quote.getAttribute('data-reveal-item')).toBe('')
})

test('portfolio cards and business program sections are rendered only near the viewport', () => {
  for (const [path, part, isShown] of [
    ['/projects', '[data-group]', cards.length > 0],
    ['/ai-mastery-course', 'section', true],
  ] as const) {
    const lists = all(pageAt(path), '.lazy-content').filter(
      (list) => list.tagName !== 'MAIN',
    )
    const parts = lists.flatMap((list) => all(list, part))
    expect(parts.length > 0, path).toBe(isShown)
  }
})

test('no testimonial is divided between two columns', () => {
  const cards = all(pageAt('/testimonials'), '.md\\:columns-2 > *')
  expect(cards.length).toBeGreaterThan(0)
  for (const { classList } of cards)
    expect([...classList]).toContain('break-inside-avoid')
})
