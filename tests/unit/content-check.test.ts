import { readFileSync, writeFileSync } from 'node:fs'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { mdxElements } from '#components/content/elements.tsx'
import { linkedFacts } from '#data/named-facts/with-facts.ts'
import { recordOf } from '#ssg/content/content-record.ts'
import { readMarkdown } from '#ssg/content/markdown.ts'
import { textOfProse } from '#ssg/content/written-text.ts'
import { root, siteWith } from '#tests/site-copy.ts'
import { checkContent, printReport } from '#tools/checks/content-problems.ts'
import { addressesOf, linkProblem } from '#tools/checks/rules/link-targets.ts'

const file = 'pages/legal/cookies.mdx'
const facts = linkedFacts(new Map())

test('the content of this site has no mistakes', async () => {
  expect((await checkContent(root)).problems).toEqual([])
  expect(printReport({ problems: [], warnings: [] })).toBe('The content is in order.')
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

describe('a link of a built page', () => {
  const ids = new Map(Object.entries<string[]>({ '/': ['contact'], '/about': [] }))
  const targets = { paths: new Set(ids.keys()), files: new Set<string>(), ids }
  test.each([
    ['/#contact', undefined],
    ['#top', undefined],
    ['/about?x=1', undefined],
    ['https://example.com/x', undefined],
    ['/abuot', "'/abuot' leads nowhere: there is no page /abuot, did you mean /about?"],
    [
      '/#contract',
      "'/#contract' leads nowhere: nothing there is named 'contract', did you mean #contact?",
    ],
    ['#nowhere', "'#nowhere' leads nowhere: nothing there is named 'nowhere'"],
    ['http://example.com', "'http://example.com' is not encrypted: write https://"],
  ])('to %s is answered with %s', (target, message) =>
    expect(linkProblem(target, targets, '/about')).toBe(message),
  )
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

test('a changed fact reaches each text that names it, in words and in prose', () => {
  const words = 'pages: Tried for {claims.years} years\n'
  const site = siteWith({ 'data/legal.yaml': words, 'pages/legal/tried.mdx': words })
  for (const years of ['77+', '78+']) {
    const claims = readFileSync(`${site}/data/claims.yaml`, 'utf8')
    writeFileSync(`${site}/data/claims.yaml`, claims.replace(/years: .*/, `years: ${years}`))
    const texts = [...recordOf(site).files.values()].flatMap((each) => each.texts)
    const shown = texts.map(({ value, prose }) => JSON.stringify(prose?.html ?? value))
    expect(shown.filter((text) => text.includes(`Tried for ${years} years`))).toHaveLength(2)
  }
})
