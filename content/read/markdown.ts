import { createProcessor, type ProcessorOptions } from '@mdx-js/mdx'
import rehypeRaw from 'rehype-raw'
import remarkGfm from 'remark-gfm'
import type { Facts } from '#content/facts.ts'
import type { NamedBraces } from '#content/fill-in.ts'
import { remarkBareAddresses } from './bare-addresses.ts'
import { fillAttributes, remarkFacts } from './fact-syntax.ts'
import { type ProseNode, walkProse } from './prose-node.ts'
import { remarkSenderLines } from './sender-lines.ts'

/** Matches a line that begins an import or export of a JavaScript module. */
const moduleLine = new RegExp(
  [
    String.raw`^import\s+(?:[\w$*{},\s]+\sfrom\s*)?['"]`,
    String.raw`^export\s+(?:[*{]|default\s+function|(?:const|let|function)\s+\w+\s*[=(])`,
  ].join('|'),
  'm',
)

/** The prose without fenced code blocks, in which an import is only shown. */
const withoutFencedBlocks = (prose: string) =>
  prose.replace(/^ {0,3}(`{3,}|~{3,}).*?^ {0,3}\1/gms, '')

/**
 * Format in which MDX compiles a page: 'mdx' if the page imports or exports something, and so may
 * have JSX; otherwise 'md', plain Markdown, in which braces, HTML comments and URLs in angle
 * brackets are not code.
 */
export const formatOf = (prose: string): 'md' | 'mdx' =>
  moduleLine.test(withoutFencedBlocks(prose)) ? 'mdx' : 'md'

const nodeText = ({ value = '', children = [] }: ProseNode): string =>
  value + children.map(nodeText).join('')

/** Ids in the site's frame and in the layouts around prose, which headings must not get. */
export const idsOfLayouts = (
  'main above-header launch-banner consent toasts chat-widget route-announcer page-css ' +
  'details approach expertise featured samples'
).split(' ')

/**
 * Rehype plugin that gives each heading the id that GitHub and most editors derive from its text,
 * since links in a table of contents lead to these ids.
 */
function headingIds() {
  return (tree: ProseNode) => {
    const takenIds = new Set<unknown>(idsOfLayouts)
    walkProse(tree, ({ tagName, properties }) => {
      // Turns the outdated attribute `name` of <a> into an id.
      if (tagName === 'a' && properties?.name) {
        properties.id ??= properties.name
        delete properties.name
      }
      takenIds.add(properties?.id)
    })
    walkProse(tree, (node) => {
      if (!/^h[1-6]$/.test(node.tagName ?? '') || node.properties?.id) return
      const headingText = nodeText(node).trim().toLowerCase()
      const slug = headingText
        .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
        .replaceAll(' ', '-')
      let id = slug || 'section'
      for (let count = 1; takenIds.has(id); count++)
        id = `${slug || 'section'}-${count}`
      takenIds.add(id)
      node.properties = { ...node.properties, id }
    })
  }
}

/**
 * Rehype plugin that removes style attributes: the site's Content-Security-Policy blocks them, and
 * MDX fails on one that cannot be parsed.
 */
function removeStyles() {
  return (tree: ProseNode) =>
    walkProse(tree, ({ properties }) => {
      delete properties?.style
    })
}

/**
 * MDX options for a format. If `foundNames` is given, all names in braces are added to it. Table
 * cells get no style for their alignment: components/content/elements aligns them by classes.
 */
export const markdownOptions = (
  format: 'md' | 'mdx',
  facts: Facts,
  foundNames?: NamedBraces[],
) =>
  ({
    format,
    remarkPlugins: [
      // A single ~ is not strikethrough: people write ₹5~6 lakh.
      [remarkGfm, { singleTilde: false }],
      remarkBareAddresses,
      remarkSenderLines,
      [remarkFacts as never, { facts, foundNames }],
    ],
    rehypePlugins: [
      ...(format === 'md' ? [rehypeRaw] : []),
      headingIds,
      removeStyles,
    ],
    // The default ↩ is not in the site's fonts.
    remarkRehypeOptions: { footnoteBackContent: '←' },
    tableCellAlignToStyle: false,
  }) satisfies ProcessorOptions

/**
 * The syntax trees of a page's prose; their positions are those in the file. Both are empty if the
 * prose cannot be parsed.
 */
export interface ProseTrees {
  markdown: ProseNode
  html: ProseNode
  /** All names in braces. */
  braces: readonly NamedBraces[]
  /** Where and why the prose cannot be parsed; undefined if it can. */
  fault?: { line: number; column: number; message: string }
}

const codeRemedy =
  'this page has an import or export, so { and < begin code: write &#123; and &lt;'

const emptyTree: ProseNode = { type: 'root' }

/**
 * Parses the prose of a page into a Markdown tree and an HTML tree. The prose has spaces in place
 * of the page's frontmatter; later lines between two --- are prose.
 */
export function readMarkdown(prose: string, facts: Facts): ProseTrees {
  const braces: NamedBraces[] = []
  const options = markdownOptions(formatOf(prose), facts, braces)
  let html = emptyTree
  const keepTree = () => (tree: ProseNode) => {
    fillAttributes(tree, facts)
    html = tree
  }
  const processor = createProcessor({
    ...options,
    rehypePlugins: [...options.rehypePlugins, keepTree],
  })
  const file = { value: prose }
  try {
    // `parse` is typed as returning a Program, which the tree becomes only in `runSync`.
    const markdown = processor.parse(file)
    processor.runSync(markdown as never, file)
    return { markdown: markdown as ProseNode, html, braces }
  } catch (error) {
    const { reason, line, column } = error as Record<string, unknown>
    if (typeof reason !== 'string') throw error
    const place = { line: Number(line ?? 1), column: Number(column ?? 1) }
    const fault = { ...place, message: `${reason}: ${codeRemedy} to show them` }
    return { markdown: emptyTree, html: emptyTree, braces, fault }
  }
}
