import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type Container } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { chunkNames } from '#ssg/client-chunks.ts'
import type { PageContents } from './page-contents.ts'
import type { ScriptGraph } from './page-files.ts'

/** The part of the site's style sheet that a page can use. */
export type CssOfPage = (page: Pick<PageContents, 'names' | 'islands'>) => string

const namesIn = ({ nodes }: { nodes: selectorParser.Selector[] }): string[] =>
  nodes.flatMap((selector) =>
    selector.nodes.flatMap((node) => {
      if (node.type === 'class') return [node.value]
      if (node.type === 'tag') return [`<${node.value}`]
      return node.type === 'pseudo' && node.value === ':has' && node.nodes.length === 1
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
      .flatMap((word) => (/^[a-z][a-z0-9]*$/.test(word) ? [word, `<${word}`] : [word])),
  )

/**
 * Reads the site's style sheet once and gives each page its part: the rules whose classes and
 * elements occur in its markup or in the scripts of its islands. The part is inlined, so its bytes
 * delay the first paint.
 */
export function pageCss(sheet: string): (words: readonly ReadonlySet<string>[]) => string {
  const whole = postcss.parse(sheet.trim())
  const needs = new Map<string, readonly string[]>()
  const needsOf = (selector: string) => {
    const known = needs.get(selector) ?? namesInSelector(selector)
    needs.set(selector, known)
    return known
  }
  return (words) => {
    const has = (name: string) => words.some((set) => set.has(name))
    const part = whole.clone()
    prune(part, (selector) => needsOf(selector).every(has))
    return part.toString()
  }
}

/**
 * Returns the part of `css` that a page needs: rules whose class and element names all occur in its
 * markup, in a script that every page may load, or in a script of one of its islands.
 */
export function cssByPage(css: string, graph: ScriptGraph, outDir: string): CssOfPage {
  const part = pageCss(css)
  const react = graph.fileNamed(chunkNames.react)
  const words = new Map<string, ReadonlySet<string>>()
  const wordsOf = (file: string) => {
    const known = words.get(file) ?? wordsOfScript(readFileSync(join(outDir, file), 'utf8'))
    words.set(file, known)
    return known
  }
  // React's code contains every element name.
  const filesOf = (module: string) => graph.reachable(module).filter((file) => file !== react)
  const everywhere = filesOf(graph.entryId)
  return ({ names, islands }) => {
    const ofIslands = [...islands].flatMap((name) => filesOf(graph.islandIds.get(name) ?? ''))
    return part([names, ...[...everywhere, ...ofIslands].map(wordsOf)])
  }
}
