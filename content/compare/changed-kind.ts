import { type ProseNode, sourceOf, spanOf } from '#content/read/prose-node.ts'
import { MAX_SHORT_LINE } from './run-together.ts'

/** Words that Markdown turns into something unintended, and a message that tells what to type. */
export interface ChangedKind {
  index: number
  message: string
}

/** A block of prose as it was typed. */
interface Block {
  node: ProseNode
  before: ProseNode | undefined
  written: string
  source: string
  /** The line of words directly above it, if there is one. */
  lineAbove: string
  /** Whether that line is an unfinished sentence that seems to continue in the block. */
  isInSentence: boolean
  /** Whether the block has a single child, such as a list of one entry. */
  isAlone: boolean
  parent: ProseNode
}

const endsClauseOrMark = /[.:;!?…।。)"'”’»*]$/u

const wordBlockTypes = ['paragraph', 'list', 'blockquote']

function blockOf(
  node: ProseNode,
  before: ProseNode | undefined,
  written: string,
  parent: ProseNode,
): Block {
  const isBelowWords = before && wordBlockTypes.includes(before.type)
  const above = isBelowWords
    ? written.slice(spanOf(before).start, spanOf(node).start).split('\n').at(-2)
    : undefined
  const lineAbove = above?.trim() ?? ''
  return {
    node,
    before,
    written,
    source: sourceOf(node, written),
    lineAbove,
    isInSentence: lineAbove !== '' && !endsClauseOrMark.test(lineAbove),
    isAlone: node.children?.length === 1,
    parent,
  }
}

/** Message about a sign that starts a block when it is the first of a line. */
const notShownMessage = (sign: string, block: string, remedy: string) =>
  `'${sign}' at the start of a line begins ${block} and is not shown: ${remedy}`

/** Matches a star behind a word: it refers to a footnote, which begins with a star as well. */
const starOfNote = /[^\s*]\*(?=[\s.,]|$)/

const inQuotes = /^["“„«].*["”“»]$/s

/** Whether a block stands below a quotation, so that a dash there introduces its author. */
const isBelowQuotation = ({ before, lineAbove, written }: Block) =>
  before?.type === 'blockquote'
    ? lineAbove !== ''
    : before !== undefined && inQuotes.test(sourceOf(before, written))

/** A line of a sentence whose first sign makes it a list: `+ 18% GST`, `- and only then -`. */
function strayEntry(block: Block): string | undefined {
  const { node, source, lineAbove, isAlone, written, parent } = block
  if (node.type !== 'list') return undefined
  const [mark = ''] = source.split(/\s/, 1)
  const isSum = mark === '+' && (isAlone || /\p{N}$/u.test(lineAbove))
  const isNote = mark === '*' && isAlone && starOfNote.test(written)
  const isSigned = isAlone && isBelowQuotation(block)
  const isNested = parent.type === 'listItem'
  if (isNested && node.ordered && !/^1\D/.test(source))
    return `'${mark}' begins a list inside the entry above: put it below that entry's own number`
  const goesOn = isAlone && block.isInSentence && !isNested
  if (!isSum && !isNote && !isSigned && !goesOn) return undefined
  if (node.ordered)
    return `'${mark}' at the start of a line begins a numbered list: put it into the line above`
  const remedy = isSigned
    ? 'write — before a name'
    : `write \\${mark}, or put it into the line above`
  return notShownMessage(mark, 'a list', remedy)
}

const isAmount = /^(?:\p{Sc}|Rs\.?|INR|USD)?\s?\p{N}/u

/** A sign for 'more than' or an arrow that becomes a quotation: `> 50 %`, `>>`. */
function strayQuotation(block: Block): string | undefined {
  if (block.node.type !== 'blockquote') return undefined
  const words = block.source.slice(1).trim()
  const goesOn = block.isInSentence && /^\p{Ll}/u.test(words)
  return goesOn || isAmount.test(words) || words.startsWith('>')
    ? notShownMessage('>', 'a quotation', 'write \\>')
    : undefined
}

/** A number behind #, as in `# 42 Lake Road`, or a sentence above `---`, that becomes a heading. */
function strayHeading({ node, source, lineAbove }: Block): string | undefined {
  if (node.type !== 'heading') return undefined
  if (/^# \p{N}/u.test(source) && lineAbove)
    return notShownMessage('#', 'a heading', 'write \\#')
  const lines = source.trim().split('\n')
  const [first = ''] = lines
  const isSentence =
    lines.length > 2 ||
    first.length > MAX_SHORT_LINE ||
    /\p{Ll}{4}[.!?]\s|[.!?:,;]$/u.test(first)
  return lines.length > 1 && isSentence
    ? `The line ${lines.at(-1)} makes a heading of what is above it: put a blank line between them`
    : undefined
}

/** A sentence directly below a table that becomes a row of it. */
function strayRow({ node, before, source, isAlone }: Block) {
  const isBelow = node.type === 'tableRow' && before?.type === 'tableRow'
  const isPlain = isAlone && !source.startsWith('|')
  return isBelow && isPlain && before.children?.length !== 1
    ? 'This line becomes a row of the table above it: put a blank line between them'
    : undefined
}

const looksLikeCode = /[={}<>()[\];$|/\\]/

/** Words that become code because their line begins with four spaces. */
function strayCode({ node, source }: Block): string | undefined {
  if (node.type !== 'code' || /^(?:`{3}|~{3})/.test(source)) return undefined
  const { value = '' } = node
  return /\S \S+ \S/.test(value) && !looksLikeCode.test(value)
    ? 'Four spaces before a line make typewriter text of it: delete them'
    : undefined
}

/** Stars that should end bold words but begin others inside them: `**Fees:**All of them**`. */
const strayStars = ({ node, parent }: Block) =>
  node.type === 'strong' && parent.type === 'strong'
    ? 'These stars begin bold words inside bold words: put a space behind those that end them'
    : undefined

/** Underscores around a name that has others inside, such as a password: `_summer_2025_`. */
const strayUnderscores = ({ node, source }: Block) =>
  node.type === 'emphasis' && /^_[^\s_]+_\S+$/.test(source)
    ? `The first and the last _ of ${source} are not shown: write \\_ for each, or delete them`
    : undefined

/** A rating of stars alone: `*****`. */
const strayRating = ({ node, source }: Block) =>
  node.type === 'thematicBreak' && /^\*{4,5}$/.test(source)
    ? `'${source}' is shown as a line across the page: write ${'★'.repeat(source.length)} for stars`
    : undefined

/** A network path, `\\server\folder`: a page shows only one of its first two backslashes. */
const strayPath = ({ node, source }: Block) =>
  node.type === 'text' && /(?<!\S)\\{2}\w[\w-]*\\\w/.test(source)
    ? "'\\\\' is shown as '\\': put the path between ` and `"
    : undefined

/** A numbered list that starts again at 1 below words that belong to the entry above them. */
function strayRestart({ node, before, written, parent }: Block) {
  if (!node.ordered || before?.type !== 'paragraph') return undefined
  const { children = [] } = parent
  const above = children[children.indexOf(node) - 2]
  const isEntry = above?.ordered && above.children?.length === 1
  const startsAtOne = (list: ProseNode) => /^1\D/.test(sourceOf(list, written))
  return isEntry && startsAtOne(above) && startsAtOne(node)
    ? 'This list begins with 1. again: put three spaces before the words above it'
    : undefined
}

const linkTypes = ['link', 'linkReference', 'image']

/** A link or bold words that touch the words beside them: `of it.[Our terms](/terms)and`. */
function strayWord({ node, source, written }: Block): string | undefined {
  const { start, end } = spanOf(node)
  const isLink = linkTypes.includes(node.type) && /^!?\[/.test(source)
  if (!isLink && node.type !== 'strong') return undefined
  const before = isLink ? /[\p{L}.,;:!?]/u : /[.,;:!?]/
  const runsOn =
    (before.test(written.charAt(start - 1)) && /^\W+\p{L}/u.test(source)) ||
    // [form](/form)s is a plural.
    (isLink && /^\p{Ll}{3}/u.test(written.slice(end, end + 3)))
  return runsOn ? 'These words have no space beside them: type one' : undefined
}

const strays = [
  strayEntry,
  strayQuotation,
  strayHeading,
  strayRow,
  strayCode,
  strayStars,
  strayUnderscores,
  strayRating,
  strayPath,
  strayRestart,
  strayWord,
]

/**
 * The first entry whose number a page changes: 1. 2. 4. becomes 1. 2. 3. A list that repeats one
 * number, 1. 1. 1., is not reported: people who know Markdown write lists so.
 */
function renumberedEntry({ node, written }: Block): ChangedKind[] {
  if (node.type !== 'list' || !node.ordered) return []
  const entries = node.children ?? []
  const typed = entries.map((entry) =>
    Number.parseInt(sourceOf(entry, written), 10),
  )
  const [first = 1] = typed
  const at = typed.findIndex((number, index) => number !== first + index)
  const entry = entries[at]
  if (!entry || typed.every((number) => number === first)) return []
  const number = typed[at]
  const sign = sourceOf(entry, written).charAt(`${number}`.length)
  const remedy = `write ${number}\\${sign} below a blank line`
  const message = `'${number}${sign}' is shown as '${first + at}.': ${remedy}`
  return [{ index: spanOf(entry).start, message }]
}

/** All words that Markdown turns into something unintended. */
export function changedKinds(written: string, tree: ProseNode): ChangedKind[] {
  const { children = [] } = tree
  return children.flatMap((node, at) => {
    const block = blockOf(node, children[at - 1], written, tree)
    const message = strays.map((stray) => stray(block)).find(Boolean)
    const stray = message ? [{ index: spanOf(node).start, message }] : []
    return [...stray, ...renumberedEntry(block), ...changedKinds(written, node)]
  })
}
