import { type ProseNode, sourceOf, spanOf } from '#content/read/prose-node.ts'

/** A node of prose with its source and what is around it. */
export interface NodeInContext {
  node: ProseNode
  /** The nodes before it in `parent`, and the last of them. */
  nodesBefore: readonly ProseNode[]
  nodeBefore: ProseNode | undefined
  /** The text directly after the node, or '' if none is there. */
  wordsAfter: string
  /** Source of the whole prose, to which the offsets of nodes refer. */
  proseSource: string
  /** Source of the node, and of the prose before and after it. */
  source: string
  before: string
  after: string
  /** The first word of the source, which is the mark of a list: '-' or '1.'. */
  mark: string
  /** The line directly above, if it belongs to a paragraph, a list or a quotation; otherwise ''. */
  lineAbove: string
  /** Whether `lineAbove` is an unfinished sentence, which seems to continue in the node. */
  isInSentence: boolean
  /** Whether the node has a single child, as a list of one entry has. */
  hasOneChild: boolean
  parent: ProseNode
}

/** Returns what is wrong with a node, or undefined. */
type ProblemFinder = (context: NodeInContext) => string | undefined
/** Functions that find problems, by the type of the node; the first problem is reported. */
export type ProblemFinders = Readonly<Record<string, readonly ProblemFinder[]>>

/** Matches a line that ends with the end of a clause, a bracket, a quotation or emphasis. */
const clauseEnd = /[.:;!?…।。)"'”’»*]$/u

const wordBlockTypes = ['paragraph', 'list', 'blockquote']

/** The child `node` of `parent`, at the index `at`, with its context. */
export function inContext(
  node: ProseNode,
  at: number,
  proseSource: string,
  parent: ProseNode,
): NodeInContext {
  const { start, end } = spanOf(node)
  const source = sourceOf(node, proseSource)
  const [mark = ''] = source.split(/\s/, 1)
  const nodesBefore = parent.children?.slice(0, at) ?? []
  const nodeBefore = nodesBefore.at(-1)
  const isBelowWords = nodeBefore && wordBlockTypes.includes(nodeBefore.type)
  const untrimmedLine = isBelowWords
    ? proseSource.slice(spanOf(nodeBefore).start, start).split('\n').at(-2)
    : undefined
  const lineAbove = untrimmedLine?.trim() ?? ''
  return {
    node,
    nodesBefore,
    nodeBefore,
    wordsAfter: parent.children?.[at + 1]?.value ?? '',
    proseSource,
    source,
    before: proseSource.slice(0, start),
    after: proseSource.slice(end),
    mark,
    lineAbove,
    isInSentence: lineAbove !== '' && !clauseEnd.test(lineAbove),
    hasOneChild: node.children?.length === 1,
    parent,
  }
}

/** The message about a character at the start of a line that begins a list or another block. */
export const notShownMessage = (
  character: string,
  block: string,
  remedy: string,
) =>
  `'${character}' at the start of a line begins ${block} and is not shown: ${remedy}`
