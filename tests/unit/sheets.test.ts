import { readFileSync } from 'node:fs'
import { parse, type Rule } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { expect, test } from 'vitest'
import { filesBelow } from '#content/files.ts'
import { missingInSheet } from '#tests/built/browser-support.ts'

// Guarantees about all style sheets in components/styles, whatever page uses them.

/** Contents of all files below `folder` whose names match `extension`. */
const readFiles = (folder: string, extension: RegExp) =>
  filesBelow('.', folder)
    .filter((file) => extension.test(file))
    .map((file) => readFileSync(file, 'utf8'))
const sheets = readFiles('components/styles', /\.css$/).map((css) => parse(css))
const rules: Rule[] = []
for (const sheet of sheets) {
  sheet.walkRules((rule) => {
    rules.push(rule)
  })
}

/** Source text of everything that may write a class, id or attribute into a page. */
const sources = ['client', 'components', 'pages', 'content', 'ssg', 'data']
  .flatMap((folder) => readFiles(folder, /\.(?:tsx?|yaml|mdx)$/))
  .join('\n')
/** Classes that browsers add to a page when they translate it. */
const browserClasses = ['translated-ltr', 'translated-rtl']
/** The key of a data attribute in `dataset`: `openedEarly` for `data-opened-early`. */
const datasetKey = (name: string) =>
  name
    .replace(/^data-/, '')
    .replace(/-\w/g, (sign) => sign.slice(1).toUpperCase())

/** Classes, ids, attributes and attribute values in a selector. */
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

test('every class, id and attribute in a selector is written by a page or a script', () => {
  const names = rules.flatMap(({ selector }) => namesIn(selector))
  const isWritten = (name: string) =>
    browserClasses.includes(name) ||
    sources.includes(name) ||
    sources.includes(datasetKey(name))
  const unused = [...new Set(names)].filter((name) => !isWritten(name))
  expect(unused).toEqual([])
})

test.each([
  ["the owner's initials", 'css.properties.content.alt_text'],
  [
    'the line through a deletion',
    'css.properties.text-decoration.includes_thickness',
  ],
])('every supported browser shows %s', (_, feature) => {
  const missing = sheets.flatMap((sheet) => missingInSheet(sheet.toString()))
  expect(missing).not.toContain(feature)
})

/** Selectors of the fixed layers, from the lowest to the highest. */
const layers = [
  '.site-header',
  '#chat-widget',
  // The consent banner lies here, but has no z-index in the sheets: a utility class sets it.
  '.skip-link',
  '#toasts',
  ':root[data-loading]::after',
]

test('each fixed layer has a higher z-index than the layers below it', () => {
  const zIndexes = layers.map((layer) => {
    const own = rules.filter(({ selector }) => selector === layer)
    const values = own.flatMap(({ nodes }) =>
      nodes.flatMap((node) =>
        node.type === 'decl' && node.prop === 'z-index' ? [+node.value] : [],
      ),
    )
    return values[0] ?? 0
  })
  const inOrder = [...zIndexes].sort((a, b) => a - b)
  expect(zIndexes).toEqual(inOrder)
  expect(new Set(zIndexes).size).toBe(layers.length)
  const banner = readFileSync('components/shell/ConsentBanner.tsx', 'utf8')
  const [, bannerZIndex] = /\bz-(\d+)/.exec(banner) ?? []
  expect(Number(bannerZIndex)).toBeGreaterThan(zIndexes[1] ?? 0)
  expect(Number(bannerZIndex)).toBeLessThan(zIndexes[2] ?? 0)
})
