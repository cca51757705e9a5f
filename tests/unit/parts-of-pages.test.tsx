// @vitest-environment happy-dom
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { mdxElements } from '#components/content/elements.tsx'
import { Picture } from '#components/figures/Picture.tsx'
import { BothPrices } from '#components/prices/Price.tsx'
import { Result } from '#components/testimonials/Result.tsx'
import { Accordion } from '#components/ui/Accordion.tsx'
import { Stats } from '#components/ui/Stats.tsx'
import { testimonials } from '#data/testimonials.yaml'

function rendered(element: ReactElement) {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(element)
  return place
}
const all = (root: Element, selector: string) => [
  ...root.querySelectorAll(selector),
]
const texts = (root: Element, selector: string) =>
  all(root, selector).map(({ textContent }) => textContent)

describe('a photograph', () => {
  const image = { photo: 'photo-1', alt: 'A desk' }
  const photoOf = (priority: boolean) =>
    rendered(
      <Picture image={image} title="A desk" priority={priority} />,
    ).querySelector('img')

  test('is fetched in the size of its place, 16 : 9', () => {
    const src = new URL(photoOf(false)?.src ?? '')
    expect(src.searchParams.get('w')).toBe('640')
    expect(src.searchParams.get('h')).toBe('360')
    expect(src.searchParams.get('auto')).toBe('format')
    expect(photoOf(false)?.hasAttribute('srcset')).toBe(false)
  })

  test('of the first screen comes first, in one of three sizes', () => {
    const first = photoOf(true)
    expect(first?.getAttribute('fetchpriority')).toBe('high')
    expect(first?.hasAttribute('loading')).toBe(false)
    const sources = first?.getAttribute('srcset')?.split(', ') ?? []
    expect(
      sources.map((source) => {
        const [url = '', width] = source.split(' ')
        return `${new URL(url).searchParams.get('w')}w ${width}`
      }),
    ).toEqual(['480w 480w', '640w 640w', '960w 960w'])
    expect(first?.getAttribute('sizes')).toContain('vw')
  })

  test('is over a drawing of its own, which screen readers skip', () => {
    const coverOf = (title: string) =>
      rendered(<Picture title={title} />).querySelector('svg')
    const one = coverOf('A desk')
    expect(one?.getAttribute('aria-hidden')).toBe('true')
    expect(one?.outerHTML).toBe(coverOf('A desk')?.outerHTML)
    expect(one?.outerHTML).not.toBe(coverOf('A chair')?.outerHTML)
    const plain = rendered(<Picture image={image} title="A desk" plain />)
    expect(all(plain, 'svg')).toEqual([])
  })

  test('has a line in place of a figure, which stays within its picture', () => {
    for (const title of ['A', 'A desk', 'What people of a town eat', '菜单']) {
      const cover = rendered(<Picture title={title} />)
      const paths = all(cover, 'path').map((path) => path.getAttribute('d'))
      const numbers = paths.map((path) => path?.match(/[\d.]+/g)?.map(Number))
      for (const coordinates of numbers)
        expect(Math.max(...(coordinates ?? [99]))).toBeLessThanOrEqual(40)
      const [x, y] = ['cx', 'cy'].map((name) =>
        cover.querySelector('circle')?.getAttribute(name),
      )
      // The dot is on the line.
      expect(paths[1]).toContain(`${x} ${y}`)
    }
  })
})

describe('figures over fine rules', () => {
  const stats = (...numbers: string[]) =>
    rendered(
      <Stats items={numbers.map((number) => ({ number, label: number }))} />,
    )

  test('of which two are long are smaller, so that they do not touch', () => {
    const isDense = (...numbers: string[]) =>
      all(stats(...numbers), '.dense').length > 0
    expect(isDense('2-8 weeks', '3-9 weeks')).toBe(true)
    expect(isDense('2-8 weeks', '1,200+')).toBe(false)
  })

  test('that are words are set as words', () => {
    const [short, long] = all(stats('2-8 weeks', '1-2 working days'), 'dd')
    expect(short?.className).toBe('')
    expect(long?.className).toBe('in-words')
  })

  test('count up unless the page says otherwise, and are left untranslated', () => {
    const items = [{ number: '200+', label: 'clients' }]
    const counters = '[data-behaviour=counter]'
    expect(texts(rendered(<Stats items={items} />), counters)).toEqual(['200+'])
    const still = rendered(<Stats items={items} counting={false} />)
    expect(all(still, counters)).toEqual([])
    expect(all(still, 'dd[translate=no]')).toHaveLength(1)
  })
})

describe('what came of the work of a client', () => {
  const [client] = testimonials
  const resultOf = (results: string, figure?: string) =>
    client ? rendered(<Result of={{ ...client, results, figure }} />) : null

  test('is said whole, with its figure large', () => {
    const shown = resultOf('About 40% more orders', '40%')
    expect(shown?.textContent).toBe('About 40% more orders')
    expect(texts(shown as Element, '.figures')).toEqual(['40%'])
  })

  test('is said whole where it names no figure', () => {
    const shown = resultOf('More orders')
    expect(shown?.innerHTML).toBe('More orders')
  })
})

describe('questions and answers', () => {
  const items = ['One?', 'Two?', 'Three?'].map((question) => {
    return { question, answer: [`The answer to ${question}`] }
  })

  test.each([true, false])(
    'are all there, in their order (halves: %s)',
    (halves) => {
      const shown = rendered(
        <Accordion name="faq" items={items} halves={halves} />,
      )
      expect(texts(shown, 'summary')).toEqual(['One?', 'Two?', 'Three?'])
      expect(texts(shown, 'details > p')).toEqual(
        items.map(({ answer }) => answer.join()),
      )
      expect(shown.firstElementChild?.childElementCount).toBe(halves ? 2 : 1)
      expect(all(shown, 'details:not([name=faq], [open])')).toEqual([])
    },
  )
})

test('a price says in both currencies where it holds', () => {
  const shown = rendered(<BothPrices money={{ INR: 900, USD: 11 }} />)
  expect(texts(shown, '.inr .figures, .usd .figures')).toEqual(['₹900', '$11'])
  const [inIndia, abroad] = texts(shown, '.where')
  expect(inIndia).not.toBe('')
  expect(abroad).not.toBe(inIndia)
})

describe('Markdown', () => {
  const { a: Link, table: Table, pre: Code, td: Cell, th: Head } = mdxElements

  test('leads to other sites in a new tab, and to pages in this one', () => {
    const [other, own, mail] = [
      'https://example.com/',
      '/about',
      'mailto:a@b.in',
    ].map((href) => rendered(<Link href={href}>There</Link>).querySelector('a'))
    expect(other?.target).toBe('_blank')
    expect(other?.rel).toBe('noopener')
    expect([own?.target, mail?.target]).toEqual(['', ''])
  })

  test('has tables and code that a keyboard scrolls, each with a name', () => {
    const parts = rendered(
      <>
        <Table />
        <Code />
      </>,
    )
    const names = all(parts, 'section[tabindex="0"]').map((part) =>
      part.getAttribute('aria-label'),
    )
    expect(names).toHaveLength(2)
    expect(new Set(names).size).toBe(2)
    expect(all(parts, 'section > table, section > pre')).toHaveLength(2)
  })

  test('aligns a column as it was written, without a style that the policy refuses', () => {
    const row = rendered(
      <table>
        <tbody>
          <tr>
            <Head align="right">Price</Head>
            <Cell align="center">10</Cell>
            <Cell>20</Cell>
          </tr>
        </tbody>
      </table>,
    )
    const classes = all(row, 'th, td').map((cell) => cell.className)
    expect(classes).toEqual(['text-right', 'text-center', ''])
    expect(all(row, '[style], [align]')).toEqual([])
  })
})
