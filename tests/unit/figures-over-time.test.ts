// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { isWide } from '#components/figures/Figure.tsx'
import type { FigureData } from '#content/types.ts'
import { sample as sampleLabels } from '#data/figures.yaml'
import {
  caption,
  coverOf,
  curve,
  figures,
  lanes,
  numberIn,
  pointsIn,
  renderedFigure,
  scenes,
  textIn,
} from './invented-figures.tsx'
import { partsIn, textsBelow } from './rendered.ts'

describe('every figure', () => {
  test.each(figures)(
    'of kind $kind hides its drawings from screen readers',
    (figure) => {
      for (const svg of partsIn(renderedFigure(figure), 'svg'))
        expect(svg.getAttribute('aria-hidden')).toBe('true')
      for (const svg of partsIn(renderedFigure(figure, true), 'svg'))
        expect(svg.getAttribute('aria-hidden')).toBe('true')
    },
  )

  test.each(figures)(
    'of kind $kind has a caption that says what it shows',
    (figure) => {
      const [label] = textsBelow(renderedFigure(figure), 'figcaption')
      expect(label?.trim()).toBe(
        figure.sample ? `${sampleLabels[figure.kind]} ${caption}` : caption,
      )
    },
  )

  test.each(figures)(
    'of kind $kind stays within the edges of the small drawing on a card',
    (figure) => {
      const paths = partsIn(coverOf(figure), 'path')
      expect(paths.length).toBeGreaterThan(0)
      for (const [x, y] of paths.flatMap(pointsIn)) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(36)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(18)
      }
    },
  )
})

test('only figures of the kinds curve, lanes, proof and scenes are wide', () => {
  const kinds = figures.filter(isWide).map(({ kind }) => kind)
  const wide = [...new Set(kinds)]
  expect(wide.sort()).toEqual(['curve', 'lanes', 'proof', 'scenes'])
})

describe('a curve', () => {
  const shown = renderedFigure(curve)
  const plots = partsIn(shown, 'svg[viewBox="0 0 100 100"]')
  /** The points of the curve in a plot; the plot's first path is the area below the curve. */
  const lineOf = (plot: Element | undefined) => {
    const [, line] = partsIn(plot as Element, 'path')
    return pointsIn(line)
  }

  const gridLines = partsIn(shown, 'line')
  const heights = gridLines.map((rule) => numberIn(rule, 'y1'))

  test('goes from its first moment to its last', () => {
    const momentsOf = (plot: Element | undefined) =>
      lineOf(plot).map(([x]) => x)
    expect(momentsOf(plots[0])).toEqual([0, 25, 75, 100])
    expect(momentsOf(plots[1])).toEqual([0, 100])
  })

  test('is at each moment as high as the grid line of its percentage', () => {
    const [, ...others] = lineOf(plots[0])
    const reached = others.map(([, y]) => y)
    expect(reached).toEqual([...heights].reverse())
  })

  test('has horizontal grid lines', () => {
    const ends = gridLines.map((rule) => numberIn(rule, 'y2'))
    expect(ends).toEqual(heights)
  })

  test('has labels at the heights of 50% and 100%', () => {
    const [half, all] = partsIn(shown, 'svg > text[x="100%"]')
    const [[, top] = []] = lineOf(plots[0])
    expect(half?.textContent).toBe('50%')
    expect(numberIn(half, 'y')).toBe(heights[1])
    expect(all?.textContent).toBe('100%')
    expect(numberIn(all, 'y')).toBe(top)
  })

  test('has the label of 100% below the line, so that the label stays inside the drawing', () => {
    const labels = partsIn(shown, 'svg > text[x="100%"]')
    const [half, all] = labels.map((label) => numberIn(label, 'dy'))
    expect(half).toBeLessThan(0)
    expect(all).toBeGreaterThan(0)
    for (const label of labels)
      expect(label.getAttribute('text-anchor')).toBe('end')
  })

  test('fills the whole width of its drawing', () => {
    expect(plots).toHaveLength(curve.lines.length)
    for (const plot of plots)
      expect(plot.getAttribute('preserveAspectRatio')).toBe('none')
  })

  test('rises in proportion to its percentages, with room for its stroke at 100%', () => {
    const [low = 0, middle = 0, high = 0] = heights
    const [[, top] = [0, 0]] = lineOf(plots[0])
    // In SVG, y is measured from the top.
    expect(low).toBeGreaterThan(high)
    expect(low - middle).toBeCloseTo(middle - high)
    expect(high - top).toBeCloseTo(middle - high)
    expect(top).toBeGreaterThan(1)
  })

  test('is filled down to 0%, from its first moment to its last', () => {
    for (const plot of plots) {
      const area = pointsIn(plot.querySelector('path'))
      expect(area[0]).toEqual([0, 100])
      expect(area.at(-1)).toEqual([100, 100])
      expect(area.slice(1, -1)).toEqual(lineOf(plot))
    }
  })

  test('has one style in legend and drawing, and the other curve has another style', () => {
    const stylesIn = (root: Element) =>
      partsIn(root, 'rect, path').map((part) =>
        ['class', 'fill-opacity', 'stroke-dasharray'].map((name) =>
          part.getAttribute(name),
        ),
      )
    const swatches = partsIn(shown, '.figure-swatch').map(stylesIn)
    expect(swatches).toEqual(plots.map(stylesIn))
    expect(swatches[0]).not.toEqual(swatches[1])
    expect(textsBelow(shown, 'li')).toEqual([
      'This video',
      'The one beforeWith an intro',
    ])
  })

  test('says what its height and its axis mean', () => {
    expect(textIn(shown)).toContain(curve.height)
    expect(textIn(shown)).toContain(curve.axis.name)
  })
})

describe('a time axis', () => {
  /** Returns the text, the x position and the text anchor of each label of the axis. */
  const ticksOf = (figure: FigureData) =>
    partsIn(renderedFigure(figure), '.plot > text')
      .filter((tick) => tick.getAttribute('dy') === '1em')
      .map((tick) => [
        tick.textContent,
        numberIn(tick, 'x'),
        tick.getAttribute('text-anchor'),
      ])

  test('labels its moments at equal distances, with the outer labels inside the drawing', () => {
    expect(ticksOf(lanes)).toEqual([
      ['10', 0, 'start'],
      ['30', 25, 'middle'],
      ['50', 50, 'middle'],
      ['70', 75, 'middle'],
      ['90', 100, 'end'],
    ])
  })

  test('labels minutes and seconds as a clock does', () => {
    const shortAxis = { ...curve.axis, end: '0:20', step: '0:05' }
    const lines = curve.lines.map((line) => ({ ...line, points: [] }))
    const ticks = ticksOf({ ...curve, axis: shortAxis, lines })
    const labels = ticks.map(([label]) => label)
    expect(labels).toEqual(['0:00', '0:05', '0:10', '0:15', '0:20'])
  })

  test.each([
    [1, 0.2, ['0', '0.2', '0.4', '0.6', '0.8', '1']],
    [0.3, 0.1, ['0', '0.1', '0.2', '0.3']],
    [0.5, 0.125, ['0', '0.125', '0.25', '0.375', '0.5']],
  ])(
    'labels decimals up to and including %s in steps of %s, without rounding errors',
    (end, step, labels) => {
      const ticks = ticksOf({ ...lanes, axis: { start: 0, end, step } })
      const shown = ticks.map(([label]) => label)
      expect(shown).toEqual(labels)
      expect(ticks.at(-1)).toEqual([labels.at(-1), 100, 'end'])
    },
  )
})

describe('the lanes of a timeline', () => {
  const shown = renderedFigure(lanes)
  const plots = partsIn(shown, 'svg.h-10')
  /** The bars of one lane, without the shaded period behind them. */
  const barsOf = (plot: Element | undefined) =>
    partsIn(plot as Element, 'rect[y]')
  /** Where a bar begins, and how long it is. */
  const extentOf = (bar: Element | null | undefined) => {
    const start = numberIn(bar as Element, 'x')
    const width = numberIn(bar as Element, 'width')
    return [start, width]
  }

  test('have a bar from the beginning of each part to its end', () => {
    const bars = plots.map((plot) => barsOf(plot).map(extentOf))
    expect(bars).toEqual([
      [
        [0, 25],
        [50, 10],
      ],
      [[75, 25]],
    ])
  })

  test("highlight the part that the data marks as 'key'", () => {
    const bars = barsOf(plots[0])
    const [plain, key] = bars.map((bar) => bar.getAttribute('class'))
    expect(plain).not.toContain('marigold')
    expect(key).toContain('marigold')
  })

  test('are shaded in a shared period, and the name of the period is below the lanes', () => {
    const shades = plots.map((plot) => plot.querySelector('rect:not([y])'))
    for (const shade of shades) expect(extentOf(shade)).toEqual([25, 25])
    expect(textIn(shown)).toContain('30–50: The break')
    const { band: _, ...withoutBand } = lanes
    const noShades = partsIn(
      renderedFigure(withoutBand),
      'svg.h-10 rect:not([y])',
    )
    expect(noShades).toEqual([])
  })

  test('list each part with its times', () => {
    expect(textsBelow(shown, 'li')).toEqual([
      '10–30 Presses',
      '50–58 Scores',
      '70–90 Waits',
    ])
    expect(textIn(shown)).toContain('HomeIn blue')
  })
})

describe('a storyboard', () => {
  const shown = renderedFigure(scenes)
  const frames = partsIn(shown, 'li')

  test('shows the progress of the video in each frame', () => {
    const bars = frames.map((frame) => partsIn(frame, '.plot rect'))
    const wholes = bars.map(([whole]) => numberIn(whole, 'width'))
    const played = bars.map(([, part]) => numberIn(part, 'width'))
    expect(played).toEqual([0, 25, 100])
    expect(wholes).toEqual([100, 100, 100])
  })

  test('lists for each scene its time, the spoken words and what is shown', () => {
    expect(frames.map(textIn)).toEqual([
      '0:00LookA code',
      '0:20ScanA phoneNo music',
      '1:20DoneA receipt',
    ])
    const icons = frames.map((frame) => partsIn(frame, '.icon').length)
    expect(icons).toEqual([1, 0, 0])
  })
})
