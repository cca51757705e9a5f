// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import type { FigureData, FigureOf } from '#content/types.ts'
import {
  coverOf,
  curve,
  dotsOf,
  lanes,
  pointsIn,
  proof,
  scenes,
  scores,
  sharesOf,
} from './invented-figures.tsx'

// A cover is 36 units wide and 18 high. That none leaves it: figures-over-time.test.ts.

/** What a cover draws in a look. */
const drawnIn = (figure: FigureData, look: string) =>
  coverOf(figure).querySelector(`.${look}`)

/** The rectangles in a look: how far from the left and the top, how wide and how high. */
function boxesIn(figure: FigureData, look: string) {
  const path = drawnIn(figure, look)?.getAttribute('d') ?? ''
  const boxes = path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g)
  return [...boxes].map(([, ...sizes]) => sizes.join(' '))
}

/** The points of a line, each by its distance from the left and the top. */
const lineOf = (figure: FigureData, look: string) =>
  pointsIn(drawnIn(figure, look)).map((point) => point.join(' '))

describe('on its card', () => {
  test('a curve is as high as its shares, and filled below', () => {
    const first = ['0 0', '9 4.5', '27 9', '36 13.5']
    const second = ['0 0', '36 16.2']
    const line = lineOf(curve, 'cover-line')
    expect(line).toEqual([...first, ...second])
    const area = lineOf(curve, 'fill-marigold')
    expect(area.slice(0, 5)).toEqual(['0 18', ...first])
  })

  test('lanes are below one another, with the key in its colour over the pause', () => {
    expect(boxesIn(lanes, 'fill-ink')).toEqual(['0 1 9 7', '27 10 9 7'])
    expect(boxesIn(lanes, 'fill-marigold')).toEqual(['18 1 3.6 7'])
    expect(boxesIn(lanes, 'fill-rule')).toEqual(['9 0 9 18'])
  })

  test('scores have a bar of their points, one criterion after the other', () => {
    expect(boxesIn(scores, 'fill-ink')).toEqual([
      '0 1.5 10.8 3',
      '0 7.5 21.6 3',
      '0 13.5 19.4 3',
    ])
    expect(boxesIn(scores, 'fill-marigold')).toEqual([
      '10.8 1.5 11.5 3',
      '21.6 7.5 14.4 3',
      '19.4 13.5 10.1 3',
    ])
  })

  test('a text has its title, its lines and the first four of its marks', () => {
    expect(boxesIn(proof, 'fill-ink')).toHaveLength(1)
    expect(boxesIn(proof, 'fill-marigold')).toHaveLength(4)
    const lines = drawnIn(proof, 'cover-line')?.getAttribute('d') ?? ''
    expect(lines.split('M')).toHaveLength(6)
  })

  test('scenes are in two rows, each with how far the video is', () => {
    expect(boxesIn(scenes, 'fill-rule')).toEqual([
      '0 0 17 7',
      '18 0 17 7',
      '0 9.5 17 7',
    ])
    expect(boxesIn(scenes, 'fill-marigold')).toEqual([
      '0 5.8 0 1.2',
      '18 5.8 4.3 1.2',
      '0 15.3 17 1.2',
    ])
  })

  /** Two wholes of the same parts, one beside the other. */
  const twice = (drawn: 'dots' | 'bars'): FigureOf<'shares'> => {
    const { wholes, ...figure } = sharesOf(drawn)
    return { ...figure, wholes: [...wholes, ...wholes] }
  }

  test('bars are as long as their shares, beside those of another whole', () => {
    expect(boxesIn(twice('bars'), 'fill-ink')).toEqual([
      '0 0.5 12.4 5',
      '18 0.5 12.4 5',
    ])
    expect(boxesIn(twice('bars'), 'fill-marigold')).toEqual([
      '0 6.5 3.7 5',
      '18 6.5 3.7 5',
    ])
  })

  test('dots are shared out as what they count, none over another', () => {
    const looks = ['stroke-ink', 'stroke-marigold', 'stroke-rule']
    const dots = looks.map((look) =>
      dotsOf(drawnIn(twice('dots'), look) ?? undefined, 2.25),
    )
    // 64 dots for a whole of 64, twice.
    expect(dots.map(({ length }) => length)).toEqual([88, 26, 14])
    expect(new Set(dots.flat()).size).toBe(128)
  })
})
