import postcss, { type ChildNode, type Rule } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { chunkNames } from '#ssg/client-chunks.ts'
import type { PageContents } from './page-contents.ts'
import type { ScriptGraph } from './page-files.ts'

const selectorNames = ({
  nodes,
}: {
  nodes: selectorParser.Selector[]
}): string[] =>
  nodes.flatMap((selector) =>
    selector.nodes.flatMap((node) => {
      if (node.type === 'class') return [node.value]
      if (node.type === 'tag') return [`<${node.value}`]
      return node.type === 'pseudo' &&
        node.value === ':has' &&
        node.nodes.length === 1
        ? selectorNames(node)
        : []
    }),
  )

/**
 * Class and element names that must all be on the page for a selector to match; names in :not(),
 * :is(), [attributes] and lists in :has() are ignored.
 */
export const namesInSelector = (selector: string): string[] =>
  selectorNames(selectorParser().astSync(selector, { lossless: false }))

/**
 * Returns what a page needs of a part of a sheet; `has` tells whether a class or element name is on
 * the page.
 */
type CssFilter = (has: (name: string) => boolean) => string

/** The filter of a rule: it keeps only selectors that may match, and returns '' if none may. */
function ruleFilter(rule: Rule): CssFilter {
  const selectors = rule.selectors.map((text) => {
    return { text, needs: namesInSelector(text) }
  })
  const body = rule.toString().slice(rule.selector.length)
  return (has) => {
    const usedSelectors = selectors.filter(({ needs }) => needs.every(has))
    const selectorList = usedSelectors.map(({ text }) => text).join(',')
    return selectorList && selectorList + body
  }
}

/** The filter of any part: it filters the rules in @media and @supports, and keeps other parts. */
function partFilter(part: ChildNode): CssFilter {
  if (part.type === 'rule') return ruleFilter(part)
  if (part.type !== 'atrule') return () => part.toString()
  if (!part.nodes) return () => `${part};`
  if (!/^(?:media|supports)$/.test(part.name)) return () => part.toString()
  const filters = part.nodes.map(partFilter)
  return (has) => {
    const rules = filters.map((filter) => filter(has)).join('')
    return rules && `@${part.name} ${part.params}{${rules}}`
  }
}

/** Words of a script that may be class names or, prefixed by '<', element names. */
export const wordsOfScript = (code: string) =>
  new Set(
    code
      .split(/[\s"'`]+/)
      .flatMap((word) =>
        /^[a-z][a-z0-9]*$/.test(word) ? [word, `<${word}`] : [word],
      ),
  )

/**
 * Parses a minified sheet. The returned function gives the rules of the sheet whose class and
 * element names are all in one of `wordSets`.
 */
export function cssByWords(
  sheet: string,
): (wordSets: readonly ReadonlySet<string>[]) => string {
  const filters = postcss.parse(sheet.trim()).nodes.map(partFilter)
  return (wordSets) => {
    const has = (name: string) => wordSets.some((words) => words.has(name))
    return filters.map((filter) => filter(has)).join('')
  }
}

/**
 * Makes a function that returns the part of `css` that a page needs: rules whose class and element
 * names all occur in its markup, in a script that every page may load, or in a script of one of its
 * islands. The part is inlined, so its bytes delay the first paint.
 */
export function cssByPage(
  css: string,
  graph: ScriptGraph,
  read: (file: string) => string,
) {
  const cssOfWords = cssByWords(css)
  const react = graph.fileOfChunk(chunkNames.react)
  const wordsByFile = new Map<string, ReadonlySet<string>>()
  const wordsOf = (file: string) => {
    const words = wordsByFile.get(file) ?? wordsOfScript(read(file))
    wordsByFile.set(file, words)
    return words
  }
  // React's file is left out: its code contains every element name.
  const filesOf = (module: string) =>
    graph.reachableFiles(module).filter((file) => file !== react)
  const sharedFiles = filesOf(graph.entryId)
  return ({ names, islands }: Pick<PageContents, 'names' | 'islands'>) => {
    const islandFiles = [...islands].flatMap((name) =>
      filesOf(graph.islandIds.get(name) ?? ''),
    )
    return cssOfWords([names, ...[...sharedFiles, ...islandFiles].map(wordsOf)])
  }
}
