// @vitest-environment happy-dom
import type { ElementType, ReactElement } from 'react'
import { encode } from 'uqr'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { AboutHero } from '#components/about/AboutHero.tsx'
import { PortraitWithName } from '#components/contact/PortraitWithName.tsx'
import { QrCode } from '#components/contact/QrCode.tsx'
import { mdxElements } from '#components/content/elements.tsx'
import { MdxPage } from '#components/content/MdxPage.tsx'
import { Picture } from '#components/figures/Picture.tsx'
import { HomeHero } from '#components/home/HomeHero.tsx'
import { BothPrices } from '#components/prices/Price.tsx'
import { detailsOf } from '#components/services/details.tsx'
import { LaunchBanner } from '#components/shell/LaunchBanner.tsx'
import { SiteFooter } from '#components/shell/SiteFooter.tsx'
import { Result } from '#components/testimonials/Result.tsx'
import { Accordion } from '#components/ui/Accordion.tsx'
import { BackLink } from '#components/ui/BackLink.tsx'
import { CheckList } from '#components/ui/CheckList.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { Stats } from '#components/ui/Stats.tsx'
import { link } from '#content/schema/words.ts'
import * as aiSolutions from '#data/services/ai-solutions.yaml'
import { process as workProcess } from '#data/services/designs.yaml'
import { testimonials } from '#data/testimonials.yaml'
import { code as codeName, table as tableName } from '#data/work.yaml'
import { partsIn, rendered, textsBelow } from './rendered.ts'

interface MarkdownProps {
  components?: { h2?: ElementType; h3?: ElementType }
}

/** The component of a Markdown file that contains '## Scope' and '### Time'. */
function TwoHeadings({ components }: MarkdownProps) {
  const { h2: Heading = 'h2', h3: Lower = 'h3' } = components ?? {}
  return (
    <>
      <Heading>Scope</Heading>
      <Lower>Time</Lower>
    </>
  )
}

test('a service with case studies and a process has a section with each', () => {
  const details = detailsOf({ ...aiSolutions, process: workProcess })
  const sections = details.map(({ id, title }) => [id, title])
  expect(sections).toEqual([
    ['case-studies', aiSolutions.caseStudies?.title],
    ['process', workProcess?.title],
  ])
})

describe('a photograph', () => {
  const image = { photo: 'photo-1', alt: 'A desk' }
  /** The photograph's img element; `priority` is true on the first screen of a page. */
  const photoOf = (priority: boolean) =>
    rendered(
      <Picture
        image={image}
        title="A desk"
        isEager={priority}
        phoneWidth="5.5rem"
      />,
    ).querySelector('img')

  /** For each source of a photograph, the width in the URL and the width in srcset. */
  const widthsOf = (photo: HTMLImageElement | null) =>
    (photo?.getAttribute('srcset') ?? '').split(', ').map((source) => {
      const [url = '', width] = source.split(' ')
      return `${new URL(url).searchParams.get('w')}w ${width}`
    })

  test('below the first screen is offered in two sizes', () => {
    const later = photoOf(false)
    const { searchParams } = new URL(later?.src ?? '')
    expect(searchParams.get('w')).toBe('640')
    expect(searchParams.get('h')).toBe('360')
    expect(searchParams.get('auto')).toBe('format')
    expect(widthsOf(later)).toEqual(['320w 320w', '640w 640w'])
    expect(later?.getAttribute('loading')).toBe('lazy')
  })

  test('on the first screen is fetched with high priority', () => {
    const first = photoOf(true)
    expect(first?.getAttribute('fetchpriority')).toBe('high')
    expect(first?.hasAttribute('loading')).toBe(false)
  })

  test('on the first screen is offered in three sizes', () => {
    const first = photoOf(true)
    expect(widthsOf(first)).toEqual(['480w 480w', '640w 640w', '960w 960w'])
    expect(first?.getAttribute('sizes')).toMatch(/ 5\.5rem$/)
  })
})

describe('a list of key numbers', () => {
  const stats = (...numbers: string[]) => {
    const items = numbers.map((number) => ({ number, label: number }))
    return rendered(<Stats items={items} />)
  }

  test('is set in smaller type if two of its numbers are long', () => {
    const isDense = (...numbers: string[]) =>
      partsIn(stats(...numbers), '.dense').length > 0
    expect(isDense('2-8 weeks', '3-9 weeks')).toBe(true)
    expect(isDense('2-8 weeks', '1,200+')).toBe(false)
  })

  test('shows a long number in the style of words', () => {
    const shown = stats('2-8 weeks', '1-2 working days')
    const [short, long] = partsIn(shown, 'dd')
    expect(short?.className).toBe('')
    expect(long?.className).toBe('in-words')
  })

  const items = [{ number: '200+', label: 'clients' }]
  const uncountedList = rendered(<Stats items={items} countsUp={false} />)
  const counters = '[data-behaviour=counter]'

  test('counts up', () => {
    const counting = rendered(<Stats items={items} />)
    expect(textsBelow(counting, counters)).toEqual(['200+'])
  })

  test('does not count up if the page has switched counting off', () => {
    expect(partsIn(uncountedList, counters)).toEqual([])
  })

  test.each([
    ['keeps a number without words from translation', '$2M+', 1],
    ['lets a number with words be translated', '2-8 weeks', 0],
  ])('%s', (_, number, count) => {
    const list = rendered(<Stats items={[{ number, label: 'time' }]} />)
    expect(partsIn(list, 'dd[translate=no]')).toHaveLength(count)
  })
})

describe("the result of a client's work", () => {
  const [client] = testimonials
  /** The result of the first client's work, with the words `results` and the number `figure`. */
  const resultOf = (results: string, figure?: string) =>
    client
      ? rendered(<Result testimonial={{ ...client, results, figure }} />)
      : null

  test('is shown in full, with its number in large type', () => {
    const shown = resultOf('About 40% more orders', '40%')
    expect(shown?.textContent).toBe('About 40% more orders')
    expect(textsBelow(shown as Element, '.figures')).toEqual(['40%'])
  })

  test('is shown in full if it has no number', () => {
    const shown = resultOf('More orders')
    expect(shown?.innerHTML).toBe('More orders')
  })
})

test.each([
  [
    'check',
    'an item of a check list',
    <CheckList key="list" items={['One']} />,
  ],
  [
    'arrow-left',
    'a link back',
    <BackLink key="back" href="/">
      Back
    </BackLink>,
  ],
])('the icon %s is shown beside %s', (name, _, part) => {
  const drawingIn = (part: ReactElement) =>
    rendered(part).querySelector('svg')?.innerHTML
  const icon = drawingIn(<Icon name={name} />)
  expect(drawingIn(part)).toBe(icon)
})

describe('questions and answers', () => {
  const questions = ['One?', 'Two?', 'Three?']
  const items = questions.map((question) => {
    const answer = [`The answer to ${question}`]
    return { question, answer }
  })
  const answers = items.map(({ answer }) => answer.join())

  test.each([true, false])(
    'are all shown in their order (in two columns: %s)',
    (inTwoColumns) => {
      const shown = rendered(
        <Accordion name="faq" items={items} inTwoColumns={inTwoColumns} />,
      )
      expect(textsBelow(shown, 'summary')).toEqual(questions)
      expect(textsBelow(shown, 'details > p')).toEqual(answers)
      expect(shown.firstElementChild?.childElementCount).toBe(
        inTwoColumns ? 2 : 1,
      )
      expect(partsIn(shown, 'details:not([name=faq], [open])')).toEqual([])
    },
  )
})

test('a price in both currencies says where each currency applies', () => {
  const shown = rendered(<BothPrices money={{ INR: 900, USD: 11 }} />)
  expect(textsBelow(shown, '.inr .figures, .usd .figures')).toEqual([
    '₹900',
    '$11',
  ])
  const [inIndia, abroad] = textsBelow(shown, '.where')
  expect(inIndia).not.toBe('')
  expect(abroad).not.toBe(inIndia)
})

describe('a QR code', () => {
  const href = 'https://wa.me/910000000000?text=Hello'
  const shown = rendered(<QrCode href={href} name="Chat" caption="Scan me" />)

  test('has an accessible name and a caption', () => {
    const [code] = partsIn(shown, 'svg[role=img]')
    expect(code?.getAttribute('aria-label')).toBe('Chat')
    expect(textsBelow(shown, 'p')).toEqual(['Scan me'])
  })

  test('encodes the link in dark modules on a white ground', () => {
    const [ground, modules] = partsIn(shown, 'path')
    expect(ground?.getAttribute('fill')).toBe('#fff')
    const dark = new Set<string>()
    let [x, y] = [0, 0]
    const drawing = modules?.getAttribute('d') ?? ''
    const [, ...steps] = drawing.split('m')
    // Each step starts where the last line ended.
    for (const step of steps) {
      const [right = 0, down = 0, length = 0] = step.split(/[ h]/).map(Number)
      x += right
      y += down
      for (let end = x + length; x < end; x++) dark.add(`${x} ${y}`)
    }
    const { data } = encode(href, {
      ecc: 'L',
      boostEcc: true,
      border: 4,
    })
    const expected = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])),
    )
    expect([...dark]).toEqual(expected)
  })
})

test.each([
  ['on the home page', <HomeHero key="home" />],
  ['on the About page', <AboutHero key="about" />],
  ['beside prices and forms', <PortraitWithName key="me" before="form" />],
])(
  'a portrait of any shape is cropped to the aspect ratio 6:7 %s',
  (_, part) => {
    const portrait = rendered(part).querySelector('img')
    for (const name of ['aspect-[6/7]', 'object-cover'])
      expect(portrait?.classList).toContain(name)
  },
)

describe('on a narrow screen', () => {
  test('the profiles in the footer wrap onto several lines if there are many', () => {
    const footer = rendered(<SiteFooter buildDate={new Date()} />)
    const profiles = footer.querySelector('ul:has(> li > .icon-link)')
    expect(profiles?.classList).toContain('flex-wrap')
  })

  test('a long link of the launch banner is no wider than the banner', () => {
    const links = partsIn(rendered(<LaunchBanner />), 'a')
    expect(links).not.toEqual([])
    for (const { classList } of links) expect(classList).toContain('max-w-full')
  })
})

test('a portfolio page with empty lists has no headings or dividing lines for them', () => {
  const meta = { heading: 'Films', badge: 'Video', subtitle: '', expertise: [] }
  const none = { stats: [], featured: [], process: [], samples: [] }
  const htmlWith = (lists: Partial<typeof none>) =>
    rendered(
      <MdxPage
        kind="video"
        meta={{ ...meta, ...lists }}
        Content={TwoHeadings}
      />,
    ).innerHTML
  expect(htmlWith(none)).toBe(htmlWith({}))
})

test.each([
  ['/about/', '/about'],
  ['/about/#team', '/about#team'],
  ['/contact/?next=/a/', '/contact?next=/a/'],
  ['/', '/'],
])('a link that the owner wrote as %s leads to %s', (written, href) => {
  expect(v.parse(link, { label: 'Go there', href: written }).href).toBe(href)
  const { a: Link } = mdxElements
  const inProse = rendered(<Link href={written}>There</Link>).querySelector('a')
  expect(inProse?.getAttribute('href')).toBe(href)
})

describe('Markdown', () => {
  test('on a portfolio page has headings at levels below the section heading', () => {
    const meta = {
      heading: 'Terms',
      badge: 'AI',
      subtitle: '',
      expertise: [],
    }
    const shown = rendered(
      <MdxPage kind="ai" meta={meta} Content={TwoHeadings} />,
    )
    const prose = partsIn(shown, '.prose > *')
    const levels = prose.map(({ localName }) => localName)
    expect(levels).toEqual(['h3', 'h4'])
  })

  const { a: Link, pre: Code, table: Table, th: Head, td: Cell } = mdxElements

  test('has tables and code blocks with accessible names, and the keyboard can scroll them', () => {
    const table = rendered(<Table />).firstElementChild
    const code = rendered(<Code />).firstElementChild
    expect(table?.getAttribute('aria-label')).toBe(tableName)
    expect(table?.getAttribute('tabindex')).toBe('0')
    expect(code?.getAttribute('aria-label')).toBe(codeName)
    expect(code?.getAttribute('tabindex')).toBe('0')
  })

  test.each([
    ['center', 'text-center'],
    ['right', 'text-right'],
  ] as const)(
    'aligns the header and the cells of a column to the %s',
    (align, look) => {
      const row = rendered(
        <table>
          <tbody>
            <tr>
              <Head align={align}>Length</Head>
              <Cell align={align}>8 weeks</Cell>
            </tr>
          </tbody>
        </table>,
      )
      const cells = partsIn(row, 'th, td').map(({ className }) => className)
      expect(cells).toEqual([look, look])
    },
  )

  test('opens links to other sites in a new tab, and links to this site in the same tab', () => {
    const linkTo = (href: string) =>
      rendered(<Link href={href}>There</Link>).querySelector('a')
    const other = linkTo('https://example.com/')
    const own = linkTo('/about')
    const mail = linkTo('mailto:a@b.in')
    expect(other?.target).toBe('_blank')
    expect(other?.rel).toBe('noopener')
    expect(own?.target).toBe('')
    expect(mail?.target).toBe('')
  })
})
