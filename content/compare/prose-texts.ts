import type { ProseTrees } from '#content/read/markdown.ts'
import { type ProseNode, walkProse } from '#content/read/prose-node.ts'
import { type Span, spanOf } from './span.ts'

/** Words of prose as they were typed, with their place. */
export interface ProseText {
  words: string
  index: number
  /** Who has read them: Markdown, HTML, which has marks of its own, or nobody in a title. */
  readBy: 'Markdown' | 'HTML' | 'nobody'
  isQuoted: boolean
  isHeading: boolean
}

/** Elements that show their words as they were typed. */
const verbatim = new Set('code kbd pre samp script style textarea'.split(' '))

const isInside = (spans: readonly Span[], { start, end }: Span) =>
  spans.some((span) => span.start <= start && end <= span.end)

/** The words that Markdown has read, but for code. */
function ofMarkdown(
  written: string,
  tree: ProseNode,
  above: readonly string[] = [],
): ProseText[] {
  const span = tree.type === 'text' ? spanOf(tree) : undefined
  const own: ProseText[] = []
  if (span)
    own.push({
      words: written.slice(span.start, span.end),
      index: span.start,
      readBy: 'Markdown',
      isQuoted: above.includes('blockquote'),
      isHeading: above.includes('heading'),
    })
  const inner = (tree.children ?? []).flatMap((child) =>
    ofMarkdown(written, child, [...above, tree.type]),
  )
  return own.concat(inner)
}

/** The words inside of HTML. */
function ofHtml(
  written: string,
  html: ProseNode,
  blocks: readonly Span[],
): ProseText[] {
  const found: ProseText[] = []
  walkProse(html, ({ tagName = '', children = [] }) => {
    if (verbatim.has(tagName)) return
    for (const child of children) {
      const span = child.type === 'text' ? spanOf(child) : undefined
      if (!span || !isInside(blocks, span)) continue
      const words = written.slice(span.start, span.end)
      const isQuoted = tagName === 'blockquote' || tagName === 'q'
      found.push({
        words,
        index: span.start,
        readBy: 'HTML',
        isQuoted,
        isHeading: false,
      })
    }
  })
  return found
}

/** What pictures say to those who do not see them, and titles. */
function ofAttributes(written: string, html: ProseNode): ProseText[] {
  const found: ProseText[] = []
  walkProse(html, (node) => {
    const start = spanOf(node)?.start
    for (const name of ['alt', 'title']) {
      const words = node.properties?.[name]
      if (start === undefined || typeof words !== 'string' || words === '')
        continue
      const index = Math.max(start, written.indexOf(words, start))
      found.push({
        words,
        index,
        readBy: 'nobody',
        isQuoted: false,
        isHeading: false,
      })
    }
  })
  return found
}

/** The texts of each tree, for which several rules ask. */
const known = new WeakMap<ProseNode, readonly ProseText[]>()

/** All words of prose, with their places. */
export function textsOfProse(
  written: string,
  { markdown, html }: Pick<ProseTrees, 'markdown' | 'html'>,
) {
  const texts = known.get(markdown) ?? readTexts(written, markdown, html)
  known.set(markdown, texts)
  return texts
}

function readTexts(
  written: string,
  markdown: ProseNode,
  html: ProseNode,
): ProseText[] {
  const blocks: Span[] = []
  walkProse(markdown, (node) => {
    const span = node.type === 'html' ? spanOf(node) : undefined
    if (span) blocks.push(span)
  })
  return [
    ...ofMarkdown(written, markdown),
    ...ofHtml(written, html, blocks),
    ...ofAttributes(written, html),
  ]
}
