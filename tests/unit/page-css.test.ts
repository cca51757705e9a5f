import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { chunkNames } from '#ssg/client-chunks.ts'
import { readPageContents } from '#ssg/document/page-contents.ts'
import {
  cssByPage,
  cssByWords,
  namesInSelector,
  wordsOfScript,
} from '#ssg/document/page-css.ts'
import { scriptGraph } from '#ssg/document/page-files.ts'

/** The names in `markup` to which CSS selectors can refer. */
const namesOf = (markup: string) =>
  readPageContents(parseDocument(markup)).names

test.each([
  ['.tab', ['tab']],
  ['.lg\\:grid-cols-\\[1fr_2fr\\]', ['lg:grid-cols-[1fr_2fr]']],
  ['.prose > * + *', ['prose']],
  ['.accordion summary::after', ['accordion', '<summary']],
  [':hover > .skill-note', ['skill-note']],
  ['.notice:not(.quiet)', ['notice']],
  ['.wrap:has(> .thanks)', ['wrap', 'thanks']],
  ['.wrap:has(.tick, .cross)', ['wrap']],
  ['h1, .x', ['x', '<h1']],
  ['[role="tabpanel"][hidden]', []],
])(
  'a page gets the rules of the selector %s if the markup has all these names: %j',
  (selector, names) =>
    expect(namesInSelector(selector).sort()).toEqual([...names].sort()),
)

test('a page gets exactly the CSS rules that its markup and scripts use, in sheet order', () => {
  const css = cssByWords(
    '@font-face{src:url(a)}.a,.b{color:red}.c{color:blue}@media (min-width:1px){.a{top:0}' +
      '.c{top:0}}@media print{.c{top:0}}table{width:1px}',
  )
  const cssOfA =
    '@font-face{src:url(a)}.a{color:red}@media (min-width:1px){.a{top:0}}'
  expect(css([namesOf('<p class="a x">')])).toBe(cssOfA)
  expect(css([namesOf('<table class="a b">')])).toBe(
    `${cssOfA.replace('.a', '.a,.b')}table{width:1px}`,
  )
  const script = wordsOfScript(
    'e.classList.add("b");h("table",{className:`wide tall`})',
  )
  expect(css([namesOf('<p>'), script])).toBe(
    '@font-face{src:url(a)}.b{color:red}table{width:1px}',
  )
  // Browsers drop a whole rule if they do not know one of its selectors, so rules are not merged.
  const unmerged = '.a{top:0}.a:has(b){top:0}'
  expect(cssByWords(unmerged)([namesOf('<p class="a"><b>')])).toBe(unmerged)
})

test("a page gets only the CSS rules that the entry script and the page's islands need", () => {
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
  const names = new Set<string>()
  const withQuiz = { names, islands: new Set(['Quiz']) }
  expect(css(withQuiz)).toBe('.menu{top:0}.quiz{top:0}')
})

test('a string in a script counts as one word per class name', () => {
  const words = wordsOfScript('a.className="toast toast-failure";b(`tick`)')
  expect([...words]).toEqual(
    expect.arrayContaining(['toast', 'toast-failure', 'tick']),
  )
})
