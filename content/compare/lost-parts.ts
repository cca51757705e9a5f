import {
  collectInProse,
  type ProseNode,
  sourceOf,
  spanOf,
  walkProse,
} from '#content/read/prose-node.ts'
import { blank, withoutComments } from '#content/report.ts'

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
const isOwnNote = ({ type, url }: ProseNode) =>
  type === 'definition' && (url === '#' || url === '')

/** Returns, for each index of the typed text, whether a node that shows something begins there. */
function shownPlaces(written: string, html: ProseNode): Uint8Array {
  const places = new Uint8Array(written.length)
  walkProse(html, (node) => {
    if (node.position && !unshownTypes.has(node.type))
      places[spanOf(node).start] = 1
  })
  return places
}

/** Nodes of Markdown that produced nothing on the page, without the nodes inside them. */
function lostNodes(
  written: string,
  markdown: ProseNode,
  html: ProseNode,
): LostPart[] {
  const usedNames = referencedIdentifiers(markdown)
  const places = shownPlaces(written, html)
  const lost = new Set<ProseNode>()
  return collectInProse(markdown, (node, above): LostPart[] => {
    const { start, end } = spanOf(node)
    const isShown =
      neverLostTypes.has(node.type) ||
      isOwnNote(node) ||
      // Of several definitions with the same identifier, Markdown uses the first.
      (node.type === 'definition' && usedNames.delete(node.identifier)) ||
      places.subarray(start, end).includes(1)
    const [line = ''] = sourceOf(node, written).split('\n', 1)
    const words = line.replace(/^[\s|]+|[\s|]+$/g, '')
    if (isShown || !words || above.some((each) => lost.has(each))) return []
    lost.add(node)
    const columns = above.at(-2)?.children?.[0]?.children?.length
    const kind = kindsByType[node.type] ?? 'other'
    return [{ index: written.indexOf(words, start), words, kind, columns }]
  })
}

const completeTag = /<\/?[a-z][^>]*>/gi

/**
 * The first part of an HTML node that the page loses, if any: a comment or tag that is never
 * closed, or a `<!…>` or `<?…>`, which browsers treat as a comment.
 */
function lostInHtml(node: ProseNode, written: string): LostPart[] {
  const source = sourceOf(node, written)
  const rest = withoutComments(source).replace(completeTag, blank)
  const at = rest.search(/<[!?/a-z]/i)
  if (at < 0) return []
  const [words = ''] = source.slice(at).split('\n', 1)
  const kind = words.startsWith('<!--') ? 'comment' : 'other'
  return [{ index: spanOf(node).start + at, words, kind }]
}

/**
 * The words after the language of a code block, and the opening fence of a block that is never
 * closed.
 */
function lostInCode(node: ProseNode, written: string): LostPart[] {
  const { start } = spanOf(node)
  const lines = sourceOf(node, written).trimEnd().split('\n')
  const [mark] = /^(?:`{3,}|~{3,})/.exec(lines[0] ?? '') ?? []
  // In a quotation or a list entry, > or spaces precede the fence.
  const last = lines.at(-1)?.replace(/^[>\s]*/, '') ?? ''
  const isOpen = mark && (lines.length === 1 || !last.startsWith(mark))
  const found: LostPart[] = []
  if (node.meta)
    found.push({
      index: written.indexOf(node.meta, start),
      words: node.meta,
      kind: 'other',
    })
  if (isOpen) found.push({ index: start, words: mark, kind: 'code' })
  return found
}

/** Every part of the typed prose that the page does not show. */
export function lostParts(
  written: string,
  { markdown, html }: Record<'markdown' | 'html', ProseNode>,
): LostPart[] {
  const inside = collectInProse(markdown, (node) => {
    if (node.type === 'html') return lostInHtml(node, written)
    return node.type === 'code' ? lostInCode(node, written) : []
  })
  return [...lostNodes(written, markdown, html), ...inside]
}
