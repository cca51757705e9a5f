import { readFileSync, writeFileSync } from 'node:fs'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { mdxElements } from '#components/content/elements.tsx'
import { anyFact } from '#data/named-facts/with-facts.ts'
import { withoutFrontmatter } from '#ssg/content/frontmatter.ts'
import { readMarkdown } from '#ssg/content/markdown.ts'
import { textOfProse } from '#ssg/content/texts-of-file.ts'
import { problemLines, root, siteWith } from '#tests/site-copy.ts'
import { linkProblem } from '#tools/checks/built-links.ts'
import { contentProblems } from '#tools/checks/content-problems.ts'
import { checkContent, printReport } from '#tools/checks/content-report.ts'
import { problemOf } from '#tools/checks/rule.ts'
import { addressesOf, type Targets, writtenLinkProblem } from '#tools/checks/rules/link-targets.ts'
import { rules } from '#tools/checks/rules.ts'

const file = 'pages/legal/cookies.mdx'
const facts = { ...anyFact, get: () => undefined }

/** Remarks of the content check on a page with this body. */
function remarksOn(body: string) {
  const written = withoutFrontmatter(`---\ntitle: Cookies\n---\n\n${body}\n`)
  const text = textOfProse(file, written, facts)
  const found = rules
    .filter(({ kinds, severity }) => kinds.includes('prose') && severity !== 'blocks')
    .flatMap(({ inText }) => inText?.(text, facts) ?? [])
  return problemLines(found.map((each) => problemOf(text, each)))
}

test('the content of this site has no mistakes', async () => {
  expect((await checkContent(root)).problems).toEqual([])
  expect(printReport({ problems: [], warnings: [] })).toBe('The content is in order.')
})

describe('the prose of a page', () => {
  test.each<[string, string, string[]]>([
    [
      'a picture without a text',
      '![](/images/portrait.svg)',
      [
        `${file}:5:1 This picture has no text for those who do not see it: write what it ` +
          'shows between [ and ]',
      ],
    ],
    [
      'a picture element without a text',
      '<img src="/images/portrait.svg" />',
      [
        `${file}:5:1 This picture has no text for those who do not see it: write what it ` +
          'shows as alt="…"',
      ],
    ],
    [
      'a second main heading',
      '# Cookies\n\n## One',
      [`${file}:5:1 A page has one main heading, the 'heading' above: begin this one with ##`],
    ],
    [
      'a heading that skips a level',
      '## One\n\n#### Two',
      [`${file}:7:1 This heading is of level 4 below one of level 2: begin it with ###`],
    ],
    [
      'what Markdown allows',
      '<!-- later -->\n\nOne<br>two, \\{name} or `{x}`, <5% & 2 < 3, <https://example.com>.\n\n' +
        'export your list',
      [],
    ],
    [
      'elements that are closed wrongly or unknown',
      'One <b>bold word.\n\nTwo</i>.\n\nI am <Your Name>.',
      [
        `${file}:7:4 '</i>' closes nothing: delete it`,
        `${file}:5:5 '<b>' is never closed: write </b> after the words that it is for, or ` +
          '&lt; instead of <',
        `${file}:9:6 '<your>' is no element that prose has: write &lt; instead of < if you ` +
          'mean the sign, or put your own words in its place',
      ],
    ],
    [
      "what the site's policy refuses",
      '![A desk](https://example.com/a.jpg)\n\n<iframe src="https://maps.example"></iframe>\n\n' +
        '<video src="/a.mp4"></video>\n\n<form></form>\n\n<script></script>\n\n' +
        '<p style="color:red" onclick="x()">Red</p>',
      [
        `${file}:5:1 'https://example.com/a.jpg' is a picture of another site, which the ` +
          "site's policy refuses: save it in public/images and write /images/ and its name",
        `${file}:7:1 '<iframe>' shows another site in this one, which its policy refuses: write ` +
          'a link, [words](https://maps.example)',
        `${file}:9:1 '<video>' plays files, which the site's policy refuses: put them where ` +
          'they can be watched and write a link, [words](/a.mp4)',
        `${file}:11:1 '<form>' belongs to a form: write a link to one, [contact](/contact)`,
        `${file}:13:1 '<script>' is refused by the site's policy: delete it`,
        `${file}:15:4 'style' has no effect in prose, which has the site's own looks: leave it ` +
          'out, or ask a developer for a component',
        `${file}:15:22 'onclick' is refused by the site's policy: delete it`,
      ],
    ],
  ])('%s', (_, body, expected) => {
    expect(remarksOn(body)).toEqual(expected)
  })
})

test('headings have the ids that tables of contents are written for, each its own', () => {
  const headings = ['1. Who we are', 'Who we are', 'शर्तें', 'Who we are', 'Main']
  const body = [...headings.map((words) => `## ${words}`), '<a name="old"></a>'].join('\n\n')
  expect(addressesOf(textOfProse(file, body, facts)).ids).toEqual([
    '1-who-we-are',
    'who-we-are',
    'शर्तें',
    'who-we-are-1',
    'main-1',
    'old',
  ])
})

describe('a link in the sources', () => {
  const targets: Targets = {
    paths: new Set(['/', '/about', '/contact']),
    files: new Set(['/images/portrait.svg']),
    ids: new Map([['/about', ['who-i-am']]]),
  }
  test.each([
    '/',
    '/contact#form',
    '#top',
    '/about#who-i-am',
    '/about?x=1',
    '/images/portrait.svg',
    'https://example.com',
    'mailto:a@b.c',
    'tel:+911',
  ])('to %s is accepted', (target) => expect(writtenLinkProblem(target, targets)).toBeUndefined())
  test.each([
    ['/abuot', "'/abuot' leads nowhere: there is no page /abuot, did you mean /about?"],
    [
      '/about#who-i-an',
      "'/about#who-i-an' leads nowhere: nothing there is named 'who-i-an', did you mean " +
        '#who-i-am?',
    ],
    ['about', "'about' depends on the page it is on: begin with a slash"],
    ['http://example.com', "'http://example.com' is not encrypted: write https://"],
    [
      '//example.com',
      "'//example.com' leaves the site without saying how: write https:// in front",
    ],
  ])('to %s is reported', (target, message) =>
    expect(writtenLinkProblem(target, targets)).toBe(message),
  )
})

describe('a link of a built page', () => {
  const exists = (path: string) => ['/', '/about'].includes(path)
  const ids = (path: string) => new Set(path === '/' ? ['contact'] : [])
  test.each([
    ['/#contact', undefined],
    ['#top', undefined],
    ['/about?x=1', undefined],
    ['https://example.com/x', undefined],
    ['/abuot', "'/abuot' leads nowhere: there is no page or file /abuot"],
    ['/#contract', "'/#contract' leads nowhere: / has nothing named 'contract'"],
    ['#nowhere', "'#nowhere' leads nowhere: /about has nothing named 'nowhere'"],
    ['http://example.com', "'http://example.com' is not encrypted: write https://"],
  ])('%s', (target, message) => expect(linkProblem(target, '/about', exists, ids)).toBe(message))
})

test('columns of a table are aligned by classes, since the policy refuses inline styles', () => {
  const { html } = readMarkdown('| a | b |\n|--:|:-:|\n| 1 | 2 |\n', facts)
  expect(JSON.stringify(html)).toContain('"align":"right"')
  const cell = createElement(mdxElements.td, { align: 'right' }, '1')
  expect(renderToStaticMarkup(cell)).toBe('<td class="text-right">1</td>')
})

test('tables and code are parts with a name, which scroll by keyboard', () => {
  for (const name of ['table', 'pre'] as const)
    expect(renderToStaticMarkup(createElement(mdxElements[name] as ComponentType))).toMatch(
      new RegExp(`^<section class="scrolling" tabindex="0" aria-label="[^"]+"><${name}`),
    )
})

test('another encoding, which stops builds, is named', async () => {
  const site = siteWith()
  const latin = readFileSync(`${root}/pages/legal/terms-of-service.mdx`, 'utf8')
  writeFileSync(
    `${site}/pages/legal/terms-of-service.mdx`,
    Buffer.from(latin.replace('title: ', 'title: Caf\u00e9 '), 'latin1'),
  )
  expect(problemLines(await contentProblems(site))).toEqual([
    'pages/legal/terms-of-service.mdx:2:11 The file is not UTF-8 from here on: save it again ' +
      'with the encoding UTF-8',
  ])
})
