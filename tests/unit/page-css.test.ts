import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { chunkNames } from '#ssg/client-chunks.ts'
import { readContents } from '#ssg/document/page-contents.ts'
import { cssByPage, namesInSelector, pageCss, wordsOfScript } from '#ssg/document/page-css.ts'
import { scriptGraph } from '#ssg/document/page-files.ts'

const namesOf = (markup: string) => readContents(parseDocument(markup)).names

test.each([
  ['.tab', ['tab']],
  ['.lg\\:grid-cols-\\[1fr_2fr\\]', ['lg:grid-cols-[1fr_2fr]']],
  ['.prose > * + *', ['prose']],
  ['.accordion summary::after', ['accordion', '<summary']],
  [':hover > .skill-note', ['skill-note']],
  ['.notice:not(.quiet)', ['notice']],
  ['.wrap:has(> .thanks)', ['wrap', 'thanks']],
  ['h1, .x', ['x', '<h1']],
  ['[role="tabpanel"][hidden]', []],
])('a page has the rules of %s where it has %j', (selector, names) =>
  expect(namesInSelector(selector).sort()).toEqual([...names].sort()),
)

test.each([
  ['<p class="a x">', '@font-face{src:url(a)}.a{color:red}@media (min-width:1px){.a{top:0}}'],
  [
    '<table class="a b">',
    '@font-face{src:url(a)}.a,.b{color:red}@media (min-width:1px){.a{top:0}}table{width:1px}',
  ],
])('a page has exactly the rules that %s can use, in their order', (markup, rules) => {
  const css = pageCss(
    '@font-face{src:url(a)}.a,.b{color:red}.c{color:blue}@media (min-width:1px){.a{top:0}' +
      '.c{top:0}}@media print{.c{top:0}}table{width:1px}',
  )
  expect(css([namesOf(markup)])).toBe(rules)
})

test('two rules stay separate, since an unknown selector invalidates its whole list', () => {
  const css = '.a{top:0}.a:has(b){top:0}'
  expect(pageCss(css)([namesOf('<p class="a"><b>')])).toBe(css)
})

test('a page has the rules for names in its scripts', () => {
  const script = wordsOfScript('e.classList.add("open");h("meter",{className:`wide tall`})')
  const css = pageCss('.open{top:0}.shut{top:0}meter{left:0}')
  expect(css([namesOf('<p>'), script])).toBe('.open{top:0}meter{left:0}')
})

test('a page carries the rules of what the entry and its islands render, and no others', () => {
  const scripts: Record<string, string> = {
    'app.js': '"menu"',
    'react.js': '"table"',
    'Quiz.js': '"quiz"',
    'Tabs.js': '"tab"',
  }
  const islands = ['Quiz.island.tsx', 'Tabs.island.tsx']
  const graph = scriptGraph({
    'index.html': { file: 'app.js', isEntry: true, dynamicImports: islands },
    'react.js': { file: 'react.js', name: chunkNames.react },
    'Quiz.island.tsx': { file: 'Quiz.js', imports: ['react.js'] },
    'Tabs.island.tsx': { file: 'Tabs.js', imports: ['react.js'] },
  })
  const sheet = '.menu{top:0}.quiz{top:0}.tab{top:0}table{top:0}'
  const css = cssByPage(sheet, graph, (file) => scripts[file] ?? '')
  expect(css({ names: new Set(), islands: new Set(['Quiz']) })).toBe('.menu{top:0}.quiz{top:0}')
})
