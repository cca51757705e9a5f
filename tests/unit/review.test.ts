import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { openSite } from '#content/open-site.ts'
import { deployContext } from '#ssg/settings/deploy-context.ts'
import { siteWith } from '#tests/site-copy.ts'
import { readableErrorMessage } from '#tools/review/base.ts'
import { factChanges, lineOfFact } from '#tools/review/changed-facts.ts'
import type { ChangedFile } from '#tools/review/changed-files.ts'
import { changedLines, changeFinder } from '#tools/review/changed-lines.ts'
import { compareSites } from '#tools/review/compare.ts'
import { fileSection } from '#tools/review/file-section.ts'
import { compareFindings } from '#tools/review/findings.ts'
import { oldPriceFindings, withOldPrices } from '#tools/review/old-prices.ts'
import { answerFrom } from '#tools/review/pictures.ts'
import { readBuiltPage } from '#tools/review/read-page.ts'
import { reviewHtml } from '#tools/review/review-page.ts'

/** HTML of a built page with this content and this CSS. */
const pageHtml = (main: string, css = 'p{}') =>
  `<html><head><title>A page</title><style>${css}</style></head><body>${main}</body></html>`

/** Pages of a built site as the review reads them, by path. */
const site = (pages: Record<string, string>) => {
  const read = new Map<string, ReturnType<typeof readBuiltPage>>()
  for (const [path, html] of Object.entries(pages))
    read.set(path, readBuiltPage(html))
  return read
}
/** How many changes each page has. */
const countsOf = (pages: ReturnType<typeof compareSites>['pages']) =>
  pages.map(({ lines }) => lines.length)

test('a built page is read as metadata and lines, in which each link has its target', () => {
  const { head, lines } = readBuiltPage(
    readFileSync('tests/unit/built-page.html', 'utf8'),
  )
  expect(head).toEqual([
    'title: A page',
    'description: Words',
    '@graph.A.name: A',
  ])
  expect(lines).toEqual([
    'Home [/]',
    'About & more',
    'One bold line, our work [/x].',
    '6+ Years',
    'Picture: /assets/pic-AbCd1234.png, described as: A desk',
    '92 % Ask [https://wa.me/91?text=The bundle for ₹1]',
    'Read out: Close',
    '×',
  ])
})

test.each([
  ['an attribute', (file: string) => pageHtml(`<p data-file="${file}">`)],
  ['a style sheet', (file: string) => pageHtml('', `p{src:url(${file})}`)],
])('the look of a page does not depend on hashes in %s', (_, pageWith) => {
  const [first, second] = ['1a2b3c4d', 'Z_y-x9w8'].map((hash) =>
    readBuiltPage(pageWith(`/assets/font-${hash}.woff2`)),
  )
  expect(first?.look).toContain('/assets/font.woff2')
  expect(second?.look).toBe(first?.look)
})

describe('the changes of a branch', () => {
  const page = '<p>I write for five firms.</p>'
  const looksChange = { path: '/about', mayOnlyLookDifferent: true, lines: [] }
  test.each([
    ['none if the page is the same', pageHtml(page), []],
    [
      'changes of looks if only a class changes',
      pageHtml(page.replace('<p>', '<p class="big">')),
      [looksChange],
    ],
    [
      'changes of looks if only a drawing changes',
      pageHtml(`${page}<svg><path d="M0 0h9"></path></svg>`),
      [looksChange],
    ],
    [
      'changes of looks if only the style sheet changes',
      pageHtml(page, 'p{color:red}'),
      [looksChange],
    ],
  ])('are %s', (_, after, pages) => {
    const base = site({ '/about': pageHtml(page) })
    const branch = site({ '/about': after })
    const changes = compareSites(base, branch)
    expect(changes).toMatchObject({ pages, sharedLines: [] })
  })

  test('that occur several times on one page are shown once, with that page', () => {
    const times = (words: string) => {
      const line = `<p>${words}</p>`
      return pageHtml(line.repeat(4))
    }
    const { pages, sharedLines } = compareSites(
      site({ '/about': times('Five firms') }),
      site({ '/about': times('Six firms') }),
    )
    expect(sharedLines).toEqual([])
    expect(countsOf(pages)).toEqual([1])
  })

  test('are all shown if the same words changed in different sentences', () => {
    const withNumber = (number: string) => {
      const months = `<p>${number} months</p>`
      const both = `<p>${number} years of practice</p>${months}`
      return site({ '/about': pageHtml(both), '/skills': pageHtml(months) })
    }
    const { pages } = compareSites(withNumber('6+'), withNumber('7+'))
    expect(countsOf(pages)).toEqual([2, 0])
  })

  test('to different pictures with the same description are not merged', () => {
    const pages = (names: string[]) => {
      const built = names.map((name, index) => {
        const picture = `<img src="/${name}.svg" alt="A desk">`
        return [`/${index}`, pageHtml(picture)]
      })
      return site(Object.fromEntries(built))
    }
    const { pages: changed, sharedLines } = compareSites(
      pages(['a', 'b', 'c', 'd']),
      pages(['e', 'f', 'g', 'h']),
    )
    expect(sharedLines).toEqual([])
    expect(countsOf(changed)).toEqual([1, 1, 1, 1])
  })

  test('are marked inside the line that contains them, and pictures are shown as pictures', () => {
    const long = 'a word and '.repeat(20)
    const lines = changedLines(
      [
        'a',
        `${long}for five firms at ₹7,999.`,
        'c',
        'Picture: /a.svg, described as: A desk',
      ],
      [
        'a',
        `${long}for six firms at ₹7,899.`,
        'c',
        'Picture: /b.svg, described as: A desk',
      ],
    )
    const flows = lines.map((line) =>
      line
        .map(({ text, mark, picture = '' }) =>
          mark ? `<${mark}>${picture}${text}</>` : text,
        )
        .join(''),
    )
    expect(flows[0]).toContain(
      'for <del>five</><ins>six</> firms at ₹<del>7,999</><ins>7,899</>.',
    )
    expect(flows).toEqual([
      expect.stringMatching(/^….{50,70}for /),
      '<del>/a.svgA desk</><ins>/b.svgA desk</>',
    ])
  })
})

describe('lines of a file', () => {
  const signs = { del: '-', ins: '+', none: '' }
  /** The changed lines, with '-' before removed text and '+' before added text. */
  const changed = (before: string[], after: string[]) =>
    changedLines(before, after).map((flow) => {
      const marked = flow.map(({ text, mark }) => signs[mark ?? 'none'] + text)
      return marked.join('')
    })

  test('that were only added are shown as new', () => {
    const flows = changed(['a', 'd'], ['a', 'b', 'c', 'd'])
    expect(flows).toEqual(['+b', '+c'])
  })

  test('that were only removed are shown as removed', () => {
    const flows = changed(['a', 'b', 'c', 'd'], ['a', 'd'])
    expect(flows).toEqual(['-b', '-c'])
  })

  test('are shown beside their old versions even if the old file had more lines', () => {
    const flows = changed(
      ['One price for all', 'And more'],
      ['One price for each'],
    )
    expect(flows).toEqual(['One price for -all+each', '-And more'])
  })

  test('are compared with their own old versions even if a line above them is removed', () => {
    const before = ['a', 'gone', 'b', 'One price for all']
    const after = ['a', 'b', 'One price for each']
    const flows = changed(before, after)
    expect(flows).toEqual(['-gone', 'One price for -all+each'])
  })

  test('that are very long are compared within seconds and shown in full', () => {
    /** A line of 9000 numbers, counted from `start`. */
    const drawing = (start: number) =>
      Array.from({ length: 9000 }, (_, index) => start + index).join(' ')
    const [before, after] = [drawing(10_000), drawing(20_000)]
    expect(changed([before], [after])).toEqual([`-${before}+${after}`])
  }, 5000)

  test('that are new are shown in full, however long', () => {
    const long = 'A word and another. '.repeat(20)
    const flows = changed(['a'], ['a', long])
    expect(flows).toEqual([`+${long}`])
  })
})

describe('a changed line of a file', () => {
  const changeOf = (before: string, after: string) => {
    const [line = []] = changedLines([before], [after])
    return line
  }
  /** The change from two to four hours in a line that has '_' in place of the number. */
  const changeIn = (line: string) =>
    changeOf(line.replace('_', 'two'), line.replace('_', 'four'))
  const ofPage = changeIn(
    'Quick reply: within _ hours, on each day that I work [/contact].',
  )
  test.each([
    ['as the whole text', 'note: within _ hours, on each day', true],
    [
      'with other marks',
      "- note: 'reply: within _ **hours**, on each day [that I work](/contact)'",
      true,
    ],
    [
      'beside a fact',
      'note: "{site.reply} within _ {hours.unit}, on days"',
      true,
    ],
    [
      'with the same change in another sentence',
      'note: The toast leaves within _ hours',
      false,
    ],
    ['with the same change before other words', 'note: within _ days', false],
  ])(
    'is found on a page only if the nearby words match (%s: %s, found: %s)',
    (_, written, isKnown) => {
      const isSeen = changeFinder([ofPage])
      expect(isSeen(changeIn(written))).toBe(isKnown)
    },
  )

  test('is not found on a page that has the change without the surrounding words', () => {
    const isSeen = changeFinder([changeIn('_')])
    expect(isSeen(changeIn('note: within _ hours'))).toBe(false)
  })

  test('is found on a page if all of the line is new', () => {
    const isSeen = changeFinder(changedLines(['a'], ['a', 'New words']))
    expect(isSeen(changedLines([], ['New words'])[0] ?? [])).toBe(true)
  })
})

describe('plain words tell a reviewer about the change of', () => {
  /** The changed facts of a file, each as the line that a reviewer reads. */
  const changeLines = (file: string, before: string, after: string) =>
    factChanges(file, before, after).map((change) => {
      const words = lineOfFact(change).map(({ text }) => text)
      return words.join('')
    })

  test.each([
    [
      'a price in India',
      'data/prices.yaml',
      'prices: { beginner: { INR: 7999 } }',
      'prices: { beginner: { INR: 8499 } }',
      'Price of Beginner, India: ₹7,999 → ₹8,499',
    ],
    [
      'a price elsewhere',
      'data/prices.yaml',
      'prices: { premium: { USD: 1200 } }',
      'prices: { premium: { USD: 1250 } }',
      'Price of Premium, International: $1,200 → $1,250',
    ],
    [
      'a price that is shown struck through',
      'data/prices.yaml',
      'bundleOffer: { struck: 74996 }',
      'bundleOffer: { struck: 75996 }',
      'Bundle offer, struck: ₹74,996 → ₹75,996',
    ],
    [
      'the days of a guarantee',
      'data/prices.yaml',
      'refundTerms: { guaranteeDays: 30 }',
      'refundTerms: { guaranteeDays: 14 }',
      'Refund terms, guarantee days: 30 → 14',
    ],
    [
      'the days of opening hours',
      'data/business.yaml',
      'hours: [{ days: [Monday, Tuesday], opens: 09:00 }]',
      'hours: [{ days: [Monday], opens: 09:00 }]',
      'Hours, 1, days: Monday, Tuesday → Monday',
    ],
    [
      'the address of a profile',
      'data/site.yaml',
      'social: [{ label: LinkedIn, url: a }]',
      'social: [{ label: LinkedIn, url: b }]',
      'Social, LinkedIn, url: a → b',
    ],
    [
      'a fact that was added',
      'data/claims.yaml',
      '{}',
      'claims: { years: 6+ }',
      'Claims, years: 6+',
    ],
    [
      'a fact that was removed',
      'data/claims.yaml',
      'claims: { years: 6+ }',
      '{}',
      'Claims, years: 6+',
    ],
  ])('%s', (_, file, before, after, shown) => {
    const lines = changeLines(file, before, after)
    expect(lines).toEqual([shown])
  })
})

describe('the list of changed files of a branch', () => {
  /** A changed file, with defaults for what a test does not set. */
  const file = (
    name: string,
    more: Partial<ChangedFile> = {},
  ): ChangedFile => ({
    name,
    status: 'changed',
    lines: [],
    addedCount: 0,
    removedCount: 0,
    ...more,
  })
  /** HTML of the list of these files on the review page. */
  const listHtml = (...files: ChangedFile[]) =>
    fileSection(files, { 'pages/content/travel.mdx': 'Travel writing' })

  test('names a replaced file of public/, with its sizes and links to both versions', () => {
    const bytes = { before: 120_400, after: 98_000 }
    const html = listHtml(
      file('public/files/price-list.pdf', { bytes, isReplaced: true }),
    )
    expect(html).toContain('Pictures and files of public/ (1)')
    expect(html).toContain('<strong>replaced</strong>, 120 KB → 98 KB')
    expect(html).toContain(
      '<a href="/__review/before/files/price-list.pdf">before</a>',
    )
    expect(html).toContain('<a href="/files/price-list.pdf">after</a>')
  })

  test('names a removed file of public/, with a link to its old version', () => {
    const removed = { status: 'removed', bytes: { before: 20 } } as const
    const html = listHtml(file('public/terms.pdf', removed))
    expect(html).toContain('<strong>removed</strong>, 20 bytes')
    expect(html).toContain('before</a>')
    expect(html).not.toContain('after</a>')
  })

  test('names a new file of public/, without a link to an old version', () => {
    const added = { status: 'new', bytes: { after: 20 } } as const
    const html = listHtml(file('public/terms.pdf', added))
    expect(html).toContain('<strong>new</strong>, 20 bytes')
    expect(html).toContain('<a href="/terms.pdf">after</a>')
    expect(html).not.toContain('before</a>')
  })

  test('links to a file even if its name has a # or ?, which ends a URL path', () => {
    const html = listHtml(file('public/50% off #1?.pdf'))
    const address = '/50%25%20off%20%231%3F.pdf'
    expect(html).toContain(`<a href="/__review/before${address}">before</a>`)
    expect(html).toContain(`<a href="${address}">after</a>`)
  })

  test('shows a renamed picture at its old address and at its new one', () => {
    const html = listHtml(
      file('public/images/me.webp', { oldName: 'public/images/old.webp' }),
    )
    expect(html).toContain(', once <code>public/images/old.webp</code>')
    expect(html).toContain('<img src="/__review/before/images/old.webp"')
    expect(html).toContain('<img src="/images/me.webp"')
    expect(html).not.toContain('replaced')
  })

  test('shows a changed line of a file as text, not as markup', () => {
    const gone = [{ text: '<b>gone</b>', mark: 'del' }] as const
    const html = listHtml(file('data/a&b.yaml', { lines: [gone] }))
    expect(html).toContain('<li><del>&lt;b&gt;gone&lt;/b&gt;</del></li>')
    expect(html).toContain('<code>data/a&amp;b.yaml</code>')
  })

  test('shows the unchanged words of a changed line as text, not as markup', () => {
    const line = [
      { text: '<b>kept</b> ' },
      { text: 'new', mark: 'ins' },
    ] as const
    const html = listHtml(file('data/about.yaml', { lines: [line] }))
    expect(html).toContain('&lt;b&gt;kept&lt;/b&gt; <ins>new</ins>')
  })

  test('calls a page by its title, and counts its added and removed lines', () => {
    const html = listHtml(
      file('pages/content/travel.mdx', { addedCount: 2, removedCount: 1 }),
    )
    expect(html).toContain('<strong>Content sample: Travel writing</strong>')
    expect(html).toContain('2 lines added, 1 line removed')
  })

  test.each(['data/content.d.ts', 'pages/a.b.tsx', 'data/money.ts'])(
    'counts %s as code',
    (name) => {
      const html = listHtml(file(name, { addedCount: 1 }))
      expect(html).toMatch(/^<details><summary>1 file of code/)
    },
  )

  test.each(['data/prices.yaml', 'data/forms/a.yaml', 'pages/legal/a.mdx'])(
    'does not count %s as code',
    (name) => {
      const html = listHtml(file(name, { addedCount: 1 }))
      expect(html).not.toContain('of code')
    },
  )

  test('lists tests and documents by name in a separate group', () => {
    const html = listHtml(
      file('tests/unit/a.test.ts'),
      file('README.md'),
      file('docs/a.md'),
      file('.github/a.yml'),
    )
    expect(html).toMatch(/^<details><summary>4 files of tests, /)
    expect(html).toContain('tests/unit/a.test.ts')
  })

  test('leaves out headings and lists that would be empty', () => {
    expect(listHtml()).toBe('')
    expect(listHtml(file('data/a.yaml'))).not.toMatch(
      /<ul><\/ul>|<h3>[^<]*<\/h3>\s*(?:<h|$)/,
    )
  })
})

test("a failed screenshot is reported without terminal codes or the browser's log", () => {
  const error = new Error(
    'page.goto: net::ERR_FAILED at https://after/\nCall log:\n\u001b[2m  - navigating\u001b[22m\n',
  )
  expect(readableErrorMessage(error)).toBe(
    'page.goto: net::ERR_FAILED at https://after/',
  )
  expect(readableErrorMessage('\u001b[31mred\u001b[39m')).toBe('red')
})

test('a screenshot shows a picture whose name has a percent sign', async () => {
  const url = 'https://after/images/50%.jpg'
  const fulfill = vi.fn().mockResolvedValue(undefined)
  const route = { request: () => ({ url: () => url }), fulfill }
  const answer = answerFrom({ before: 'old', after: 'new' })
  await answer(route as unknown as Parameters<typeof answer>[0])
  const path = join('new', 'images/50%.jpg')
  expect(fulfill).toHaveBeenCalledWith({ path })
})

test('a page with unchanged HTML counts as changed only if one of its pictures changed', () => {
  const same = site({
    '/about': pageHtml('<img src="/images/me.webp" alt="Tara Roy">'),
    '/contact': pageHtml('<a href="/images/me.webp">The photograph</a>'),
  })
  const changedIn = (...pictures: string[]) =>
    compareSites(same, same, new Map(), pictures).pages
  expect(changedIn('/images/me.webp')).toMatchObject([
    { path: '/about', mayOnlyLookDifferent: true },
  ])
  expect(changedIn('/price-list.pdf')).toEqual([])
})

test('a reviewer reads placeholders of fields, targets of forms and Open Graph tags', () => {
  const form =
    '<form action="mailto:a@b.example"><input placeholder="+91 98301 12233"></form>'
  const shared = '<meta property="og:title" content="Shared">'
  const { head, lines } = readBuiltPage(
    pageHtml(form).replace('</head>', `${shared}</head>`),
  )
  expect(lines).toEqual([
    'Sends to: mailto:a@b.example',
    'Example in the field: +91 98301 12233',
  ])
  expect(head).toContain('og:title: Shared')
})

/** A finding of the checks, to which each test adds `blocking`. */
const finding = {
  id: 'identity.email',
  message: 'Sample',
  file: 'data/site.yaml',
  line: 1,
  column: 1,
}

test('a finding counts as new if it stops the live site on the branch but not on main', () => {
  const known = [{ ...finding, blocking: false }]
  const fresh = [{ ...finding, blocking: true }]
  expect(compareFindings(known, fresh)).toEqual({
    fresh,
    solved: known,
    known: [],
  })
})

test('a finding that a branch excuses counts as new', () => {
  const known = { ...finding, blocking: false }
  const excused = { until: '2027-01-31', why: 'They open soon' }
  const { fresh } = compareFindings([known], [{ ...known, excused }])
  expect(fresh).toEqual([{ ...known, excused }])
})

test('a finding of main counts as known even if the branch changed its line or file name', () => {
  const at = (message: string, line: number, file = 'data/a.ts') =>
    ({ id: message, blocking: false, message, file, line, column: 1 }) as const
  const base = [at('Sample', 4), at('Long', 1, 'pages/a.mdx'), at('Old', 2)]
  const known = [at('Sample', 8), at('Long', 1, 'pages/b.mdx')]
  const fresh = [at('Sample', 12)]
  const renames = new Map([['pages/a.mdx', 'pages/b.mdx']])
  expect(compareFindings(base, [...known, ...fresh], renames)).toEqual({
    fresh,
    known,
    solved: [at('Old', 2)],
  })
})

test('a finding counts as new, and not as solved, if it has more places than on main', () => {
  const at = (message: string) => ({ ...finding, blocking: false, message })
  const [one, two, three] = [
    at('Doubled'),
    { ...at('Doubled (2 places in this file)'), places: 2 },
    { ...at('Doubled (3 places in this file)'), places: 3 },
  ]
  const fresh = { fresh: [two], solved: [], known: [] }
  expect(compareFindings([one], [two])).toEqual(fresh)
  const known = { fresh: [], solved: [], known: [two] }
  expect(compareFindings([three], [two])).toEqual(known)
})

test('a finding with fewer places than on main is not new, even if its exception ran out', () => {
  const at = (places: number) => {
    const ending = '. Its exception ran out on 2026-11-01'
    const message = `Doubled (${places} places in this file)${ending}`
    return { ...finding, blocking: false, message, places }
  }
  const known = { fresh: [], solved: [], known: [at(2)] }
  expect(compareFindings([at(3)], [at(2)])).toEqual(known)
})

describe('a reviewer', () => {
  const priceOf = (amount: number) => ({
    'data/prices.yaml': (text: string) =>
      text.replace('INR: 7999', `INR: ${amount}`),
  })
  const typed = {
    'pages/legal/disclaimer.mdx': (text: string) =>
      `${text}\nIt is Rs. 7,999/- or ₹8,499.\n`,
  }
  const prices = (amount: number) => `prices: { beginner: { INR: ${amount} } }`
  const raisedPrice = factChanges(
    'data/prices.yaml',
    prices(7999),
    prices(8499),
  )

  test('is asked about texts that still contain the old amount of a changed price', () => {
    const branch = openSite(siteWith({ ...typed, ...priceOf(8499) }))
    const findings = oldPriceFindings(branch, raisedPrice)
    const messages = findings.map(({ message }) => message)
    expect(messages).toEqual([
      'Price of Beginner, India was ₹7,999 and is ₹8,499 on this branch: ' +
        "is 'Rs. 7,999/-' still meant here?",
    ])
    const solved = findings.map((each) => ({ ...each, message: 'Old' }))
    const compared = { fresh: [], solved, known: [] }
    expect(withOldPrices(compared, findings)).toEqual({
      fresh: findings,
      solved: [],
      known: [],
    })
  })

  test.each([
    ['guidePrice: 1500', 'guidePrice: 1600', '₹1,500'],
    [
      'refundTerms: { guaranteeAbove: 1500, guaranteeDays: 30 }',
      'refundTerms: { guaranteeAbove: 1600, guaranteeDays: 14 }',
      'INR 1,500',
    ],
  ])(
    'is asked about texts with the old amount of a changed fact, such as %s',
    (before, after, words) => {
      const text = `\nIt is ${words} for 30 days.\n`
      const page = { 'pages/legal/disclaimer.mdx': (own: string) => own + text }
      const facts = factChanges('data/prices.yaml', before, after)
      const findings = oldPriceFindings(openSite(siteWith(page)), facts)
      const messages = findings.map(({ message }) => message)
      expect(messages).toEqual([
        expect.stringContaining(
          `was ₹1,500 and is ₹1,600 on this branch: is '${words}'`,
        ),
      ])
    },
  )

  test('is asked nothing about a price that the branch removes', () => {
    const gone = factChanges('data/prices.yaml', prices(7999), '{}')
    const branch = openSite(siteWith(typed))
    expect(oldPriceFindings(branch, gone)).toEqual([])
  })

  test('is asked nothing about prices if the branch changes only other words', () => {
    const branch = openSite(siteWith(typed))
    expect(oldPriceFindings(branch, [])).toEqual([])
  })
})

// tests/review checks that an address that leads nowhere is reported.
test('the review page shows texts as text, not as markup, and says where a redirect leads', () => {
  const home = pageHtml('<p>Home</p>')
  const old = pageHtml('<p>Old</p>')
  const written = pageHtml('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
  const before = site({ '/': home, '/old': old })
  const after = site({ '/': written })
  const context = deployContext(
    { SITE_CONTEXT: 'preview' },
    { branch: '<script>' },
  )
  const comparison = compareSites(before, after)
  const html = reviewHtml(
    {
      context,
      commit: 'abcdef0',
      comparison,
      redirects: { '/old': '/' },
      notes: ['<b>'],
    },
    '',
  )
  for (const markup of ['<script', '<img src=x', '<b>', ' style='])
    expect(html).not.toContain(markup)
  expect(html).not.toContain('leads nowhere')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).toContain('<code>/old</code> leads to <code>/</code>')
})
