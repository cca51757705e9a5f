import { readFileSync } from 'node:fs'
import { parse, type Rule } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { expect, test } from 'vitest'
import { filesBelow } from '#content/files.ts'

// What holds for all of components/styles, whatever a page shows of them.

/** The texts of the files below a folder whose names end so. */
const read = (folder: string, ending: RegExp) =>
  filesBelow('.', folder)
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(file, 'utf8'))
const sheets = read('components/styles', /\.css$/).map((css) => parse(css))
const rules: Rule[] = []
for (const sheet of sheets) {
  sheet.walkRules((rule) => {
    rules.push(rule)
  })
}

/** All that the site's own code and words may write into a page. */
const sources = ['client', 'components', 'pages', 'content', 'ssg', 'data']
  .flatMap((folder) => read(folder, /\.(?:tsx?|yaml|mdx)$/))
  .join('\n')
/** Classes that a browser gives a page that it translates. */
const byBrowsers = ['translated-ltr', 'translated-rtl']
/** `data-opened-early` is `openedEarly` of a dataset. */
const inDataset = (name: string) =>
  name
    .replace(/^data-/, '')
    .replace(/-\w/g, (sign) => sign.slice(1).toUpperCase())

/** Classes, ids, attributes and their values that a selector asks for. */
function namesIn(selector: string) {
  const names: string[] = []
  selectorParser((root) => {
    root.walk((node) => {
      if (node.type === 'class' || node.type === 'id') names.push(node.value)
      if (node.type !== 'attribute') return
      names.push(node.attribute)
      if (node.value && node.value !== 'true') names.push(node.value)
    })
  }).processSync(selector)
  return names
}

test('every rule is for something that a page or a script writes', () => {
  const names = rules.flatMap(({ selector }) => namesIn(selector))
  const isWritten = (name: string) =>
    byBrowsers.includes(name) ||
    sources.includes(name) ||
    sources.includes(inDataset(name))
  const unused = [...new Set(names)].filter((name) => !isWritten(name))
  expect(unused).toEqual([])
})

/** Where a layer lies over the ones before it. */
const layers = [
  '.site-header',
  '#chat-widget',
  // The banner that asks for consent has a utility of this number.
  '.skip-link',
  '#toasts',
  ':root[data-loading]::after',
]

test('what sticks to the screen lies in its order over the page', () => {
  const heights = layers.map((layer) => {
    const own = rules.filter(({ selector }) => selector === layer)
    const numbers = own.flatMap(({ nodes }) =>
      nodes.flatMap((node) =>
        node.type === 'decl' && node.prop === 'z-index' ? [+node.value] : [],
      ),
    )
    return numbers[0] ?? 0
  })
  const inOrder = [...heights].sort((a, b) => a - b)
  expect(heights).toEqual(inOrder)
  expect(new Set(heights).size).toBe(layers.length)
  const banner = readFileSync('components/shell/ConsentBanner.tsx', 'utf8')
  const [, question] = /\bz-(\d+)/.exec(banner) ?? []
  expect(Number(question)).toBeGreaterThan(heights[1] ?? 0)
  expect(Number(question)).toBeLessThan(heights[2] ?? 0)
})
