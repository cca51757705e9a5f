import {
  collectInProse,
  type ProseNode,
  sourceOf,
  spanOf,
} from '#content/read/prose-node.ts'
import { spacesFor } from '#content/report.ts'

/** A run of words in prose as it was typed, and where it begins. */
export interface ProseText {
  words: string
  index: number
  /**
   * What parses marks in the words: Markdown, HTML (in HTML blocks) or nobody (in titles and alt
   * texts).
   */
  readBy: 'Markdown' | 'HTML' | 'nobody'
  isQuoted?: boolean
  isHeading?: boolean
}

/** Names of HTML elements in which no character is a mark, as alternatives of a pattern. */
const verbatimNames = 'code|kbd|pre|samp|script|style|textarea'
const commentOrVerbatim = new RegExp(
  `<!--[^]*?-->|<(${verbatimNames})\\b[^]*?</\\1>`,
  'gi',
)

/** The words between the tags of an HTML node. */
function textsOfHtml(node: ProseNode, proseSource: string): ProseText[] {
  const source = sourceOf(node, proseSource).replace(
    commentOrVerbatim,
    spacesFor,
  )
  const isQuoted = /<(?:blockquote|q)\b/i.test(source)
  const { start } = spanOf(node)
  const texts = [...source.matchAll(/(?<=(?:^|>)\s*)[^\s<][^<]*/g)]
  return texts.map(({ 0: words, index }) => {
    return { words, index: start + index, readBy: 'HTML', isQuoted }
  })
}

/** The alt text and the title of an element. */
function textsOfAttributes(node: ProseNode, proseSource: string): ProseText[] {
  const { start } = spanOf(node)
  const attributes = [node.properties?.alt, node.properties?.title]
  return attributes
    .filter((each) => typeof each === 'string')
    .map((words) => {
      const index = Math.max(start, proseSource.indexOf(words, start))
      return { words, index, readBy: 'nobody' }
    })
}

/** Every run of words in prose, with its place. */
export function proseTextsIn(
  proseSource: string,
  { markdown, html }: Record<'markdown' | 'html', ProseNode>,
): ProseText[] {
  const texts = collectInProse(markdown, (node, ancestors): ProseText[] => {
    if (node.type === 'html') return textsOfHtml(node, proseSource)
    if (node.type !== 'text') return []
    const words = sourceOf(node, proseSource)
    // remark-gfm sets no position for text next to an autolink in brackets: the parent's is used.
    const { start } = spanOf(node.position ? node : (ancestors.at(-1) ?? node))
    const hasAncestor = (type: string) =>
      ancestors.some((each) => each.type === type)
    return [
      {
        words,
        index: proseSource.indexOf(words, start),
        readBy: 'Markdown',
        isQuoted: hasAncestor('blockquote'),
        isHeading: hasAncestor('heading'),
      },
    ]
  })
  const attributeTexts = collectInProse(html, (node) =>
    textsOfAttributes(node, proseSource),
  )
  return [...texts, ...attributeTexts]
}
