import { type ProseNode, walkProse } from '#content/read/prose-node.ts'
import { commentsIn, tagsIn } from './html-signs.ts'
import { type Span, spanOf } from './span.ts'

/** What stands before the first child of a node and behind its last. */
function around(node: ProseNode, { start, end }: Span): Span[] {
  const first = node.children?.map(spanOf).find(Boolean)
  const last = node.children?.map(spanOf).filter(Boolean).at(-1)
  if (!first || !last) return [{ start, end }]
  return [
    { start, end: first.start },
    { start: last.end, end },
  ]
}

/** Nodes whose own signs are marks, where they have words inside. */
const marksAround = new Set(
  'link linkReference listItem mdxJsxFlowElement mdxJsxTextElement'.split(' '),
)

/** Nodes that a page shows, or follows, as a whole. */
const shownWhole = new Set(
  'image imageReference footnoteReference inlineCode mdxjsEsm mdxFlowExpression mdxTextExpression'
    .split(' ')
    .concat('fact'),
)

/** A block of code without the words behind the language of its first line. */
function codeSpans(source: string, { start, end }: Span): Span[] {
  const [first = ''] = source.split('\n', 1)
  const [fence = ''] = /^(?:`{3,}|~{3,})[ \t]*\S*/.exec(first) ?? []
  if (!fence) return [{ start, end }]
  return [
    { start, end: start + fence.length },
    { start: start + first.length, end },
  ]
}

const shifted = (spans: readonly Span[], by: number): Span[] =>
  spans.map(({ start, end }) => ({ start: start + by, end: end + by }))

/** Names that links and notes refer to; the first definition of a name counts. */
function usedNames(markdown: ProseNode): ReadonlySet<string> {
  const used = new Set<string>()
  walkProse(markdown, ({ type, identifier }) => {
    if (type.endsWith('Reference') && identifier)
      used.add(`${kindOf(type)} ${identifier}`)
  })
  return used
}

/** Notes and sources are named apart: `[^1]: …` and `[1]: https://…`. */
const kindOf = (type: string) =>
  type.startsWith('footnote') ? 'note' : 'source'

/** The marks of one node: what it shows as something else than the signs that were typed. */
function marksOf(node: ProseNode, span: Span, source: string): Span[] {
  if (shownWhole.has(node.type)) return [span]
  if (marksAround.has(node.type)) return around(node, span)
  if (node.type === 'code') return codeSpans(source, span)
  if (node.type === 'html')
    return shifted([...commentsIn(source), ...tagsIn(source)], span.start)
  return []
}

const isDefinition = ({ type }: ProseNode) =>
  type === 'definition' || type === 'footnoteDefinition'

/** The marks of a tree of Markdown, with the names of sources and notes that are referred to. */
function markSpans(markdown: ProseNode, written: string): Span[] {
  const used = usedNames(markdown)
  const defined = new Set<string>()
  const spans: Span[] = []
  walkProse(markdown, (node) => {
    const span = spanOf(node)
    if (!span) return
    spans.push(...marksOf(node, span, written.slice(span.start, span.end)))
    if (!isDefinition(node)) return
    const name = `${kindOf(node.type)} ${node.identifier}`
    if (used.has(name) && !defined.has(name)) spans.push(...around(node, span))
    defined.add(name)
  })
  return spans
}

/**
 * Where the words of a text stand. Words behind a line break lose their place when they are joined
 * with the end of the line (hast-util-raw), so theirs is what lies between their neighbours.
 */
function spanOfText(parent: ProseNode, at: number): Span | undefined {
  const children = parent.children ?? []
  const text = children[at]
  if (text?.type !== 'text' || !text.value?.trim()) return undefined
  const own = spanOf(text)
  const around = spanOf(parent)
  if (own || !around || parent.tagName === 'code') return own
  const before = children.slice(0, at).map(spanOf).filter(Boolean).at(-1)
  const behind = children.slice(at).map(spanOf).find(Boolean)
  return {
    start: before?.end ?? around.start,
    end: behind?.start ?? around.end,
  }
}

/** The words of a tree of HTML that a page shows. */
function shownSpans(html: ProseNode): Span[] {
  const spans: Span[] = []
  walkProse(html, (parent) => {
    for (const at of parent.children?.keys() ?? []) {
      const span = spanOfText(parent, at)
      if (span) spans.push(span)
    }
  })
  return spans
}

/** For each sign of a text, whether a page shows it or takes it for a mark. */
export function signsWithAPlace(
  written: string,
  markdown: ProseNode,
  html: ProseNode,
) {
  const known = new Uint8Array(written.length)
  for (const { start, end } of [
    ...shownSpans(html),
    ...markSpans(markdown, written),
  ])
    known.fill(1, start, end)
  return known
}
