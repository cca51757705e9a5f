import { describe, expect, test } from 'vitest'
import { deployContext } from '#ssg/settings/deploy-context.ts'
import { compareSites } from '#tools/review/compare.ts'
import { compareFindings, type Finding } from '#tools/review/findings.ts'
import { readPage } from '#tools/review/read-page.ts'
import { printReview, type Review } from '#tools/review/review-page.ts'
import { sideBySide } from '#tools/review/side-by-side.ts'

const document = (main: string, { head = '', around = '', css = 'p{}' } = {}) =>
  '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">' +
  `<title>A page</title>${head}<style>${css}</style></head><body><div id="above-header"></div>` +
  '<header class="site-header"><a href="/">Home</a></header>' +
  `<main id="main">${main}</main><footer>${around}</footer></body></html>`

const site = (pages: Record<string, string>) =>
  new Map(Object.entries(pages).map(([path, html]) => [path, readPage(html)]))

const context = deployContext(
  { SITE_CONTEXT: 'preview' },
  { branch: '<script>', commit: 'abcdef0123' },
)

test('a built page is read as metadata and lines, links with their targets', () => {
  const { lines } = readPage(
    document(
      '<h1>About &amp; more</h1><p>One <b>bold</b> line<!-- -->, ' +
        '<a href="/x">a link</a>.</p><p><b>6+</b><span>Years</span></p>' +
        '<img src="/assets/pic-AbCd1234.png" alt="A desk"><svg><text>92 %</text></svg>' +
        '<a href="https://wa.me/91?text=The%20bundle%0Afor%20%E2%82%B91">Ask</a>' +
        '<button aria-label="Close">×</button>',
      {
        head:
          '<meta name="robots" content="noindex"><meta name="version" content="x">' +
          '<meta name="description" content="Words">' +
          '<script type="application/ld+json">{"@graph":[{"name":"A"}]}</script>',
      },
    ),
  )
  expect(lines).toEqual([
    'title: A page',
    'description: Words',
    '@graph.A.name: A',
    'Home [/]',
    'About & more',
    'One bold line, a link [/x].',
    '6+ Years',
    'Picture: /assets/pic-AbCd1234.png, said as: A desk',
    '92 % Ask [https://wa.me/91?text=The bundle for ₹1]',
    'Read out: Close',
    '×',
  ])
})

describe('the changes of a branch', () => {
  test('are none for equal builds, and a page of other looks is there to be looked at', () => {
    const page = '<p>I write for five firms.</p>'
    const before = site({ '/about': document(page) })
    for (const [after, restyled] of [
      [document(page), []],
      [document(page.replace('<p>', '<p class="big">')), ['/about']],
      [document(page, { css: 'p{color:red}' }), ['/about']],
    ] as const)
      expect(compareSites(before, site({ '/about': after }))).toMatchObject({
        pages: [],
        shared: [],
        restyled,
      })
  })

  test('mark the words that differ, with one line around each place', () => {
    const plain = (text: string) => [{ text, changed: false }]
    const same = (text: string) => ({ before: plain(text), after: plain(text), same: true })
    const inside = (word: string) => [
      ...plain('I write for '),
      { text: word, changed: true },
      ...plain(' firms.'),
    ]
    expect(
      sideBySide(
        ['a', 'b', 'I write for five firms.', 'c', 'd', 'e', 'f'],
        ['a', 'b', 'I write for six firms.', 'c', 'd', 'e', 'F!'],
      ),
    ).toEqual([
      [same('b'), { before: inside('five'), after: inside('six') }, same('c')],
      [
        same('e'),
        { before: [{ text: 'f', changed: true }], after: [{ text: 'F!', changed: true }] },
      ],
    ])
  })
})

test('findings of a branch are apart from those of its base, on other lines and names too', () => {
  const finding = (message: string, line: number, file = 'data/a.ts'): Finding => ({
    weight: 'look',
    message,
    file,
    line,
  })
  const { fresh, solved, known } = compareFindings(
    [finding('Sample', 4), finding('Long', 1, 'pages/a.mdx'), finding('Old', 2)],
    [finding('Sample', 8), finding('Long', 1, 'pages/b.mdx'), finding('Sample', 12)],
    new Map([['pages/a.mdx', 'pages/b.mdx']]),
  )
  expect(fresh).toEqual([finding('Sample', 12)])
  expect(solved).toEqual([finding('Old', 2)])
  expect(known).toEqual([finding('Sample', 8), finding('Long', 1, 'pages/b.mdx')])
})

describe('the page of the review', () => {
  const [before, after] = [
    site({ '/': document('<p>Home</p>'), '/old': document('<p>Old</p>') }),
    site({ '/': document('<p>&lt;img src=x onerror=alert(1)&gt;</p>') }),
  ]
  const review: Review = {
    context,
    commit: 'abcdef0',
    comparison: compareSites(before, after),
    redirects: {},
    notes: ['<b>'],
  }

  test('shows text of a page and never runs it as markup', () => {
    const html = printReview(review, '')
    expect(html).not.toMatch(/<script|<img src=x|<b>|\sstyle=/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  test('says that the address of a removed page leads nowhere, unless a redirect covers it', () => {
    expect(printReview(review, '')).toContain('<code>/old</code> leads nowhere now')
    const html = printReview({ ...review, redirects: { '/old': '/' } }, '')
    expect(html).not.toContain('leads nowhere')
    expect(html).toContain('<code>/old</code> leads to <code>/</code>')
  })
})
