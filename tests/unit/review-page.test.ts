import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { deployContext } from '#ssg/settings/deploy-context.ts'
import { siteWith } from '#tests/site-copy.ts'
import type { LaunchFinding } from '#tools/launch/launch.ts'
import { factChanges } from '#tools/review/changed-facts.ts'
import { compareSites } from '#tools/review/compare.ts'
import { linkTo } from '#tools/review/markup.ts'
import { valuesIn } from '#tools/review/named-values.ts'
import { readBuiltPage } from '#tools/review/read-page.ts'
import { writeReview } from '#tools/review/review.ts'
import { reviewCss } from '#tools/review/review-css.ts'
import { type Review, reviewHtml } from '#tools/review/review-page.ts'
import { root } from '#tools/root.ts'

// How the changes of a branch are found is tested in tests/unit/review.test.ts.

/** A built page of one paragraph, with its path as title. */
const page = (path: string, words: string) =>
  readBuiltPage(
    `<html><head><title>${path}</title></head><body><p>${words}</p></body></html>`,
  )
/** A built site whose pages have these words, by path. */
const site = (words: Record<string, string>) => {
  const pages = Object.entries(words)
  return new Map(pages.map(([path, words]) => [path, page(path, words)]))
}
const context = deployContext({ SITE_CONTEXT: 'preview' }, { main: 'main' })
const emptyReview = {
  context,
  commit: 'abcdef0123',
  redirects: {},
  notes: [],
}
/** HTML of the review page with only the given results. */
const htmlWith = (review: Partial<Review>, css = '') =>
  reviewHtml({ ...emptyReview, ...review }, css)
const words = 'Every project begins with a call of thirty minutes.'

describe('a reviewer', () => {
  const before = site({ '/': 'Home', '/old': words })
  const withNewPage = site({
    '/': 'Home',
    '/old': words,
    '/fresh': 'New words',
  })

  test('reads that the old address of a renamed page leads nowhere, and how to redirect it', () => {
    const after = site({ '/': 'Home', '/new': words })
    const renamed = new Map([['/new', '/old']])
    const comparison = compareSites(before, after, renamed)
    const html = htmlWith({ comparison })
    expect(html).toContain('<strong>renamed</strong>')
    expect(html).toContain('The address <code>/old</code> leads nowhere now.')
    expect(html).toContain('<code>&quot;/old&quot;: &quot;/new&quot;</code>')
  })

  test('reads which words of a renamed page changed', () => {
    const changed = words.replace('thirty', 'forty')
    const after = site({ '/': 'Home', '/new': changed })
    const renamed = new Map([
      ['/new', '/old'],
      ['/', '/never'],
    ])
    const { pages } = compareSites(before, after, renamed)
    expect(pages).toMatchObject([{ path: '/new', oldPath: '/old' }])
    expect(JSON.stringify(pages)).toContain('"text":"forty","mark":"ins"')
  })

  test('reads each new word beside the old one, even if several words of a line changed', () => {
    const line =
      'Every project begins with a call of thirty minutes on a weekday.'
    const changed = line.replace('thirty', 'forty').replace('weekday', 'Monday')
    const comparison = compareSites(site({ '/': line }), site({ '/': changed }))
    const html = htmlWith({ comparison })
    expect(html).toContain('<del>thirty</del> <ins>forty</ins>')
    expect(html).toContain('<del>weekday</del> <ins>Monday</ins>')
  })

  test('is not told of a lost address if only the file of a page moved', () => {
    const renamed = new Map([
      ['/old', '/old'],
      ['/fresh', '/old'],
    ])
    const comparison = compareSites(before, withNewPage, renamed)
    const html = htmlWith({ comparison })
    expect(html).not.toContain('<strong>renamed</strong>')
    expect(html).not.toContain('leads nowhere')
    expect(html).toContain('<strong>new</strong> <a href="/fresh">')
  })

  test('gets no link to a removed page, but reads how to redirect its address to home', () => {
    const comparison = compareSites(before, site({ '/': 'Home' }))
    const html = htmlWith({ comparison })
    expect(html).toContain('<strong>removed</strong>')
    expect(html).toContain('<code>&quot;/old&quot;: &quot;/&quot;</code>')
    expect(html).not.toContain('<a href="/old">')
  })

  test('reads that a page is new, with a link to it and nothing about an old address', () => {
    const comparison = compareSites(before, withNewPage)
    const html = htmlWith({ comparison })
    expect(html).toContain('<strong>new</strong> <a href="/fresh">')
    expect(html).not.toContain('leads')
  })

  test('sees a screenshot of a new page, and reads that no earlier screenshot exists', () => {
    const comparison = compareSites(before, withNewPage)
    const picture = '/__review/pictures/fresh-390-after.jpg'
    const [fresh] = comparison.pages
    fresh?.screenshots.push({ width: 390, after: picture })
    const html = htmlWith({ comparison })
    expect(html).toContain(
      '<figcaption>Before, 390 pixels wide</figcaption>(not there)',
    )
    expect(html).toContain(
      `<img src="${picture}" loading="lazy" ` +
        'alt="After: the page in a window of 390 pixels">',
    )
  })

  test('sees the old and the new version of a changed picture', () => {
    const before = site({ '/': '<img src="/images/old.webp" alt="">' })
    const after = site({ '/': '<img src="/images/new.webp" alt="">' })
    const html = htmlWith({ comparison: compareSites(before, after) })
    const sources = html.matchAll(/<img src="([^"]+)"/g)
    expect([...sources].map(([, src]) => src)).toEqual([
      '/__review/before/images/old.webp',
      '/images/new.webp',
    ])
  })
})

describe('the same change', () => {
  const paths = ['/a', '/b', '/c', '/d']
  /** A site of `count` pages, each of which has only `sentence`. */
  const pagesWith = (count: number, sentence: string) => {
    const first = paths.slice(0, count)
    const pages = first.map((path) => [path, sentence])
    return site(Object.fromEntries(pages))
  }
  /** The comparison of two sites in which the same word differs on `count` pages. */
  const comparisonOf = (count: number) => {
    const before = pagesWith(count, 'I write for five firms.')
    const after = pagesWith(count, 'I write for six firms.')
    return compareSites(before, after)
  }

  test('on three pages is listed only with the first of them', () => {
    const { pages, sharedLines } = comparisonOf(3)
    const [first, second] = pages
    expect(sharedLines).toEqual([])
    const [change] = first?.lines ?? []
    expect(change?.paths).toEqual(['/a', '/b', '/c'])
    expect(second?.lines).toEqual([])
  })

  test('is listed with links to the other pages that have it', () => {
    const html = htmlWith({ comparison: comparisonOf(3) })
    const others = ['/b', '/c']
    const links = others.map((path) => linkTo(path)).join(', ')
    expect(html).toContain(`<small>Also on ${links}</small>`)
  })

  test('on four pages is listed apart from the pages', () => {
    const comparison = comparisonOf(4)
    const [change] = comparison.sharedLines
    expect(change?.paths).toEqual(paths)
    const html = htmlWith({ comparison })
    expect(html).toContain('<summary>On 4 pages</summary>')
  })
})

test('a reviewer sees first how many facts and pages differ', () => {
  const facts = factChanges(
    'data/claims.yaml',
    'claims: { years: 5+ }',
    'claims: { years: 6+ }',
  )
  const twoPages = site({ '/a': 'A', '/b': 'B' })
  const comparison = compareSites(site({}), twoPages)
  const html = htmlWith({ facts, comparison })
  expect(html).toContain(
    'Beside <strong translate="no">main</strong> at <code>abcdef0</code>: ' +
      '<a href="#facts">1 fact</a>, <a href="#pages">2 pages</a>.',
  )
  expect(htmlWith({})).toContain('</code>: nothing differs.')
})

test('a reviewer reads which build is reviewed, with links to it and to the live site', () => {
  const branch = 'words/<new>'
  const commit = '4f1c2d3e4f1c2d3e'
  const time = new Date('2026-11-20T06:00:00Z')
  const liveUrl = 'https://site.example'
  const html = htmlWith({
    context: { ...context, branch, commit, time, liveUrl },
  })
  const [header] = html.split('</header>')
  expect(header).toContain('branch <strong translate="no">words/&lt;new&gt;</')
  expect(header).toContain('commit <code>4f1c2d3</code>')
  expect(header).toContain('<time datetime="2026-11-20T06:00:00.000Z">')
  expect(header).toContain('<a href="/">Preview</a>')
  expect(header).toContain(
    '<a href="https://site.example/" target="_blank" rel="noopener">',
  )
})

test('a reviewer reads changes for search engines apart from changes for visitors', () => {
  const change = (text: string) => ({
    line: [{ text, mark: 'ins' as const }],
    paths: ['/a'],
  })
  const html = htmlWith({
    comparison: {
      pages: [],
      sharedLines: [change('For visitors')],
      headLines: [change('For crawlers')],
    },
  })
  const [, shared = '', heads] = html.split('<h2 ')
  expect(shared).toContain('On several pages')
  expect(shared).toContain('<ins>For visitors</ins>')
  expect(shared).toContain('<small>In <a href="/a">')
  expect(heads).toContain('For search engines')
  expect(heads).toContain('<ins>For crawlers</ins>')
})

test('a reviewer reads in which file a fact has changed', () => {
  const facts = factChanges('data/claims.yaml', '{}', 'claims: { years: 6+ }')
  expect(htmlWith({ facts })).toContain('In <code>data/claims.yaml</code>')
})

test('a reviewer reads what each finding means for the live site, new findings first', () => {
  const finding = (message: string, more: object): LaunchFinding => ({
    id: message,
    file: 'data/site.yaml',
    line: 7,
    column: 1,
    message,
    blocking: false,
    ...more,
  })
  const excused = { until: '2027-01-31', why: 'They open <soon>' }
  const html = htmlWith({
    findings: {
      fresh: [finding('Sample', { blocking: true })],
      solved: [finding('Long', {})],
      known: [finding('Old', { excused })],
    },
  })
  const parts = [
    '<h3>New on this branch</h3>',
    '<strong>Stops the live site</strong>: Sample <small><code>data/site.yaml:7</code>',
    '<h3>Solved by this branch</h3>',
    'To look at: Long',
    '<summary>1 finding that main has too</summary>',
    'Excused until 2027-01-31 (They open &lt;soon&gt;): Old',
  ]
  const places = parts.map((part) => html.indexOf(part))
  expect(places).not.toContain(-1)
  const inOrder = [...places].sort((a, b) => a - b)
  expect(places).toEqual(inOrder)
  expect(html).toContain('<a href="#findings">1 new finding, 1 solved</a>')
})

test('no finding is shown as new to a reviewer if main could not be checked', async () => {
  const buildFolder = siteWith({}, [])
  const root = siteWith({}, ['data', 'pages', 'public', 'components', 'tools'])
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  // The folder has no Git history.
  await writeReview({ root, buildFolder }, context)
  const html = readFileSync(join(buildFolder, '__review/index.html'), 'utf8')
  expect(html).toContain('On this branch, perhaps on main too')
  expect(html).not.toContain('New on this branch')
})

test('a reviewer reads that the checks have no findings', () => {
  const findings = {
    fresh: [],
    solved: [],
    known: [],
  }
  expect(htmlWith({ findings })).toContain('The checks have no findings.')
})

test('the review page runs no scripts, has its own style and stays out of search engines', () => {
  const css = 'main{color:red}'
  const html = htmlWith({ notes: ['A <note>'] }, css)
  const hash = createHash('sha256').update(css).digest('base64')
  expect(html).toContain(`default-src 'none'`)
  expect(html).toContain(`style-src 'sha256-${hash}'`)
  expect(html).toContain(`<style>${css}</style>`)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<p class="note">A &lt;note&gt;</p>')
})

test('an entry of a list is named by its id, or else its name, label, question or number', () => {
  const list = [
    { id: 'a', name: 'A', text: 1 },
    { name: 'B', label: 'b', text: 1 },
    { label: 'C', question: 'c?', text: 1 },
    { question: 'D?', text: 1 },
    { text: 1 },
  ]
  const values = valuesIn({ list })
  const named = values.filter(({ keys }) => keys.at(-1) === 'text')
  const names = named.map(({ names }) => names[1])
  expect(names).toEqual(['a', 'B', 'C', 'D?', '5'])
})

test('a reviewer gets the review in the light or dark scheme of the device', () =>
  expect(reviewCss(root)).toMatch(/color-scheme: ?light dark/))
