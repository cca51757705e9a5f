import {
  collectInProse,
  type ProseNode,
  sourceOf,
  spanOf,
  walkProse,
} from '#content/read/prose-node.ts'
import { spacesFor, withoutComments } from '#content/report.ts'

/** A part of the typed prose that the page does not show. */
export interface LostPart {
  index: number
  words: string
  kind: 'cell' | 'definition' | 'comment' | 'code' | 'other'
  /** For a cell, the number of columns of its table. */
  columns?: number | undefined
}

/** Types of nodes that are shown whenever their parent is, and HTML, which `lostInHtml` checks. */
const neverLostTypes = new Set(['root', 'paragraph', 'text', 'break', 'html'])
/** Types of HTML nodes that show nothing themselves. */
const unshownTypes = new Set(['root', 'comment'])
/** Kinds of lost parts by type of node; all other nodes are of the kind 'other'. */
const kindsByType: Readonly<Record<string, LostPart['kind']>> = {
  tableCell: 'cell',
  definition: 'definition',
  footnoteDefinition: 'definition',
}

/** Identifiers of the definitions, [identifier]: /address, that links and pictures refer to. */
const referencedIdentifiers = (markdown: ProseNode) =>
  new Set(
    collectInProse(markdown, ({ type, identifier }) =>
      type === 'linkReference' || type === 'imageReference' ? [identifier] : [],
    ),
  )

/** Whether a node is a note to oneself in the form of a definition: [//]: # (ask Tom). */
const isNoteToSelf = ({ type, url }: ProseNode) =>
  type === 'definition' && (url === '#' || url === '')

/** Returns, for each index of the typed text, whether a node that shows something begins there. */
function shownPlaces(proseSource: string, html: ProseNode): Uint8Array {
  const places = new Uint8Array(proseSource.length)
  walkProse(html, (node) => {
    if (node.position && !unshownTypes.has(node.type))
      places[spanOf(node).start] = 1
  })
  return places
}

/** Nodes of Markdown that produced nothing on the page, without the nodes inside them. */
function lostNodes(
  proseSource: string,
  markdown: ProseNode,
  html: ProseNode,
): LostPart[] {
  const identifiersToDefine = referencedIdentifiers(markdown)
  const places = shownPlaces(proseSource, html)
  const reportedNodes = new Set<ProseNode>()
  return collectInProse(markdown, (node, ancestors): LostPart[] => {
    const { start, end } = spanOf(node)
    const isShown =
      neverLostTypes.has(node.type) ||
      isNoteToSelf(node) ||
      // Of several definitions with the same identifier, Markdown uses the first.
      (node.type === 'definition' &&
        identifiersToDefine.delete(node.identifier)) ||
      places.subarray(start, end).includes(1)
    const [firstLine = ''] = sourceOf(node, proseSource).split('\n', 1)
    const words = firstLine.replace(/^[\s|]+|[\s|]+$/g, '')
    if (isShown || !words || ancestors.some((each) => reportedNodes.has(each)))
      return []
    reportedNodes.add(node)
    const columns = ancestors.at(-2)?.children?.[0]?.children?.length
    const kind = kindsByType[node.type] ?? 'other'
    return [{ index: proseSource.indexOf(words, start), words, kind, columns }]
  })
}

const completeTag = /<\/?[a-z][^>]*>/gi

/**
 * The first part of an HTML node that the page loses, if any: a comment or tag that is never
 * closed, or a `<!…>` or `<?…>`, which browsers treat as a comment.
 */
function lostInHtml(node: ProseNode, proseSource: string): LostPart[] {
  const source = sourceOf(node, proseSource)
  const sourceWithoutTags = withoutComments(source).replace(
    completeTag,
    spacesFor,
  )
  const tagStart = sourceWithoutTags.search(/<[!?/a-z]/i)
  if (tagStart < 0) return []
  const [words = ''] = source.slice(tagStart).split('\n', 1)
  const kind = words.startsWith('<!--') ? 'comment' : 'other'
  return [{ index: spanOf(node).start + tagStart, words, kind }]
}

/**
 * The words after the language of a code block, and the opening fence of a block that is never
 * closed.
 */
function lostInCode(node: ProseNode, proseSource: string): LostPart[] {
  const { start } = spanOf(node)
  const lines = sourceOf(node, proseSource).trimEnd().split('\n')
  const [openingFence] = /^(?:`{3,}|~{3,})/.exec(lines[0] ?? '') ?? []
  // In a quotation or a list entry, > or spaces precede the fence.
  const lastLine = lines.at(-1)?.replace(/^[>\s]*/, '') ?? ''
  const isUnclosed =
    openingFence && (lines.length === 1 || !lastLine.startsWith(openingFence))
  const parts: LostPart[] = []
  if (node.meta)
    parts.push({
      index: proseSource.indexOf(node.meta, start),
      words: node.meta,
      kind: 'other',
    })
  if (isUnclosed)
    parts.push({ index: start, words: openingFence, kind: 'code' })
  return parts
}

/** Every part of the typed prose that the page does not show. */
export function lostParts(
  proseSource: string,
  { markdown, html }: Record<'markdown' | 'html', ProseNode>,
): LostPart[] {
  const partsInsideNodes = collectInProse(markdown, (node) => {
    if (node.type === 'html') return lostInHtml(node, proseSource)
    return node.type === 'code' ? lostInCode(node, proseSource) : []
  })
  return [...lostNodes(proseSource, markdown, html), ...partsInsideNodes]
}
