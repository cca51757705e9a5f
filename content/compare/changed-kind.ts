import type { ProseNode } from '#content/read/prose-node.ts'
import { spanOf } from './span.ts'

/** What the tree takes for another thing than its writer meant, and what to type. */
export interface ChangedKind {
  index: number
  message: string
}

/** A node beside the one before it, and the text that they are typed in. */
interface Neighbours {
  node: ProseNode
  before: ProseNode | undefined
  written: string
}

const sourceOf = ({ node, written }: Neighbours) => {
  const { start = 0, end = 0 } = spanOf(node) ?? {}
  return written.slice(start, end)
}

/** The last line of words above a node, where no blank line is between them. */
function lineAbove({ node, before, written }: Neighbours): string | undefined {
  const start = spanOf(node)?.start
  if (!before || start === undefined) return undefined
  const lines = written.slice(spanOf(before)?.start, start).split('\n')
  const isDirect = lines.length > 1 && lines.at(-2)?.trim() !== ''
  const isText = before.type === 'paragraph' || before.type === 'list'
  return isDirect && isText ? lines.at(-2)?.trim() : undefined
}

const endsSentence = /[.:;!?…।。)"'”’»*]$/u
const isAmount = /^(?:\p{Sc}|Rs\.?|INR|USD)?\s?\p{N}/u

const endsInFigure = /\p{N}$/u

/** Whether the words above a node go on in it. */
const isInSentence = (pair: Neighbours) => {
  const above = lineAbove(pair)
  return above !== undefined && !endsSentence.test(above)
}

/** What a sign at the start of a line does. */
const notShown = (sign: string, block: string, remedy: string) =>
  `'${sign}' at the start of a line begins ${block} and is not shown: ${remedy}`

/** Months by which German dates are known: 12. März. */
const months = Array.from({ length: 12 }, (_, month) =>
  new Date(2024, month, 1).toLocaleDateString('de', { month: 'long' }),
)

/** `+ 18% GST`, `- and only then -`: a line of a sentence that begins with the mark of an entry. */
function strayEntry(pair: Neighbours): string | undefined {
  const { node } = pair
  if (node.type !== 'list' || node.ordered) return undefined
  const source = sourceOf(pair)
  const mark = source[0] ?? ''
  const isAlone = node.children?.length === 1
  const isSum =
    isAmount.test(source.slice(1).trim()) ||
    endsInFigure.test(lineAbove(pair) ?? '')
  const isPlus = mark === '+' && isSum
  const isStray = isInSentence(pair) && (isAlone || isPlus)
  // Another sign than that of the list above begins a list of its own.
  const isOther = pair.before?.type === 'list' && mark === '+'
  // A star behind a figure or a word leads to a note, which begins with a star as well.
  const isNote = mark === '*' && /[^\s*]\*(?=[\s.,]|$)/.test(pair.written)
  if (!isStray && !(isAlone && (isPlus || isOther || isNote))) return undefined
  return notShown(
    mark,
    'a list',
    `write \\${mark}, or put it into the line above`,
  )
}

/** `2019. That was`, `12. März`: a sentence that begins with a year or a day. */
function strayNumber(pair: Neighbours): string | undefined {
  const { node } = pair
  if (node.type !== 'list' || !node.ordered || node.children?.length !== 1)
    return undefined
  const [, number = '', mark = '', word = ''] =
    /^(\d+)([.)])\s+(\S*)/.exec(sourceOf(pair)) ?? []
  const isYear = number.length === 4
  if (!isYear && !months.includes(word)) return undefined
  const typed = `'${number}${mark}'`
  return `${typed} at the start of a line begins a numbered list: write ${number}\\${mark}`
}

/** `> 50 %`: more than, taken for a quotation. */
function strayQuotation(pair: Neighbours): string | undefined {
  if (pair.node.type !== 'blockquote') return undefined
  const words = sourceOf(pair).slice(1).trim()
  const goesOn = isInSentence(pair) && /^\p{Ll}/u.test(words)
  if (!goesOn && !isAmount.test(words)) return undefined
  return notShown('>', 'a quotation', 'write \\>')
}

/** `## Learn C #`: a sign, taken for the end of a heading, which has as many as its start. */
function closingSigns(source: string): boolean {
  const [, opening = '', closing = ''] =
    /^(#{1,6})\s.*\s(#+)\s*$/.exec(source) ?? []
  return closing !== '' && closing !== opening
}

/** `# 42 Lake Road`: a number, taken for a heading; and the line --- below a sentence. */
function strayHeading(pair: Neighbours): string | undefined {
  if (pair.node.type !== 'heading') return undefined
  const source = sourceOf(pair)
  if (/^# \p{N}/u.test(source) && lineAbove(pair) !== undefined)
    return notShown('#', 'a heading', 'write \\#')
  if (closingSigns(source))
    return "'#' at the end of a heading is not shown: write \\#"
  const lines = source.trim().split('\n')
  if (source.startsWith('#') || lines.length < 2) return undefined
  const isSentence =
    lines.length > 2 || /[.!?:,;]$/.test(lines[0]?.trim() ?? '')
  return isSentence
    ? `The line ${lines.at(-1)} makes a heading of what is above it: put a blank line between them`
    : undefined
}

/** A sentence that is typed directly below a table and becomes a row of it. */
function strayRow({ node, before, written }: Neighbours): string | undefined {
  if (node.type !== 'tableRow' || before?.type !== 'tableRow') return undefined
  const { start = 0, end = 0 } = spanOf(node) ?? {}
  const line = written.slice(start, end)
  const above = written.slice(spanOf(before)?.start)
  const isOpen =
    above.startsWith('|') &&
    !line.startsWith('|') &&
    node.children?.length === 1
  const isPlain = !line.includes('|') || isOpen
  return isPlain && (before.children?.length ?? 0) > 1
    ? 'This line becomes a row of the table above it: put a blank line between them'
    : undefined
}

const looksLikeCode = /[={}<>()[\];$|/\\]/

/** Words that four spaces make typewriter text of. */
function strayCode(pair: Neighbours): string | undefined {
  if (pair.node.type !== 'code' || /^(?:`{3}|~{3})/.test(sourceOf(pair)))
    return undefined
  const { value = '' } = pair.node
  return /\S \S+ \S/.test(value) && !looksLikeCode.test(value)
    ? 'Four spaces before a line make typewriter text of it: delete them'
    : undefined
}

/** Numbers that a page shows differently: 1. 2. 4. become 1. 2. 3.; 1. 1. 1. are meant so. */
function otherNumber(
  node: ProseNode,
  written: string,
): ChangedKind | undefined {
  if (node.type !== 'list' || !node.ordered) return undefined
  const starts = (node.children ?? []).map((entry) => spanOf(entry)?.start ?? 0)
  const typed = starts.map((start) => Number.parseInt(written.slice(start), 10))
  const [first = 1] = typed
  const at = typed.findIndex((number, index) => number !== first + index)
  if (at < 0 || typed.every((number) => number === first)) return undefined
  const number = typed[at]
  const message = `'${number}.' is shown as '${first + at}.': write ${number}\\. below a blank line`
  return { index: starts[at] ?? 0, message }
}

const kinds = [
  strayEntry,
  strayNumber,
  strayQuotation,
  strayHeading,
  strayRow,
  strayCode,
]

/** Everything in a tree of Markdown that is another thing than its writer meant. */
export function changedKinds(written: string, tree: ProseNode): ChangedKind[] {
  const found: ChangedKind[] = []
  for (const [at, node] of (tree.children ?? []).entries()) {
    const pair = { node, before: tree.children?.[at - 1], written }
    const message = kinds.map((kind) => kind(pair)).find(Boolean)
    if (message) found.push({ index: spanOf(node)?.start ?? 0, message })
    const number = otherNumber(node, written)
    if (number) found.push(number)
    found.push(...changedKinds(written, node))
  }
  return found
}
