import render from 'dom-serializer'
import { parseDocument } from 'htmlparser2'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { addRibbon } from '../../ssg/document/preview-ribbon.ts'
import { deployContext } from '../../ssg/settings/deploy-context.ts'
import { settings } from '../../ssg/settings/settings.ts'
import { baseEnvironment, checksVersion } from '../../tools/review/base.ts'
import { compareFacts, whereShown } from '../../tools/review/changed-facts.ts'
import { compareFindings, findingAnchors } from '../../tools/review/changed-findings.ts'
import type { FactValue, Finding } from '../../tools/review/checked-tree.ts'
import { compareSites, sideBySide } from '../../tools/review/compare.ts'
import { decode, findDifferences } from '../../tools/review/picture-differences.ts'
import { readPage } from '../../tools/review/read-page.ts'
import { printReview } from '../../tools/review/review-page.ts'
import { type Change, siteWith } from './site-copy.ts'

const document = (main: string, { head = '', around = '', css = 'p{}' } = {}) =>
  '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">' +
  `<title>A page</title>${head}<style>${css}</style></head><body><div id="above-header"></div>` +
  '<header class="site-header"><a href="/">Home</a></header>' +
  `<main id="main">${main}</main><footer>${around}</footer></body></html>`

const site = (pages: Record<string, string>) =>
  new Map(Object.entries(pages).map(([path, html]) => [path, readPage(html)]))

describe('reading a built page', () => {
  const page = readPage(
    document(
      '<h1>About &amp; more</h1><p>One <b>bold</b> line<!-- -->, ' +
        '<a href="/x">a link</a>.</p><ul><li>First</li><li>Second</li></ul>' +
        '<img src="/assets/pic-AbCd1234.png" alt="A desk"><svg><path d="M0 0"/></svg>' +
        '<button aria-label="Close">×</button>',
      {
        head:
          '<meta name="robots" content="noindex"><meta name="version" content="x">' +
          '<meta name="description" content="Words">' +
          '<script type="application/ld+json">{"@graph":[{"name":"A"}]}</script>',
      },
    ),
  )

  test('returns its text in the lines that a reader sees', () => {
    expect(page.page.text).toEqual([
      'About & more',
      'One bold line, a link.',
      'First',
      'Second',
      'Read out: Close',
      '×',
    ])
  })

  test('reads links, pictures and metadata, and built files without their hash', () => {
    expect(page.page.links).toEqual(['a link → /x'])
    expect(page.page.pictures).toEqual(['/assets/pic.png, said as: A desk'])
    expect([...page.metadata]).toEqual([
      ['description', 'Words'],
      ['structured data', '@graph[1].name: A'],
    ])
    expect(page.frame.links).toEqual(['Home → /'])
  })

  test('treats a preview as the same page', () => {
    const context = deployContext(
      { SITE_CONTEXT: 'preview' },
      { branch: 'x', commit: 'abcdef0123' },
    )
    const plain = document('<p>Words</p>')
    const parsed = parseDocument(plain)
    addRibbon(parsed, '/about', context)
    const decorated = render(parsed, { encodeEntities: 'utf8' }).replace(
      'p{}',
      'p{}.preview-ribbon{color:red}.preview-ribbon a,.preview-ribbon b{color:inherit}@media ' +
        'print{.preview-ribbon{display:none}}',
    )
    expect(decorated).toContain('Preview: ')
    expect(compareSites(site({ '/': plain }), site({ '/': decorated }))).toEqual({
      pages: [],
      shared: [],
      restyled: [],
    })
  })
})

describe('the base that a branch is compared with', () => {
  test('measures nothing, like a preview, so that real ids do not change every page', () => {
    const ids = { analyticsId: 'G-AB12CD34EF', pixelId: '123456789012345' }
    const env = baseEnvironment({ ANALYTICS_ID: ids.analyticsId, OUT_DIR: 'x' }, new Date(0))
    expect(settings(env, ids, false)).toMatchObject({
      outDir: 'dist',
      analyticsId: '',
      pixelId: '',
    })
  })

  test('is checked again where a check, its schema or a dependency differs', () => {
    const versionWith = (changes: Record<string, Change>) =>
      checksVersion(siteWith(changes, ['tools', 'ssg', 'data', 'package-lock.json']))
    const more = (text: string) => `${text}\n`
    const own = versionWith({})
    expect(versionWith({ 'data/home.ts': more })).toBe(own)
    for (const file of [
      'tools/checks/wording.ts',
      'tools/launch/identity.ts',
      'data/schemas/facts.ts',
      'package-lock.json',
    ])
      expect(versionWith({ [file]: more }), file).not.toBe(own)
  })
})

describe('the changes of a branch', () => {
  const plain = {
    '/': document('<p>Home</p>'),
    '/about': document('<p>I write for five firms.</p><a href="/x">Go</a>'),
    '/gone': document('<p>Old</p>'),
  }
  const kindsOf = (after: Record<string, string>) =>
    compareSites(site(plain), site({ ...plain, ...after })).pages.map(({ path, kinds }) => [
      path,
      ...kinds,
    ])

  test('are none for equal builds', () => {
    expect(kindsOf({})).toEqual([])
  })

  test.each([
    ['text', document('<p>I write for six firms.</p><a href="/x">Go</a>')],
    ['links', document('<p>I write for five firms.</p><a href="/y">Go</a>')],
    [
      'metadata',
      document('<p>I write for five firms.</p><a href="/x">Go</a>', {
        head: '<meta name="description" content="New">',
      }),
    ],
    [
      'pictures',
      document('<p>I write for five firms.</p><a href="/x">Go</a><img src="/p.svg" alt="">'),
    ],
    ['markup', document('<p class="big">I write for five firms.</p><a href="/x">Go</a>')],
  ])('may be only the %s of one page', (kind, html) => {
    expect(kindsOf({ '/about': html })).toEqual([['/about', kind]])
  })

  test('include new and removed pages', () => {
    const { '/gone': _, ...rest } = plain
    expect(
      compareSites(site(plain), site({ ...rest, '/new': document('<p>New</p>') })).pages.map(
        ({ path, status }) => [path, status],
      ),
    ).toEqual([
      ['/gone', 'removed'],
      ['/new', 'new'],
    ])
  })

  test('include a change in the footer once, which changes no page', () => {
    const after = Object.fromEntries(
      Object.keys(plain).map((path) => [
        path,
        document(
          /<main id="main">(.*)<\/main>/.exec(plain[path as keyof typeof plain])?.[1] ?? '',
          { around: '<p>New line</p>' },
        ),
      ]),
    )
    const { pages, shared } = compareSites(site(plain), site(after))
    expect(pages).toEqual([])
    expect(shared).toHaveLength(1)
    expect(shared[0]?.paths).toEqual(['/', '/about', '/gone'])
  })

  test('list pages with a new style sheet to look at, not as changed', () => {
    const { pages, restyled } = compareSites(
      site(plain),
      site({ ...plain, '/': document('<p>Home</p>', { css: 'p{color:red}' }) }),
    )
    expect(pages).toEqual([])
    expect(restyled).toEqual(['/'])
  })

  test('compare versions of a line word by word, with one line around it', () => {
    expect(
      sideBySide(
        ['a', 'b', 'I write for five firms.', 'c', 'd'],
        ['a', 'b', 'I write for six firms.', 'c', 'd'],
      ),
    ).toEqual([
      {
        before: [{ text: 'b', changed: false }],
        after: [{ text: 'b', changed: false }],
        same: true,
      },
      {
        before: [
          { text: 'I write for ', changed: false },
          { text: 'five', changed: true },
          { text: ' firms.', changed: false },
        ],
        after: [
          { text: 'I write for ', changed: false },
          { text: 'six', changed: true },
          { text: ' firms.', changed: false },
        ],
      },
      {
        before: [{ text: 'c', changed: false }],
        after: [{ text: 'c', changed: false }],
        same: true,
      },
    ])
    const rows = sideBySide(['a', '1', '2', '3', '4', 'b'], ['A!', '1', '2', '3', '4', 'B!'])
    expect(rows.filter((row) => row === 'gap')).toHaveLength(1)
    expect(rows).toHaveLength(5)
  })

  test('show text of a page and never run it as markup', () => {
    const evil = document('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
    const [before, after] = [site(plain), site({ ...plain, '/about': evil })]
    const context = deployContext(
      { SITE_CONTEXT: 'preview' },
      { branch: '<script>', commit: 'abcdef0123' },
    )
    const files = printReview(
      {
        context,
        site: after,
        base: { site: before, commit: 'abcdef0', name: 'main' },
        comparison: compareSites(before, after),
        pictures: new Map(),
        findings: [],
        notes: ['<b>'],
      },
      '',
    )
    expect([...files.keys()]).toEqual(['index.html', 'listings.html', 'pages/about.html'])
    for (const html of files.values()) expect(html).not.toMatch(/<script|<img src=x|<b>|\sstyle=/)
    expect(files.get('pages/about.html')).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})

describe('the first page of the review', () => {
  const card = (mark: string) => {
    const page = readPage(
      document('<p>The same words.</p><img src="/images/desk.jpg" alt="A desk">'),
    )
    page.page.pictures = [`/images/desk.jpg (file ${mark}), said as: A desk`]
    page.metadata.set('share picture', `file ${mark}`)
    return new Map([['/about', page]])
  }
  const context = deployContext(
    { SITE_CONTEXT: 'preview' },
    { branch: 'desk', commit: 'abcdef0123' },
  )
  const comparison = compareSites(card('111111'), card('222222'))
  const review = {
    context,
    site: card('222222'),
    base: { site: card('111111'), commit: 'abcdef0', name: 'main' },
    comparison,
    pictures: new Map(),
    notes: [],
  }

  test('reports a new picture under an old name on the page and in shared links', () => {
    const html = printReview(review, '').get('index.html') ?? ''
    expect(html).toMatch(
      /<h2 id="pictures">Pictures and looks<\/h2>.*\/images\/desk\.jpg \(file .*222222/s,
    )
    expect(html).toMatch(/<h2 id="sent">.*share picture: file .*222222/s)
  })

  test('shows both pictures of a shared link where they differ', () => {
    const copy = '/__review/pictures/about-share-before.png'
    const html =
      printReview({ ...review, oldSharePictures: new Map([['/about', copy]]) }, '').get(
        'pages/about.html',
      ) ?? ''
    expect(html).toMatch(
      new RegExp(
        '<figcaption>Before</figcaption><div class="share">' +
          `<img src="${copy}".*<figcaption>After</figcaption><div class="share">`,
        's',
      ),
    )
  })

  test('links into closed parts, which browsers open', () => {
    const html = printReview(review, '').get('index.html') ?? ''
    for (const [, id = ''] of html.matchAll(/<a class="anchor" href="#([^"]+)"/g)) {
      expect(html).toContain(`id="${id}"`)
      expect(html).not.toContain(`<details id="${id}"`)
    }
  })
})

describe('a renamed page', () => {
  const words =
    'Lists that people finish, with an order that has a reason and an end that pays for the way'
  const before = site({
    '/': document('<p>Home</p>'),
    '/content/listicle': document(`<p>${words}.</p>`),
    '/gone': document('<p>Nothing of this stays.</p>'),
  })
  const after = site({
    '/': document('<p>Home</p>'),
    '/content/lists': document(`<p>${words} there.</p>`),
    '/new': document('<p>Quite another matter</p>'),
  })

  test('is one change, with its words compared across both addresses', () => {
    const { pages } = compareSites(before, after)
    expect(pages.map(({ path, from, status, kinds }) => ({ path, from, status, kinds }))).toEqual([
      { path: '/content/lists', from: '/content/listicle', status: 'renamed', kinds: ['text'] },
      { path: '/gone', from: undefined, status: 'removed', kinds: [] },
      { path: '/new', from: undefined, status: 'new', kinds: [] },
    ])
  })
})

describe('the findings that a branch causes', () => {
  const finding = (id: string, message: string, line: number, file = 'data/a.ts'): Finding => ({
    check: id ? 'launch' : 'content',
    id,
    weight: 'look',
    message,
    file,
    line,
  })

  test('are separate from findings of the base, also on another line', () => {
    const before = [
      finding('identity.name', 'A sample', 4),
      finding('', 'Unknown word: foo', 9),
      finding('', 'Unknown word: bar', 2),
    ]
    const after = [
      finding('identity.name', 'A sample', 8),
      finding('', 'Unknown word: foo', 1),
      finding('', 'Unknown word: foo', 12),
      finding('sample.rail', 'A sample', 1),
    ]
    const { fresh, solved, known } = compareFindings(before, after)
    expect(fresh.map(({ message, line }) => [message, line])).toEqual([
      ['Unknown word: foo', 12],
      ['A sample', 1],
    ])
    expect(solved.map(({ message }) => message)).toEqual(['Unknown word: bar'])
    expect(known.map(({ message }) => message)).toEqual(['A sample', 'Unknown word: foo'])
  })

  test('count a finding about changed values as new and the old one as solved', () => {
    const before = finding('identity.email', "'a@example.com' reaches nobody", 30)
    const after = finding('identity.email', "'b@example.com' reaches nobody", 30)
    expect(compareFindings([before], [after])).toEqual({
      fresh: [after],
      solved: [before],
      known: [],
    })
  })

  test('match a finding in a renamed file with the former one', () => {
    const { fresh, solved } = compareFindings(
      [finding('sample./a', 'Long', 1, 'pages/a.mdx')],
      [finding('sample./b', 'Long', 1, 'pages/b.mdx')],
      new Map([['pages/a.mdx', 'pages/b.mdx']]),
    )
    expect([fresh, solved]).toEqual([[], []])
  })

  test('count a finding that now stops the deploy as new', () => {
    const before = finding('claim.years', 'Shown', 1)
    expect(compareFindings([before], [{ ...before, weight: 'stops' }]).fresh).toHaveLength(1)
  })

  test('have one address each, independent of the line', () => {
    const [first, second, twin] = findingAnchors([
      finding('', 'Long', 1),
      finding('', 'Short', 1),
      finding('', 'Long', 9),
    ])
    expect(findingAnchors([finding('', 'Long', 30)])).toEqual([first])
    expect(new Set([first, second, twin]).size).toBe(3)
  })
})

describe('the changes in facts', () => {
  const chat = 'https://wa.me/910000000000?text=The%20bundle%20for%20%E2%82%B9'
  const page = (price: string) =>
    document(
      `<p>All levels for ₹${price} at once.</p>` +
        `<a href="${chat}${encodeURIComponent(price)}">Ask</a>`,
    )
  const fact = (amount: number, shown: string): FactValue => ({
    file: 'data/prices.json',
    path: 'prices.bundle.INR',
    value: String(amount),
    shown: [shown],
  })
  const side = (amount: number, price: string, other: string) => ({
    facts: [fact(amount, `₹${price}`)],
    site: site({ '/career': page(price), '/other': document(`<p>${other}</p>`) }),
  })

  test('name both amounts of a price, and the pages and messages that show it', () => {
    expect(
      compareFacts(
        side(49999, '49,999', 'Only ₹49,999 here'),
        side(45999, '45,999', 'Only ₹49,999 here'),
      ),
    ).toEqual([
      {
        file: 'data/prices.json',
        path: 'prices.bundle.INR',
        topic: 'Prices',
        before: '49999',
        after: '45999',
        shownBefore: { pages: ['/career', '/other'], messages: ['/career'] },
        shownAfter: { pages: ['/career'], messages: ['/career'] },
      },
    ])
  })

  test('match whole figures: 1,499 is not found in 11,499', () => {
    expect(
      whereShown(site({ '/': document('<p>It costs 11,499 or 1,499,000 rupees.</p>') }), {
        shown: ['1,499'],
      }).pages,
    ).toEqual([])
  })

  test('do not include an equal fact', () => {
    expect(compareFacts(side(1, '49,999', ''), side(1, '49,999', ''))).toEqual([])
  })
})

describe('marks on pictures', () => {
  /** A white page of 200 pixels with dark bars, as [top, height, left, width]. */
  const paint = async (height: number, bars: [number, number, number, number][]) => {
    const rects = bars.map(
      ([y, h, x, w], index) =>
        `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#0${index}0"/>`,
    )
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${height}">` +
      `<rect width="200" height="${height}" fill="#fff"/>${rects.join('')}</svg>`
    return decode(await sharp(Buffer.from(svg)).png().toBuffer())
  }

  test('a changed place is framed', async () => {
    const before = await paint(400, [[50, 20, 10, 100]])
    const after = await paint(400, [[50, 20, 10, 140]])
    expect(findDifferences(before, after)).toEqual({
      before: [{ x: 110, y: 50, width: 40, height: 20 }],
      after: [{ x: 110, y: 50, width: 40, height: 20 }],
    })
  })

  test('a place that only moved below a new line is not framed', async () => {
    const before = await paint(400, [
      [50, 20, 10, 100],
      [200, 30, 20, 60],
    ])
    const after = await paint(440, [
      [50, 20, 10, 100],
      [240, 30, 20, 60],
      [120, 25, 40, 50],
    ])
    const differences = findDifferences(before, after)
    expect(differences.before).toEqual([])
    expect(differences.after).toHaveLength(1)
    expect(differences.after[0]).toMatchObject({ x: 40, width: 50 })
  })

  test('an equal picture has no marks', async () => {
    const picture = await paint(300, [[50, 20, 10, 100]])
    expect(findDifferences(picture, picture)).toEqual({ before: [], after: [] })
  })
})
