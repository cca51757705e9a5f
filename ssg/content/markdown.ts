import { createProcessor, type ProcessorOptions } from '@mdx-js/mdx'
import rehypeRaw from 'rehype-raw'
import remarkGfm from 'remark-gfm'
import { splitFrontmatter, withoutFrontmatter } from './frontmatter.ts'

/** A node of Markdown (mdast), of the HTML that it becomes (hast), or of JSX in it. */
export interface ProseNode {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  /** Name and attributes of a JSX element. */
  name?: string | null
  attributes?: { type: string; name?: string; value?: unknown }[]
  value?: string
  /** The syntax tree of code. */
  data?: { estree?: unknown }
  children?: ProseNode[]
  position?: { start?: { offset?: number }; end?: { offset?: number } }
}

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

/** Calls `visit` for a node and everything below it, in document order. */
export function walkProse(node: ProseNode, visit: (node: ProseNode) => void) {
  visit(node)
  for (const child of node.children ?? []) walkProse(child, visit)
}

const textOf = ({ value = '', children = [] }: ProseNode): string =>
  value + children.map(textOf).join('')

/** Ids of the site's frame and of the layouts around prose. */
export const idsOfLayouts = (
  'main above-header launch-banner consent toasts chat-widget route-announcer page-css ' +
  'details approach expertise featured samples'
).split(' ')

/**
 * Gives each heading the id that GitHub and most editors derive from its words, which tables of
 * contents are written for.
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
      const words = textOf(node).trim().toLowerCase()
      const slug = words.replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '').replaceAll(' ', '-')
      let id = slug || 'section'
      for (let count = 1; taken.has(id); count++) id = `${slug || 'section'}-${count}`
      taken.add(id)
      node.properties = { ...node.properties, id }
    })
  }
}

/** MDX options of a format; components/content/elements aligns table cells by classes. */
export const markdownOptions = (format: 'md' | 'mdx') =>
  ({
    format,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [...(format === 'md' ? [rehypeRaw] : []), headingIds],
    // The fonts have no ↩, the default.
    remarkRehypeOptions: { footnoteBackContent: '←' },
    tableCellAlignToStyle: false,
  }) satisfies ProcessorOptions

/** Both trees of a page's body, with offsets in `source`; throws what MDX throws on code. */
export function readMarkdown(source: string): { markdown: ProseNode; html: ProseNode } {
  const options = markdownOptions(formatOf(source))
  let html: ProseNode = { type: 'root' }
  const keep = () => (tree: ProseNode) => {
    html = tree
  }
  const processor = createProcessor({ ...options, rehypePlugins: [...options.rehypePlugins, keep] })
  const file = { value: withoutFrontmatter(source) }
  // The types call it a program, which it becomes only where `runSync` is done.
  const markdown = processor.parse(file)
  processor.runSync(markdown as never, file)
  return { markdown: markdown as ProseNode, html }
}
