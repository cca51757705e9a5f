import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { mdxElements } from '../../components/content/elements.tsx'
import { ContentError } from '../../ssg/content/content-error.ts'
import { readMarkdown } from '../../ssg/content/markdown.ts'
import { readPages } from '../../ssg/routes/pages.ts'
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

/** A legal page with other lines, by their numbers. */
const legal = (changes: Record<number, string> = {}, name = 'cookies') => {
  const lines = [
    '---',
    'title: Cookie notice',
    `description: ${'Which cookies this site sets, and how you refuse each. '.repeat(2).trim()}`,
    'keywords: [cookies]',
    'heading: Cookie notice',
    'subtitle: What is stored in your browser, and what is not.',
    '---',
    'Text.',
  ]
  const text = lines.map((line, index) => changes[index + 1] ?? line).join('\n')
  return { [`pages/legal/${name}.mdx`]: text }
}

const sample = (from = '', to = '') => ({
  'pages/content/food.mdx': `---
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
`.replace(from, to),
})

const words = `page:
  title: An extra page
  description: A page that exists only to be read by the checks of the content.
  keywords: [extra]
`
const page = (text = words, name = 'extra') => ({
  [`pages/${name}.tsx`]: 'export default () => null\n',
  [`data/${name.replace(/\/index$/, '')}.yaml`]: text,
})

test.each([
  ['a legal page', legal()],
  ['after a byte order mark, a blank line and spaces', legal({ 1: '\uFEFF\n---  ', 7: '--- ' })],
  ['a content sample', sample()],
  ['a TSX page', page()],
])('a correct page is accepted: %s', async (_, files) => {
  expect(await mistakesIn(files)).toEqual([])
})

describe('a mistake is reported with file, line, column and remedy', () => {
  test.each<[string, Record<string, string>, string[]]>([
    [
      'a key of another kind of page',
      legal({ 5: 'samples: []\nheading: Cookie notice' }),
      ["legal/cookies.mdx:5:1 'samples' is not known here: title, description,"],
    ],
    [
      'a name that Windows does not take',
      legal({}, 'aux'),
      ['legal/aux.mdx:1:1 Windows has a device of this name and takes no such file: rename it'],
    ],
    [
      "a name that ends in 'index'",
      legal({}, 'cookie-index'),
      ["legal/cookie-index.mdx:1:1 A page's file cannot end in 'index'"],
    ],
    [
      'a folder that is not for MDX',
      { 'pages/blog/first.mdx': '---\ntitle: First\n---\n' },
      ['blog/first.mdx:1:1 MDX pages live in pages/content/, pages/video/, pages/ai/, pages/legal'],
    ],
    [
      'a file that is no page',
      { 'pages/notes.txt': 'x' },
      ['notes.txt:1:1 Only .tsx and .mdx files are pages: move this file out of pages/'],
    ],
    [
      'a link that runs a script',
      sample('https://example.com/articles/dal', 'javascript:alert(1)'),
      ['content/food.mdx:19:5 samples.0.link: link must be a full address that starts with https'],
    ],
    [
      'a TSX page without words',
      { 'pages/extra.tsx': 'export default () => null\n' },
      ['extra.tsx:1:1 This page has no words: put its title, description and keywords below a'],
    ],
    [
      'two files for one route, and two pages of one title',
      { ...page(), ...page(words, 'extra/index') },
      [
        "data/extra.yaml:2:1 The title 'An extra page' is taken by data/extra.yaml: each page",
        'extra/index.tsx:1:1 pages/extra.tsx already is the page /extra: delete or rename one',
      ],
    ],
  ])('%s', async (_, files, expected) => {
    const found = (await mistakesIn(files)).sort()
    expect(found).toEqual(expected.map((message) => expect.stringContaining(message)))
  })
})

describe('a link', () => {
  const exists = (path: string) => ['/', '/about'].includes(path)
  const ids = (path: string) => new Set(path === '/' ? ['contact'] : [])
  const problem = (target: string) => linkProblem(target, '/about', exists, ids)

  test('is accepted if it leads somewhere', () => {
    for (const target of ['/', '/#contact', '#top', '/about?x=1', 'mailto:a@b.c', 'tel:+911'])
      expect(problem(target), target).toBeUndefined()
    expect(problem('https://example.com/x')).toBeUndefined()
  })
  test.each([
    ['/abuot', 'leads nowhere: there is no page or file /abuot'],
    ['/#contract', "leads nowhere: / has nothing named 'contract'"],
    ['#nowhere', "leads nowhere: /about has nothing named 'nowhere'"],
    ['http://example.com', 'is not encrypted: write https://'],
    ['//example.com/x', 'leaves the site without saying how: write https:// in front'],
  ])('is reported: %s', (target, message) => expect(problem(target)).toBe(`'${target}' ${message}`))
})

test('columns of a table are aligned by classes, since the policy refuses inline styles', () => {
  const { html } = readMarkdown('| a | b |\n|--:|:-:|\n| 1 | 2 |\n')
  expect(JSON.stringify(html)).toContain('"align":"right"')
  const cell = createElement(mdxElements.td, { align: 'right' }, '1')
  expect(renderToStaticMarkup(cell)).toBe('<td class="text-right">1</td>')
})
