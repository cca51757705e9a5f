// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { scores as words } from '#data/figures.yaml'
import {
  dotsOf,
  numberIn,
  proof,
  renderedFigure,
  scores,
  sharesOf,
  textIn,
} from './invented-figures.tsx'
import { partsIn, textsBelow } from './rendered.ts'

describe('a ranking', () => {
  const shown = renderedFigure(scores)
  const rows = partsIn(shown, 'tbody tr')

  test('goes from the highest sum to the lowest, with excluded entries at the end', () => {
    const ranked = rows.map((row) => [
      row.querySelector('th')?.firstChild?.textContent,
      row.querySelector('td:last-child')?.textContent,
    ])
    expect(ranked).toEqual([
      ['1. Leaf', '82'],
      ['2. Kettle', '62'],
      [`${words.out} Star`, '100'],
    ])
  })

  test('shows the points of each entry in one column per criterion', () => {
    expect(textsBelow(shown, 'thead th')).toEqual([
      words.entry,
      '1',
      '2',
      words.sum,
    ])
    const points = rows.map((row) => {
      const cells = textsBelow(row, 'td')
      return cells.slice(0, -1)
    })
    expect(points).toEqual([
      ['9', '7'],
      ['5', '8'],
      ['10', '10'],
    ])
    expect(textsBelow(shown, '.numbered li')).toEqual([
      `Holds when small, ${words.weight.replace('{count}', '60')}`,
      `Looks like no other, ${words.weight.replace('{count}', '40')}`,
    ])
  })

  test('draws the weighted points of an entry as adjoining parts of one bar', () => {
    const barOf = (part: Element) => [
      numberIn(part, 'x'),
      numberIn(part, 'width'),
    ]
    const bars = rows.map((row) => partsIn(row, 'rect').map(barOf))
    expect(bars).toEqual([
      [
        [0, 54],
        [54, 28],
      ],
      [
        [0, 30],
        [30, 32],
      ],
      [
        [0, 60],
        [60, 40],
      ],
    ])
    const [first] = rows
    const parts = partsIn(first as Element, 'rect')
    const classNames = parts.map((part) => part.getAttribute('class'))
    expect(new Set(classNames).size).toBe(2)
  })

  test('shows the picture of an entry at three sizes, each with an empty alternative text', () => {
    const drawings = partsIn(shown, 'tbody img')
    const names = drawings.map((each) => each.getAttribute('alt'))
    expect(names).toEqual(['', '', ''])
    const widths = drawings.map((each) => numberIn(each, 'width'))
    expect(widths).toEqual([96, 32, 16])
    const heights = drawings.map((each) => numberIn(each, 'height'))
    expect(heights).toEqual(widths)
  })

  test('has row headers and column headers for screen readers', () => {
    expect(partsIn(shown, 'thead th:not([scope=col])')).toEqual([])
    expect(partsIn(shown, 'tbody th[scope=row]')).toHaveLength(3)
  })
})

describe("a proof (a text with an editor's marks)", () => {
  const shown = renderedFigure(proof)

  test('shows each mark as the HTML element for its meaning', () => {
    expect(textsBelow(shown, 'del')).toEqual(['all', 'the'])
    expect(textsBelow(shown, 'ins')).toEqual(['small', 'all'])
    expect(textsBelow(shown, 'mark')).toEqual(['ready'])
    expect(textsBelow(shown, 'sup')).toEqual(['1'])
  })

  test('shows the marks inside a mark, too', () => {
    const doubt = '==his ~~grandfather~~ ++father++ worked[1]== here'
    const shownDoubt = renderedFigure({ ...proof, paragraphs: [doubt] })
    const paragraph = shownDoubt.querySelector('.proof-text')
    expect(paragraph?.innerHTML).toBe(
      '<mark>his <del>grandfather</del> <ins>father</ins> worked<sup translate="no">1</sup>' +
        '</mark> here',
    )
  })

  test('excludes only the numbers of its notes from translation', () => {
    expect(textsBelow(shown, '[translate=no]')).toEqual(['1'])
  })

  test('keeps every word of its title, text, standfirst and notes', () => {
    expect(textsBelow(shown, '.proof-title')).toEqual([
      'Payroll for all small shops',
    ])
    expect(textsBelow(shown, '.proof-text')).toEqual([
      'You enter the attendance1, and all wages are ready at six.',
      'Nothing is marked here.',
    ])
    expect(textIn(shown)).toContain(proof.standfirst)
    expect(textsBelow(shown, 'ol > li')).toEqual(proof.notes)
  })
})

describe('shares of a total as dots', () => {
  test.each([
    ['beside a heading', false, 20],
    ['over the whole width', true, 25],
  ])(
    '%s have one dot for each counted item, and no dots overlap',
    (_, wide, perRow) => {
      const shown = renderedFigure(sharesOf('dots'), wide)
      const field = shown.querySelector('svg') as Element
      const dots = partsIn(field, 'g').map((part) => {
        const [path] = partsIn(part, 'path')
        return dotsOf(path, 10)
      })
      const counts = dots.map(({ length }) => length)
      expect(counts).toEqual([44, 13, 7])
      const places = dots.flat()
      expect(new Set(places).size).toBe(64)
      const rows = Math.ceil(64 / perRow)
      const width = perRow * 10
      const height = rows * 10
      const viewBox = `0 0 ${width} ${height}`
      expect(field.getAttribute('viewBox')).toBe(viewBox)
      for (const place of places) {
        const [x = 0, y = 0] = place.split(' ').map(Number)
        expect(x).toBeGreaterThanOrEqual(5)
        expect(x).toBeLessThanOrEqual(width - 5)
        expect(y).toBeGreaterThanOrEqual(5)
        expect(y).toBeLessThanOrEqual(height - 5)
      }
    },
  )

  test.each([false, true])(
    'look the same in their legend as in the drawing (wide: %s)',
    (wide) => {
      const shown = renderedFigure(sharesOf('dots'), wide)
      const [field, ...legend] = partsIn(shown, 'svg')
      const classesOf = (part: Element) =>
        partsIn(part, 'path').map((path) => path.getAttribute('class'))
      const classNames = partsIn(field as Element, 'g').map(classesOf)
      expect(legend.map(classesOf)).toEqual(classNames)
      expect(textsBelow(shown, 'li')).toEqual([
        '44 read and filed ',
        '13 confirmed on a phone By two',
        '7 typed by people ',
      ])
    },
  )
})

describe('shares of a total as bars', () => {
  const shown = renderedFigure(sharesOf('bars'))
  /** The bars of the shares in a figure; behind each bar is a line for the whole. */
  const barsIn = (figure: Element) =>
    partsIn(figure, 'li').map((share) => {
      const [, bar] = partsIn(share, 'rect')
      return bar
    })

  test('have bars in proportion to the total, with the numbers next to the bars', () => {
    const lengths = barsIn(shown).map((bar) => numberIn(bar, 'width'))
    expect(lengths).toEqual([68.75, 20.31, 10.94])
    expect(textsBelow(shown, '.figure-time')).toEqual([
      '44 of 64',
      '13 of 64',
      '7 of 64',
    ])
    expect(textsBelow(shown, '.figure-remark')).toEqual(['By two'])
  })

  test('are filled with ink or marigold, or only outlined, depending on their tone', () => {
    const figure = sharesOf('bars')
    const plain = {
      name: 'lost',
      count: 1,
      tone: 'plain' as const,
    }
    for (const whole of figure.wholes) whole.parts = [plain, ...whole.parts]
    const bars = barsIn(renderedFigure(figure))
    const classNames = bars.map((bar) => bar?.getAttribute('class'))
    const outline = 'fill-surface stroke-ink'
    const standsOut = 'fill-marigold stroke-ink'
    expect(classNames).toEqual(['fill-ink', outline, standsOut, outline])
  })
})
