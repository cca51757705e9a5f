import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { chunkNames } from '../client-chunks.ts'
import type { PageContents } from './page-contents.ts'
import type { ScriptGraph } from './page-files.ts'

/** The part of the site's style sheet that a page can use. */
export type CssOfPage = (page: Pick<PageContents, 'names' | 'islands'>) => string

type SheetRule =
  | { selector: string; body: string; from: Rule; needs: readonly string[] }
  | { css: string }
  | { open: string; children: readonly SheetRule[] }

const selectors = selectorParser()

/**
 * Class and element names that must all be on the page for a selector to match; names in :not(),
 * :is() and [attributes] are ignored.
 */
export const namesInSelector = (selector: string): string[] =>
  selectors
    .astSync(selector, { lossless: false })
    .nodes.flatMap(({ nodes }) => nodes)
    .flatMap((node) =>
      node.type === 'class' ? [node.value] : node.type === 'tag' ? [`<${node.value}`] : [],
    )

const read = (node: ChildNode): SheetRule[] => {
  if (node.type === 'rule') {
    const from = node as Rule
    const body = `{${from.nodes.map(String).join(';')}}`
    return from.selectors.map((selector) => ({
      selector,
      body,
      from,
      needs: namesInSelector(selector),
    }))
  }
  if (node.type === 'atrule') {
    const rule = node as AtRule
    if (rule.nodes && /^(media|supports|layer|container)$/.test(rule.name))
      return [{ open: `@${rule.name} ${rule.params}`, children: rule.nodes.flatMap(read) }]
    return [{ css: rule.toString() + (rule.nodes ? '' : ';') }]
  }
  return []
}

const print = (rules: readonly SheetRule[], has: (name: string) => boolean): string => {
  let css = ''
  let last: Rule | undefined
  for (const rule of rules) {
    if ('open' in rule) {
      const inner = print(rule.children, has)
      if (inner) css += `${rule.open}{${inner}}`
    } else if ('css' in rule) css += rule.css
    else {
      const { selector, body, from, needs } = rule
      if (!needs.every(has)) continue
      // Selectors of one rule are joined again; separate rules stay separate, since an unknown
      // selector invalidates its whole list.
      if (from === last) css = `${css.slice(0, -body.length)},`
      css += selector + body
      last = from
      continue
    }
    last = undefined
  }
  return css
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
  const rules = postcss.parse(sheet).nodes.flatMap(read)
  return (words) => print(rules, (name) => words.some((set) => set.has(name)))
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
