import { createProcessor, type ProcessorOptions } from '@mdx-js/mdx'
import rehypeRaw from 'rehype-raw'
import remarkGfm from 'remark-gfm'
import type { Facts } from '#content/facts.ts'
import type { NamedBraces } from '#content/fill-in.ts'
import { remarkBareAddresses } from './bare-addresses.ts'
import { fillAttributes, remarkFacts } from './fact-syntax.ts'
import { splitFrontmatter, withoutFrontmatter } from './frontmatter.ts'
import { type ProseNode, walkProse } from './prose-node.ts'

const moduleLine = new RegExp(
  [
    String.raw`^import\s+(?:[\w$*{},\s]+\sfrom\s*)?['"]`,
    String.raw`^export\s+(?:[*{]|default\s+function|(?:const|let|function)\s+\w+\s*[=(])`,
  ].join('|'),
  'm',
)

/**
 * How MDX compiles a page: pages that import or export something have JSX, all others are plain
 * Markdown, where braces, comments and addresses in angle brackets are no code.
 */
export const formatOf = (source: string): 'md' | 'mdx' =>
  moduleLine.test(splitFrontmatter(source).body) ? 'mdx' : 'md'

const nodeText = ({ value = '', children = [] }: ProseNode): string =>
  value + children.map(nodeText).join('')

/** Ids of the site's frame and of the layouts around prose. */
export const idsOfLayouts = (
  'main above-header launch-banner consent toasts chat-widget route-announcer page-css ' +
  'details approach expertise featured samples'
).split(' ')

/**
 * Gives each heading the id that GitHub and most editors derive from its words: the links of a
 * table of contents lead to these ids.
 */
function headingIds() {
  return (tree: ProseNode) => {
    const taken = new Set<unknown>(idsOfLayouts)
    walkProse(tree, ({ tagName, properties }) => {
      // HTML had <a name="…"> for what ids do today.
      if (tagName === 'a' && properties?.name) {
        properties.id ??= properties.name
        delete properties.name
      }
      taken.add(properties?.id)
    })
    walkProse(tree, (node) => {
      if (!/^h[1-6]$/.test(node.tagName ?? '') || node.properties?.id) return
      const words = nodeText(node).trim().toLowerCase()
      const slug = words
        .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
        .replaceAll(' ', '-')
      let id = slug || 'section'
      for (let count = 1; taken.has(id); count++)
        id = `${slug || 'section'}-${count}`
      taken.add(id)
      node.properties = { ...node.properties, id }
    })
  }
}

/** Style attributes do nothing under the site's policy, and MDX compiles no broken one. */
function removeStyles() {
  return (tree: ProseNode) =>
    walkProse(tree, ({ properties }) => {
      delete properties?.style
    })
}

/** MDX options of a format; components/content/elements aligns table cells by classes. */
export const markdownOptions = (
  format: 'md' | 'mdx',
  facts: Facts,
  found?: NamedBraces[],
) =>
  ({
    format,
    remarkPlugins: [
      // One ~ is a sign of its own: ₹5~6 lakh.
      [remarkGfm, { singleTilde: false }],
      remarkBareAddresses,
      [remarkFacts as never, { facts, found }],
    ],
    rehypePlugins: [
      ...(format === 'md' ? [rehypeRaw] : []),
      headingIds,
      removeStyles,
    ],
    // The fonts have no ↩, the default.
    remarkRehypeOptions: { footnoteBackContent: '←' },
    tableCellAlignToStyle: false,
  }) satisfies ProcessorOptions

/** Prose as the build reads it, with offsets in the file. */
export interface ProseTrees {
  markdown: ProseNode
  html: ProseNode
  /** Names in braces. */
  braces: readonly NamedBraces[]
  /** Why it cannot be read. */
  fault?: { line: number; column: number; message: string }
}

const codeRemedy =
  'this page has an import or export, so { and < begin code: write &#123; and &lt;'

/** Both trees of a page's body. */
export function readMarkdown(source: string, facts: Facts): ProseTrees {
  const braces: NamedBraces[] = []
  const options = markdownOptions(formatOf(source), facts, braces)
  let html: ProseNode = { type: 'root' }
  const keep = () => (tree: ProseNode) => {
    fillAttributes(tree, facts)
    html = tree
  }
  const processor = createProcessor({
    ...options,
    rehypePlugins: [...options.rehypePlugins, keep],
  })
  const file = { value: withoutFrontmatter(source) }
  try {
    // The types call it a program, which it becomes only where `runSync` is done.
    const markdown = processor.parse(file)
    processor.runSync(markdown as never, file)
    return { markdown: markdown as ProseNode, html, braces }
  } catch (error) {
    const { reason, line, column } = error as Record<string, unknown>
    if (typeof reason !== 'string') throw error
    const place = { line: Number(line ?? 1), column: Number(column ?? 1) }
    const fault = { ...place, message: `${reason}: ${codeRemedy} to show them` }
    return { markdown: { type: 'root' }, html, braces, fault }
  }
}
