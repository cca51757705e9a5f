import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { deployContext } from '#ssg/settings/deploy-context.ts'
import { compareSites } from '#tools/review/compare.ts'
import { compareFindings } from '#tools/review/findings.ts'
import { changedLines } from '#tools/review/flow.ts'
import { readPage } from '#tools/review/read-page.ts'
import { printReview } from '#tools/review/review-page.ts'

const document = (main: string, css = 'p{}') =>
  `<html><head><title>A page</title><style>${css}</style></head><body>${main}</body></html>`

const site = (pages: Record<string, string>) =>
  new Map(Object.entries(pages).map(([path, html]) => [path, readPage(html)]))

test('a built page is read as metadata and lines, links with their targets', () => {
  const { head, lines } = readPage(readFileSync('tests/unit/built-page.html', 'utf8'))
  expect(head).toEqual(['title: A page', 'description: Words', '@graph.A.name: A'])
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

describe('the changes of a branch', () => {
  const page = '<p>I write for five firms.</p>'
  const looks = { path: '/about', onlyLooks: true, words: [] }
  test.each([
    ['none', document(page), []],
    ['those of looks, by a class', document(page.replace('<p>', '<p class="big">')), [looks]],
    ['those of looks, by a sheet', document(page, 'p{color:red}'), [looks]],
  ])('are %s', (_, after, pages) => {
    const before = site({ '/about': document(page) })
    expect(compareSites(before, site({ '/about': after }))).toMatchObject({ pages, shared: [] })
  })

  test('mark the words that differ in one flowing line, and show pictures as pictures', () => {
    const long = 'a word and '.repeat(20)
    const lines = changedLines(
      ['a', `${long}for five firms at ₹7,999.`, 'c', 'Picture: /a.svg, described as: A desk'],
      ['a', `${long}for six firms at ₹7,899.`, 'c', 'Picture: /b.svg, described as: A desk'],
    )
    const said = lines.map((line) =>
      line
        .map(({ text, mark, picture = '' }) => (mark ? `<${mark}>${picture}${text}</>` : text))
        .join(''),
    )
    expect(said).toEqual([
      expect.stringMatching(
        /^….{50,70}for <del>five<\/><ins>six<\/> firms at ₹<del>7,999<\/><ins>7,899<\/>\.$/,
      ),
      '<del>/a.svgA desk</><ins>/b.svgA desk</>',
    ])
  })
})

test('findings of a branch are apart from those of its base, on other lines and names too', () => {
  const at = (message: string, line: number, file = 'data/a.ts') =>
    ({ weight: 'look', message, file, line }) as const
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

// An address that leads nowhere is said so: tests/review.
test('the page of the review runs no text as markup and says where a redirect leads', () => {
  const [before, after] = [
    site({ '/': document('<p>Home</p>'), '/old': document('<p>Old</p>') }),
    site({ '/': document('<p>&lt;img src=x onerror=alert(1)&gt;</p>') }),
  ]
  const context = deployContext({ SITE_CONTEXT: 'preview' }, { branch: '<script>' })
  const comparison = compareSites(before, after)
  const html = printReview(
    { context, commit: 'abcdef0', comparison, redirects: { '/old': '/' }, notes: ['<b>'] },
    '',
  )
  expect(html).not.toMatch(/<script|<img src=x|<b>|\sstyle=|leads nowhere/)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).toContain('<code>/old</code> leads to <code>/</code>')
})
