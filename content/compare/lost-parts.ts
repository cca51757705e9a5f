import {
  collectInProse,
  type ProseNode,
  sourceOf,
  spanOf,
  walkProse,
} from '#content/read/prose-node.ts'
import { blank, withoutComments } from '#content/report.ts'

/** A part of prose that no reader gets. */
export interface LostPart {
  index: number
  words: string
  kind: 'cell' | 'source' | 'comment' | 'code' | 'other'
  /** How many columns the table of a cell has. */
  columns?: number | undefined
}

/** Nodes that are shown wherever their parent is, and HTML, which has parts of its own. */
const neverLost = new Set(['root', 'paragraph', 'text', 'break', 'html'])
/** Nodes of a page that show nothing themselves. */
const unshown = new Set(['root', 'comment'])
const kindsOfNodes: Readonly<Record<string, LostPart['kind']>> = {
  tableCell: 'cell',
  definition: 'source',
  footnoteDefinition: 'source',
}

/** The names of sources that links and pictures have. */
const namedSources = (markdown: ProseNode) =>
  new Set(
    collectInProse(markdown, ({ type, identifier }) =>
      type === 'linkReference' || type === 'imageReference' ? [identifier] : [],
    ),
  )

/** For each sign of a text, whether something of the page begins with it. */
function shownPlaces(written: string, html: ProseNode): Uint8Array {
  const places = new Uint8Array(written.length)
  walkProse(html, (node) => {
    if (node.position && !unshown.has(node.type)) places[spanOf(node).start] = 1
  })
  return places
}

/** Nodes of Markdown from which nothing of the page has come, each with all that is in it. */
function lostNodes(
  written: string,
  markdown: ProseNode,
  html: ProseNode,
): LostPart[] {
  const named = namedSources(markdown)
  const places = shownPlaces(written, html)
  const lost = new Set<ProseNode>()
  return collectInProse(markdown, (node, above): LostPart[] => {
    const { start, end } = spanOf(node)
    const isShown =
      neverLost.has(node.type) ||
      // The first source of a name counts.
      (node.type === 'definition' && named.delete(node.identifier)) ||
      places.subarray(start, end).includes(1)
    const [line = ''] = sourceOf(node, written).split('\n', 1)
    const words = line.replace(/^[\s|]+|[\s|]+$/g, '')
    if (isShown || !words || above.some((each) => lost.has(each))) return []
    lost.add(node)
    const columns = above.at(-2)?.children?.[0]?.children?.length
    const kind = kindsOfNodes[node.type] ?? 'other'
    return [{ index: written.indexOf(words, start), words, kind, columns }]
  })
}

const tags = /<\/?[a-z][^>]*>/gi

/** Comments and tags of HTML that do not end, and what browsers take for a comment. */
function lostInHtml(node: ProseNode, written: string): LostPart[] {
  const source = sourceOf(node, written)
  const rest = withoutComments(source).replace(tags, blank)
  const at = rest.search(/<[!?/a-z]/i)
  if (at < 0) return []
  const [words = ''] = source.slice(at).split('\n', 1)
  const kind = words.startsWith('<!--') ? 'comment' : 'other'
  return [{ index: spanOf(node).start + at, words, kind }]
}

/** Words after the language of a block of code, and the mark of a block without an end. */
function lostInCode(node: ProseNode, written: string): LostPart[] {
  const { start } = spanOf(node)
  const lines = sourceOf(node, written).trimEnd().split('\n')
  const [mark] = /^(?:`{3,}|~{3,})/.exec(lines[0] ?? '') ?? []
  // A line in a quotation or an entry has marks before its words.
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

/** Everything in prose that is typed and that no reader gets. */
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
