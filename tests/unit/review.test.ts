import { describe, expect, test } from 'vitest'
import { deployContext } from '../../ssg/settings/deploy-context.ts'
import { settings } from '../../ssg/settings/settings.ts'
import { baseEnvironment } from '../../tools/review/base.ts'
import { compareFacts } from '../../tools/review/changed-facts.ts'
import { readDiff, routeOf } from '../../tools/review/changed-files.ts'
import { compareSites } from '../../tools/review/compare.ts'
import { compareFindings, type Finding } from '../../tools/review/findings.ts'
import { readPage } from '../../tools/review/read-page.ts'
import { printReview, type Review } from '../../tools/review/review-page.ts'
import { sideBySide } from '../../tools/review/side-by-side.ts'

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

test('the base measures nothing, like a preview, so that real ids do not change every page', () => {
  const ids = { analyticsId: 'G-AB12CD34EF', pixelId: '123456789012345' }
  const env = baseEnvironment({ ANALYTICS_ID: ids.analyticsId, OUT_DIR: 'x' }, new Date(0))
  expect(settings(env, ids, false)).toMatchObject({
    outDir: 'dist',
    analyticsId: '',
    pixelId: '',
  })
})

describe('the changes of a branch', () => {
  const about = '<p>I write for five firms.</p><a href="/x">Go</a>'
  const before = {
    '/': document('<p>Home</p>'),
    '/about': document(about),
    '/gone': document('<p>Old</p>'),
    '/work': document('<p>Work</p>'),
  }
  const changesTo = (after: Record<string, string>, renames?: Map<string, string>) => {
    const { pages, shared, restyled } = compareSites(site(before), site(after), renames)
    return { pages: pages.map(({ path, status }) => [path, status]), shared, restyled }
  }

  test('are none for equal builds', () => {
    expect(changesTo(before)).toEqual({ pages: [], shared: [], restyled: [] })
  })

  test.each([
    ['a word', document(about.replace('five', 'six'))],
    ['the target of a link', document(about.replace('/x', '/y'))],
    ['metadata', document(about, { head: '<meta name="description" content="New">' })],
    ['a picture', document(`${about}<img src="/p.svg" alt="">`)],
  ])('list the page on which %s differs', (_, html) => {
    expect(changesTo({ ...before, '/about': html }).pages).toEqual([['/about', 'changed']])
  })

  test('name a page with other classes or styles, to be looked at', () => {
    const classed = document(about.replace('<p>', '<p class="big">'))
    for (const html of [classed, document(about, { css: 'p{color:red}' })])
      expect(changesTo({ ...before, '/about': html })).toEqual({
        pages: [],
        shared: [],
        restyled: ['/about'],
      })
  })

  test('list new, removed and renamed pages', () => {
    const { '/gone': _, '/about': old, ...rest } = before
    const after = { ...rest, '/new': document('<p>New</p>'), '/me': old }
    expect(changesTo(after, new Map([['/about', '/me']])).pages).toEqual([
      ['/gone', 'removed'],
      ['/me', 'renamed'],
      ['/new', 'new'],
    ])
  })

  test('list a change in the footer once and not on each page', () => {
    const withLine = (html: string) => html.replace('<footer>', '<footer><p>New line</p>')
    const after = Object.fromEntries(
      Object.entries(before).map(([path, html]) => [path, withLine(html)]),
    )
    const { pages, shared } = changesTo(after)
    expect(pages).toEqual([])
    expect(shared.map(({ paths }) => paths)).toEqual([Object.keys(before)])
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

describe('the changed files', () => {
  const diff = `diff --git a/data/toasts.ts b/data/toasts.ts
index 1..2 100644
--- a/data/toasts.ts
+++ b/data/toasts.ts
@@ -3 +3 @@ export const toasts
-  title: 'Sent',
+  title: 'Gone',
diff --git a/pages/content/a.mdx b/pages/content/b.mdx
similarity index 100%
rename from pages/content/a.mdx
rename to pages/content/b.mdx
diff --git a/public/images/desk.jpg b/public/images/desk.jpg
new file mode 100644
index 0..1
Binary files /dev/null and b/public/images/desk.jpg differ
diff --git a/data/old.ts b/data/old.ts
deleted file mode 100644
index 1..0
--- a/data/old.ts
+++ /dev/null
@@ -1 +0,0 @@
-export {}
`

  test('are read from Git with their changed lines', () => {
    const files = readDiff(diff)
    expect(files.map(({ places: _, ...file }) => file)).toEqual([
      { name: 'data/toasts.ts', status: 'changed' },
      { name: 'pages/content/b.mdx', from: 'pages/content/a.mdx', status: 'changed' },
      { name: 'public/images/desk.jpg', status: 'new' },
      { name: 'data/old.ts', status: 'removed' },
    ])
    expect(files.map(({ places }) => places.length)).toEqual([1, 0, 0, 1])
    expect(JSON.stringify(files[0]?.places)).toContain('{"text":"Gone","changed":true}')
  })

  test.each([
    ['pages/index.tsx', '/'],
    ['pages/services/index.tsx', '/services'],
    ['pages/content/travel.mdx', '/content/travel'],
    ['components/shell/Footer.tsx', undefined],
  ])('%s is the page %s', (file, route) => {
    expect(routeOf(file)).toBe(route)
  })
})

test('a changed fact is named with both values, and an equal one is not', () => {
  const json = (amount: number) =>
    JSON.stringify({ bundle: { INR: amount }, days: 30, list: [{ id: 'a', words: 'One' }] })
  expect(compareFacts('data/prices.json', json(49999), json(45999).replace('One', 'Two'))).toEqual([
    { file: 'data/prices.json', path: 'bundle.INR', before: '49999', after: '45999' },
    { file: 'data/prices.json', path: 'list.a.words', before: 'One', after: 'Two' },
  ])
  expect(compareFacts('data/new.json', undefined, '{"a":1}')).toEqual([
    { file: 'data/new.json', path: 'a', after: '1' },
  ])
})

describe('the findings that a branch causes', () => {
  const finding = (message: string, line: number, file = 'data/a.ts'): Finding => ({
    weight: 'look',
    message,
    file,
    line,
  })

  test('are apart from findings of the base, also on another line or in a renamed file', () => {
    const { fresh, solved, known } = compareFindings(
      [finding('Sample', 4), finding('Long', 1, 'pages/a.mdx'), finding('Old', 2)],
      [finding('Sample', 8), finding('Long', 1, 'pages/b.mdx'), finding('Sample', 12)],
      new Map([['pages/a.mdx', 'pages/b.mdx']]),
    )
    expect(fresh).toEqual([finding('Sample', 12)])
    expect(solved).toEqual([finding('Old', 2)])
    expect(known).toEqual([finding('Sample', 8), finding('Long', 1, 'pages/b.mdx')])
  })

  test('include one that now stops the deploy', () => {
    const before = finding('Shown', 1)
    expect(compareFindings([before], [{ ...before, weight: 'stops' }]).fresh).toHaveLength(1)
  })
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

  test('says that nothing differs only if neither pages nor files do', () => {
    const equal = { ...review, comparison: compareSites(before, before) }
    expect(printReview(equal, '')).toContain('nothing differs')
    const file = { name: 'data/toasts.ts', status: 'changed', places: [] } as const
    const html = printReview({ ...equal, files: [{ ...file, places: [] }] }, '')
    expect(html).not.toContain('nothing differs')
    expect(html).toContain('1 file</a>')
  })
})
