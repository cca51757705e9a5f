// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FigureCover } from '#components/figures/FigureCover.tsx'
import { SharesFigure } from '#components/figures/SharesFigure.tsx'
import type { FigureOf } from '#content/types.ts'

const parts = [
  { name: 'read and filed', count: 140 },
  { name: 'confirmed on a phone', count: 40, tone: 'key' as const },
  { name: 'typed by people', count: 20, tone: 'faint' as const },
]
const figureOf = (drawn: 'dots' | 'bars'): FigureOf<'shares'> => ({
  kind: 'shares',
  sample: true,
  caption: 'A week of delivery notes, one dot each.',
  drawn,
  wholes: [{ name: '200 delivery notes', parts }],
})
const rendered = (element: React.ReactElement) => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(element)
  return place
}

test.each(['dots', 'bars'] as const)(
  'a reader of %s finds the name and the count of each part in words',
  (drawn) => {
    const shown = rendered(<SharesFigure figure={figureOf(drawn)} />)
    const said = [...shown.querySelectorAll('li')].map(
      ({ textContent }) => textContent ?? '',
    )
    expect(said).toHaveLength(parts.length)
    for (const [index, { name, count }] of parts.entries()) {
      expect(said[index]).toContain(name)
      expect(said[index]).toContain(`${count}`)
    }
  },
)

test('each part of a field of dots has a look of its own', () => {
  const shown = rendered(<SharesFigure figure={figureOf('dots')} />)
  const field = shown.querySelector('svg')
  const looks = [...(field?.querySelectorAll(':scope > g') ?? [])].map((dots) =>
    [...dots.querySelectorAll('path')].at(-1)?.getAttribute('class'),
  )
  expect(new Set(looks).size).toBe(parts.length)
})

test('the dots of a cover fill its field, whatever the number of parts', () => {
  const shown = rendered(<FigureCover figure={figureOf('dots')} />)
  const lines = [...shown.querySelectorAll('path')].flatMap((path) => [
    ...(path.getAttribute('d') ?? '').matchAll(/h([\d.]+)/g),
  ])
  // Dots are 2.25 apart, 16 in each of 8 rows.
  const counts = lines.map(
    ([, length]) => Math.round(Number(length) / 2.25) + 1,
  )
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(16 * 8)
})
