import postcss, { type Container } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { chunkNames } from '#ssg/client-chunks.ts'
import type { PageContents } from './page-contents.ts'
import type { ScriptGraph } from './page-files.ts'

const namesIn = ({ nodes }: { nodes: selectorParser.Selector[] }): string[] =>
  nodes.flatMap((selector) =>
    selector.nodes.flatMap((node) => {
      if (node.type === 'class') return [node.value]
      if (node.type === 'tag') return [`<${node.value}`]
      return node.type === 'pseudo' &&
        node.value === ':has' &&
        node.nodes.length === 1
        ? namesIn(node)
        : []
    }),
  )

/**
 * Class and element names that must all be on the page for a selector to match; names in :not(),
 * :is(), [attributes] and lists in :has() are ignored.
 */
export const namesInSelector = (selector: string): string[] =>
  namesIn(selectorParser().astSync(selector, { lossless: false }))

/** Removes the rules that `isUsed` refuses, selector by selector, and groups that become empty. */
function prune(group: Container, isUsed: (selector: string) => boolean) {
  group.each((node) => {
    if (node.type === 'rule') {
      const used = node.selectors.filter(isUsed)
      if (used.length > 0) node.selectors = used
      else node.remove()
    }
    if (node.type === 'atrule' && /^(?:media|supports)$/.test(node.name)) {
      prune(node, isUsed)
      if (node.nodes?.length === 0) node.remove()
    }
  })
}

/** Words of a script that may be class or element names; elements are marked with '<'. */
export const wordsOfScript = (code: string) =>
  new Set(
    code
      .split(/[\s"'`]+/)
      .flatMap((word) =>
        /^[a-z][a-z0-9]*$/.test(word) ? [word, `<${word}`] : [word],
      ),
  )

/** A function of a text that does its work once for each text. */
function remembered<Result>(make: (text: string) => Result) {
  const known = new Map<string, Result>()
  return (text: string) => {
    const result = known.get(text) ?? make(text)
    known.set(text, result)
    return result
  }
}

/** Reads a style sheet once; gives the rules whose classes and elements are all among `words`. */
export function pageCss(
  sheet: string,
): (words: readonly ReadonlySet<string>[]) => string {
  const whole = postcss.parse(sheet.trim())
  const needsOf = remembered(namesInSelector)
  return (words) => {
    const part = whole.clone()
    const has = (name: string) => words.some((set) => set.has(name))
    prune(part, (selector) => needsOf(selector).every(has))
    return part.toString()
  }
}

/**
 * Returns the part of `css` that a page needs: rules whose class and element names all occur in its
 * markup, in a script that every page may load, or in a script of one of its islands. The part is
 * inlined, so its bytes delay the first paint.
 */
export function cssByPage(
  css: string,
  graph: ScriptGraph,
  read: (file: string) => string,
) {
  const part = pageCss(css)
  const react = graph.fileNamed(chunkNames.react)
  const wordsOf = remembered((file) => wordsOfScript(read(file)))
  // React's code contains every element name.
  const filesOf = (module: string) =>
    graph.reachable(module).filter((file) => file !== react)
  const everywhere = filesOf(graph.entryId)
  return ({ names, islands }: Pick<PageContents, 'names' | 'islands'>) => {
    const ofIslands = [...islands].flatMap((name) =>
      filesOf(graph.islandIds.get(name) ?? ''),
    )
    return part([names, ...[...everywhere, ...ofIslands].map(wordsOf)])
  }
}
