import { EventEmitter } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { compile } from '@mdx-js/mdx'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { mdxElements } from '#components/content/elements.tsx'
import { linkedFacts } from '#content/facts/with-facts.ts'
import { recordOf } from '#content/read/content-record.ts'
import { markdownOptions } from '#content/read/markdown.ts'
import { textOfProse } from '#content/read/written-text.ts'
import { addressesOf } from '#content/rules/link-targets.ts'
import { positionOf } from '#data/moments.ts'
import { sitePlugin } from '#ssg/site-plugin.ts'
import { siteWith } from '#tests/site-copy.ts'

const file = 'pages/legal/cookies.mdx'
const facts = linkedFacts(new Map())

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

test('columns of a table are aligned by classes, as the policy refuses inline styles', async () => {
  const program = await compile('| a |\n|--:|\n| 1 |\n', markdownOptions('md', facts))
  expect(String(program)).toContain('align: "right"')
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
  const site = siteWith({
    'data/legal.yaml': words,
    'pages/legal/tried.mdx': `---\n---\n${words}`,
  })
  for (const years of ['77+', '78+']) {
    const claims = readFileSync(`${site}/data/claims.yaml`, 'utf8')
    writeFileSync(`${site}/data/claims.yaml`, claims.replace(/years: .*/, `years: ${years}`))
    const texts = [...recordOf(site).files.values()].flatMap((each) => each.texts)
    const shown = texts.map(({ value, prose }) => JSON.stringify(prose?.html ?? value))
    expect(shown.filter((text) => text.includes(`Tried for ${years} years`))).toHaveLength(2)
  }
})

test('a file that goes away while it is read does not end the development server', async () => {
  const check = vi.fn(() => Promise.reject(Object.assign(new Error('gone'), { code: 'ENOENT' })))
  const server = { watcher: new EventEmitter(), ws: { on() {} }, environments: {} }
  const { configureServer } = sitePlugin(check) as { configureServer(server: object): void }
  configureServer(server)
  server.watcher.emit('unlink', 'data/home.yaml')
  // Vitest reports a rejection that nobody handles.
  await expect.poll(() => check.mock.settledResults).toMatchObject([{ type: 'rejected' }])
})

test("'5:30' is 330 on the axis of a figure, and 23 is 23", () => {
  expect(['5:30', 23].map(positionOf)).toEqual([330, 23])
})
