import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { mdxElements } from '../../components/content/elements.tsx'
import { ContentError } from '../../ssg/content/content-error.ts'
import { readMarkdown } from '../../ssg/content/markdown.ts'
import { projectsOf, readPages } from '../../ssg/routes/pages.ts'
import { linkProblem } from '../../tools/checks/built-links.ts'

const folders: string[] = []

/** Checks a site of the given files; returns the mistakes as a writer reads them, one a line. */
async function mistakesIn(files: Record<string, string>): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  folders.push(root)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  try {
    await readPages(root)
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems.map(
      ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
    )
  }
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const legal = (change: (lines: string[]) => void = () => {}) => {
  const lines = [
    '---',
    'title: Cookie notice',
    'description: Which cookies this site sets, why it sets them and how you can refuse each ' +
      'of them.',
    'keywords: [cookies]',
    'heading: Cookie notice',
    'subtitle: What is stored in your browser, and what is not.',
    '---',
    'Text.',
  ]
  change(lines)
  return { 'pages/legal/cookies.mdx': lines.join('\n') }
}

const sample = (change: (text: string) => string = (text) => text) => ({
  'pages/content/food.mdx': change(`---
title: Food writing samples
description: Recipes, restaurant notes and producer portraits for brands and magazines in India.
keywords: [food writing]
sample: true
heading: Food writing people cook from
subtitle: Recipes that work in a small kitchen, and portraits of those who grow it.
badge: Content Creation
expertise: [Recipes tested twice, Producer interviews, Seasonal planning]
cards:
  - title: Recipes that work at home
    description: A series of weeknight recipes, each one tested twice in an ordinary kitchen.
    image: { photo: photo-1504674900247-0877df9cc836, alt: A table with several dishes }
    badges: [Recipes]
    results: Readers cooked and wrote back.
    technologies: [Research]
samples:
  - title: Dal in twenty minutes
    link: https://example.com/articles/dal
    tags: [Recipe]
---
Text.
`),
})

const page = (words: string = good, name = 'extra') => ({
  [`pages/${name}.tsx`]: 'export default () => null\n',
  [`data/${name.replace(/\/index$/, '')}.yaml`]: words,
})
const good = `page:
  title: An extra page
  description: A page that exists only to be read by the checks of the content.
  keywords: [extra]
`

describe('a correct page', () => {
  test.each([
    ['a legal page', legal()],
    [
      'a page after a byte order mark, a blank line and spaces',
      legal((lines) => {
        lines[0] = '\uFEFF\n---  '
        lines[6] = '--- '
      }),
    ],
    ['a content sample', sample()],
    ['a TSX page', page()],
  ])('is accepted: %s', async (_, files) => expect(await mistakesIn(files)).toEqual([]))
})

describe('a mistake is reported with file, line, column and remedy', () => {
  test.each<[string, Record<string, string>, string[]]>([
    [
      'a title that search results would cut',
      legal((lines) => {
        lines[1] = `title: ${'Cookies and more '.repeat(4).trim()}`
      }),
      [
        'pages/legal/cookies.mdx:2:1 Shorten the title to 60 characters: search results cut ' +
          'it there (it has 67)',
      ],
    ],
    [
      'a key that is mistyped',
      legal((lines) => {
        lines[3] = 'keyword: [cookies]'
      }),
      [
        "pages/legal/cookies.mdx:4:1 'keyword' is not known here: did you mean 'keywords'?",
        'pages/legal/cookies.mdx:1:1 keywords is missing',
      ],
    ],
    [
      'a key of another kind of page',
      legal((lines) => lines.splice(4, 0, 'samples: []')),
      [
        "pages/legal/cookies.mdx:5:1 'samples' is not known here: title, description, " +
          'keywords, label, canonicalUrl, ogImage, heading, subtitle are',
      ],
    ],
    [
      'frontmatter that is no YAML, line by line',
      legal((lines) => {
        lines[1] = 'title: Cookies: a “notice”'
        lines[3] = 'keywords: [cookies'
      }),
      [
        'pages/legal/cookies.mdx:2:8 This cannot be read: a colon with a space after it begins ' +
          'a new entry: put straight quotes around the whole value',
        'pages/legal/cookies.mdx:5:1 This cannot be read: a bracket is opened and never closed',
      ],
    ],
    [
      'a value that YAML would cut in silence',
      legal((lines) => {
        lines[1] = 'title: Writer #1 in Kolkata'
        lines[4] = 'heading: *cookies'
      }),
      [
        "pages/legal/cookies.mdx:2:15 '#1 in Kolkata' is a note, which nobody is shown: put " +
          'quotes around the whole value, or the note on a line of its own',
        "pages/legal/cookies.mdx:5:10 '*cookies' begins with a star: put quotes around it",
      ],
    ],
    [
      'a name that Windows does not take',
      { 'pages/legal/aux.mdx': legal()['pages/legal/cookies.mdx'] },
      [
        'pages/legal/aux.mdx:1:1 Windows has a device of this name and takes no such file: ' +
          'rename it',
      ],
    ],
    [
      'a folder that is not for MDX',
      { 'pages/blog/first.mdx': '---\ntitle: First\n---\n' },
      [
        'pages/blog/first.mdx:1:1 MDX pages live in pages/content/, pages/video/, pages/ai/, ' +
          'pages/legal/: move the file there',
      ],
    ],
    [
      'a file that is no page',
      { 'pages/notes.txt': 'x' },
      ['pages/notes.txt:1:1 Only .tsx and .mdx files are pages: move this file out of pages/'],
    ],
    [
      'a link that runs a script',
      sample((text) =>
        text.replace('link: https://example.com/articles/dal', 'link: javascript:alert(1)'),
      ),
      [
        'pages/content/food.mdx:19:5 samples.0.link: link must be a full address that starts ' +
          "with https://, not 'javascript:alert(1)'",
      ],
    ],
    [
      'a mistyped key inside a card',
      sample((text) => text.replace('    badges: [Recipes]', '    bagdes: [Recipes]')),
      [
        "pages/content/food.mdx:14:5 'bagdes' is not known here: did you mean 'badges'?",
        'pages/content/food.mdx:11:5 cards.0.badges is missing',
      ],
    ],
    [
      'a TSX page without words',
      { 'pages/extra.tsx': 'export default () => null\n' },
      [
        'pages/extra.tsx:1:1 This page has no words: put its title, description and keywords ' +
          "below a line 'page:' in data/extra.yaml",
      ],
    ],
    [
      'a TSX page without a title',
      page(good.replace('  title: An extra page\n', '')),
      ['data/extra.yaml:1:1 page.title is missing'],
    ],
    [
      'two files for one route',
      { ...page(), ...page(good.replace('An extra page', 'Another page'), 'extra/index') },
      [
        'pages/extra/index.tsx:1:1 pages/extra.tsx already is the page /extra: delete or ' +
          'rename one of the two',
        "data/extra.yaml:2:1 The title 'Another page' is taken by data/extra.yaml: each page " +
          'needs its own',
      ],
    ],
    [
      "a name that ends in 'index'",
      { 'pages/legal/cookie-index.mdx': Object.values(legal())[0] ?? '' },
      [
        "pages/legal/cookie-index.mdx:1:1 A page's file cannot end in 'index', which stands " +
          'for the page of its folder: rename it',
      ],
    ],
    [
      'two pages of one title',
      { ...page(), ...page(good, 'other') },
      [
        "data/other.yaml:2:1 The title 'An extra page' is taken by data/extra.yaml: each page " +
          'needs its own',
      ],
    ],
  ])('%s', async (_, files, expected) => {
    expect((await mistakesIn(files)).sort()).toEqual([...expected].sort())
  })
})

describe('a link', () => {
  const exists = (path: string) => ['/', '/about'].includes(path)
  const ids = (path: string) => new Set(path === '/' ? ['contact'] : [])
  const problem = (target: string) => linkProblem(target, '/about', exists, ids)

  test.each([
    '/',
    '/#contact',
    '#top',
    'https://example.com/x',
    'mailto:a@b.c',
    'tel:+911',
    '/about?x=1',
  ])('is accepted: %s', (target) => expect(problem(target)).toBeUndefined())
  test.each([
    ['/abuot', "'/abuot' leads nowhere: there is no page or file /abuot"],
    ['/#contract', "'/#contract' leads nowhere: / has nothing named 'contract'"],
    ['#nowhere', "'#nowhere' leads nowhere: /about has nothing named 'nowhere'"],
    [
      'http://example.com',
      "'http://example.com' is not a safe link: use https://, mailto: or a path of this site",
    ],
    [
      '//example.com/x',
      "'//example.com/x' leaves the site without saying how: write https:// in front",
    ],
  ])('is reported: %s', (target, message) => expect(problem(target)).toBe(message))
})

test("the cards of a sample page link to it and belong to its folder's group", async () => {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  folders.push(root)
  mkdirSync(join(root, 'pages/content'), { recursive: true })
  writeFileSync(join(root, 'pages/content/food.mdx'), Object.values(sample())[0] ?? '')
  expect(projectsOf(await readPages(root))).toMatchObject([
    {
      id: 'content-food',
      link: '/content/food',
      group: 'content',
      home: true,
      title: 'Recipes that work at home',
    },
  ])
})

test('columns of a table are aligned by classes, since the policy refuses inline styles', () => {
  const { html } = readMarkdown('| a | b |\n|--:|:-:|\n| 1 | 2 |\n')
  expect(JSON.stringify(html)).toContain('"align":"right"')
  const cell = createElement(mdxElements.td, { align: 'right' }, '1')
  expect(renderToStaticMarkup(cell)).toBe('<td class="text-right">1</td>')
})
