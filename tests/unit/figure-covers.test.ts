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

// The cover of a figure is a small drawing, 36 units wide and 18 high. figures-over-time.test.ts
// checks that no figure is drawn beyond these bounds.

/** The path element with the CSS class `className` on the cover of a figure. */
const pathIn = (figure: FigureData, className: string) =>
  coverOf(figure).querySelector(`.${className}`)

/** The rectangles of the element that `pathIn` returns, each as 'x y width height'. */
function boxesIn(figure: FigureData, className: string) {
  const path = pathIn(figure, className)?.getAttribute('d') ?? ''
  const boxes = path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g)
  return [...boxes].map(([, ...sizes]) => sizes.join(' '))
}

/** The points of the element that `pathIn` returns, each as 'x y'. */
const linePointsOf = (figure: FigureData, className: string) =>
  pointsIn(pathIn(figure, className)).map((point) => point.join(' '))

describe('on the card of a project', () => {
  test('a curve is drawn as high as its percentages, and the area below it is filled', () => {
    const first = ['0 0', '9 4.5', '27 9', '36 13.5']
    const second = ['0 0', '36 16.2']
    const line = linePointsOf(curve, 'cover-line')
    expect(line).toEqual([...first, ...second])
    const area = linePointsOf(curve, 'fill-marigold')
    expect(area.slice(0, 5)).toEqual(['0 18', ...first])
  })

  test('the lanes of a timeline are in rows, with the key part and the break highlighted', () => {
    expect(boxesIn(lanes, 'fill-ink')).toEqual(['0 1 9 7', '27 10 9 7'])
    expect(boxesIn(lanes, 'fill-marigold')).toEqual(['18 1 3.6 7'])
    expect(boxesIn(lanes, 'fill-rule')).toEqual(['9 0 9 18'])
  })

  test('each entry of a ranking has a bar with one segment per criterion', () => {
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

  test('an edited text is drawn as a title and five lines, of which four places are marked', () => {
    expect(boxesIn(proof, 'fill-ink')).toHaveLength(1)
    expect(boxesIn(proof, 'fill-marigold')).toHaveLength(4)
    const lines = pathIn(proof, 'cover-line')?.getAttribute('d') ?? ''
    expect(lines.split('M')).toHaveLength(6)
  })

  test('the scenes of a video are in two rows, and a bar in each scene shows the progress', () => {
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

  /** A figure of the kind 'shares' with two wholes, which have the same parts. */
  const sharesOfTwo = (drawn: 'dots' | 'bars'): FigureOf<'shares'> => {
    const { wholes, ...figure } = sharesOf(drawn)
    return { ...figure, wholes: [...wholes, ...wholes] }
  }

  test('each bar is as long as its share, and the bars of two totals are side by side', () => {
    expect(boxesIn(sharesOfTwo('bars'), 'fill-ink')).toEqual([
      '0 0.5 12.4 5',
      '18 0.5 12.4 5',
    ])
    expect(boxesIn(sharesOfTwo('bars'), 'fill-marigold')).toEqual([
      '0 6.5 3.7 5',
      '18 6.5 3.7 5',
    ])
  })

  test('each share of a total has dots in proportion to its count, and no dots overlap', () => {
    const classNames = ['stroke-ink', 'stroke-marigold', 'stroke-rule']
    const dots = classNames.map((className) =>
      dotsOf(pathIn(sharesOfTwo('dots'), className) ?? undefined, 2.25),
    )
    // There are 64 dots for each of the two wholes.
    expect(dots.map(({ length }) => length)).toEqual([88, 26, 14])
    expect(new Set(dots.flat()).size).toBe(128)
  })
})
