import { type ProseNode, sourceOf, spanOf } from '#content/read/prose-node.ts'
import { MAX_SHORT_LINE } from './lines.ts'

/** Where Markdown reads words otherwise than they are meant, and a message about it. */
export interface MisreadNode {
  index: number
  message: string
}

/** A node of prose with its source and what stands around it. */
interface NodeInContext {
  node: ProseNode
  /** The previous node in `parent`. */
  before: ProseNode | undefined
  /** The text directly after the node, or '' if none is there. */
  wordsAfter: string
  /** The text of the whole file. */
  written: string
  source: string
  /** The line directly above, if it belongs to a paragraph, a list or a quotation; otherwise ''. */
  lineAbove: string
  /** Whether `lineAbove` is an unfinished sentence, which seems to continue in the node. */
  isInSentence: boolean
  /** Whether the node has a single child, as a list of one entry has. */
  hasOneChild: boolean
  parent: ProseNode
}

/** Matches a line whose last sign ends a clause, a bracket, a quotation or words in stars. */
const clauseEnd = /[.:;!?…।。)"'”’»*]$/u

const wordBlockTypes = ['paragraph', 'list', 'blockquote']

/** A node of `parent` with its context; `before` is the node before it there. */
function inContext(
  node: ProseNode,
  before: ProseNode | undefined,
  written: string,
  parent: ProseNode,
): NodeInContext {
  const isBelowWords = before && wordBlockTypes.includes(before.type)
  const above = isBelowWords
    ? written.slice(spanOf(before).start, spanOf(node).start).split('\n').at(-2)
    : undefined
  const lineAbove = above?.trim() ?? ''
  const { children = [] } = parent
  return {
    node,
    before,
    wordsAfter: children[children.indexOf(node) + 1]?.value ?? '',
    written,
    source: sourceOf(node, written),
    lineAbove,
    isInSentence: lineAbove !== '' && !clauseEnd.test(lineAbove),
    hasOneChild: node.children?.length === 1,
    parent,
  }
}

/** The message about a sign that begins a list, a quotation or a heading at the start of a line. */
const notShownMessage = (sign: string, block: string, remedy: string) =>
  `'${sign}' at the start of a line begins ${block} and is not shown: ${remedy}`

/** Matches a star after a word. It refers to a footnote, which begins with a star as well. */
const footnoteStar = /[^\s*]\*(?=[\s.,]|$)/

const quotedText = /^["“„«].*["”“»]$/s

/** Whether a node stands at the end of a quotation, where a dash introduces the author. */
function isBelowQuotation(context: NodeInContext): boolean {
  const { before, lineAbove, written, parent } = context
  if (!before) return false
  if (before.type === 'blockquote') return lineAbove !== ''
  const isInside = parent.type === 'blockquote' && /[^:]$/.test(lineAbove)
  return isInside || quotedText.test(sourceOf(before, written))
}

/** What is wrong with a list that was meant as a line of a sentence, such as `+ 18% GST`. */
function listProblem(context: NodeInContext): string | undefined {
  const { node, source, lineAbove, hasOneChild, written, parent } = context
  if (node.type !== 'list') return undefined
  const [mark = ''] = source.split(/\s/, 1)
  const isSum = mark === '+' && (hasOneChild || /\p{N}$/u.test(lineAbove))
  const isNote = mark === '*' && hasOneChild && footnoteStar.test(written)
  const isSigned = hasOneChild && isBelowQuotation(context)
  const isNested = parent.type === 'listItem'
  if (isNested && node.ordered && !/^1\D/.test(source))
    return `'${mark}' begins a list inside the entry above: put it below that entry's own number`
  if (hasOneChild && /^\d{4}\./.test(source))
    return `'${mark}' begins a numbered list: write ${mark.replace('.', '\\.')}`
  const goesOn = hasOneChild && context.isInSentence && !isNested
  if (!isSum && !isNote && !isSigned && !goesOn) return undefined
  if (node.ordered)
    return `'${mark}' at the start of a line begins a numbered list: put it into the line above`
  const remedy = isSigned
    ? 'write — before a name'
    : `write \\${mark}, or put it into the line above`
  return notShownMessage(mark, 'a list', remedy)
}

/** What is wrong with a list that was meant to be inside the numbered entry above it. */
const outerListProblem = ({ node, before, written }: NodeInContext) =>
  node.type === 'list' &&
  !node.ordered &&
  before?.ordered &&
  /\n +$/.test(written.slice(0, spanOf(node).start))
    ? 'This list is not inside the entry above it: put three spaces before it'
    : undefined

/** Matches a number at the start of words, with or without a currency: '50 %', '₹500'. */
const amountAtStart = /^(?:\p{Sc}|Rs\.?|INR|USD)?\s?\p{N}/u

/** What is wrong with a quotation whose > was meant as 'more than' or an arrow: `> 50 %`, `>>`. */
function quotationProblem({
  node,
  source,
  isInSentence,
}: NodeInContext): string | undefined {
  if (node.type !== 'blockquote') return undefined
  const words = source.slice(1).trim()
  const goesOn = isInSentence && /^\p{Ll}/u.test(words)
  return goesOn || amountAtStart.test(words) || words.startsWith('>')
    ? notShownMessage('>', 'a quotation', 'write \\>')
    : undefined
}

/** What is wrong with a heading that ends in a # of its own: `## Your policy #`. */
function closingSignProblem({ node, source }: NodeInContext) {
  if (node.type !== 'heading') return undefined
  // As many at the end as at the start are Markdown's own: ## Your policy ##
  const [, opening, closing] = /^(#+) .* (#+)\s*$/.exec(source) ?? []
  return opening === closing
    ? undefined
    : `'${closing}' at the end of a heading is not shown: write \\${closing}, or delete it`
}

/** What is wrong with a heading that was copied with its button from a wiki: `History[edit]`. */
function wikiHeadingProblem({ node, source }: NodeInContext) {
  const [button] = /(?<=\S)\[edit\b[^\]]*\]$/.exec(source) ?? []
  return node.type === 'heading' && button
    ? `'${button}' at the end of a heading is a button of a wiki: delete it`
    : undefined
}

/** What is wrong with a heading that was meant as `# 42 Lake Road` or as a line above `---`. */
function headingProblem({
  node,
  source,
  lineAbove,
}: NodeInContext): string | undefined {
  if (node.type !== 'heading') return undefined
  if (/^# \p{N}/u.test(source) && lineAbove)
    return notShownMessage('#', 'a heading', 'write \\#')
  const lines = source.trim().split('\n')
  const [first = ''] = lines
  // Two hyphens stand above the sender's name in a mail.
  const isEndOfMail = /^--?$/.test(lines.at(-1) ?? '')
  const isSentence =
    lines.length > 2 ||
    first.length > MAX_SHORT_LINE ||
    /\p{Ll}{4}[.!?]\s|[.!?:,;\p{N}]$/u.test(first)
  return lines.length > 1 && (isSentence || isEndOfMail)
    ? `The line ${lines.at(-1)} makes a heading of what is above it: put a blank line between them`
    : undefined
}

/** What is wrong with the frontmatter of another program: `title: Words` between lines of ---. */
const frontmatterProblem = ({ node, before, source }: NodeInContext) =>
  node.type === 'heading' &&
  before?.type === 'thematicBreak' &&
  /^[a-z]\w*: .*\n/.test(source)
    ? 'These are settings of another program: delete them with the lines of --- around them'
    : undefined

/** What is wrong with a table row that was meant as a sentence directly below the table. */
function rowProblem({ node, before, source, hasOneChild }: NodeInContext) {
  const isBelow = node.type === 'tableRow' && before?.type === 'tableRow'
  const isPlain = hasOneChild && !source.startsWith('|')
  return isBelow && isPlain && before.children?.length !== 1
    ? 'This line becomes a row of the table above it: put a blank line between them'
    : undefined
}

/** What is wrong with a table row that ends inside a cell, where a line break was typed. */
function cutRowProblem({ node, source, parent }: NodeInContext) {
  if (node.type !== 'tableRow' || !source.startsWith('|')) return undefined
  const columns = parent.children?.[0]?.children?.length ?? 0
  const isCut = (node.children?.length ?? 0) < columns
  return isCut && !/\|\s*$/.test(source)
    ? 'This row ends before its last column: write <br> for a new line in a cell'
    : undefined
}

/** What is wrong with an entry without words, at which its writer stopped. */
function emptyEntryProblem({ node, parent }: NodeInContext) {
  const isEmpty = ({ children = [] }: ProseNode) => children.length === 0
  // A list of empty entries is a form that a visitor fills in by hand.
  return node.type === 'listItem' &&
    isEmpty(node) &&
    !parent.children?.every(isEmpty)
    ? 'This entry is empty: write its words, or delete its mark'
    : undefined
}

/** What is wrong with a list entry that was meant to be below another: one space moves nothing. */
function flatListProblem({ node, parent }: NodeInContext): string | undefined {
  if (node.type !== 'listItem' || parent.ordered) return undefined
  const columnOf = (entry?: ProseNode) => entry?.position?.start?.column ?? 0
  return columnOf(node) > columnOf(parent.children?.[0])
    ? 'This entry is on the level of the one above it: put two spaces before it, not one'
    : undefined
}

/** What is wrong with code that begins and ends inside words, as in We`ll and don`t. */
function apostropheProblem({ node, written }: NodeInContext) {
  if (node.type !== 'inlineCode') return undefined
  const { start, end } = spanOf(node)
  const isInside =
    /\p{L}/u.test(written.charAt(start - 1)) &&
    /\p{L}/u.test(written.charAt(end))
  return isInside
    ? "'`' is taken for a mark of code and is not shown: write ' for an apostrophe"
    : undefined
}

/** What is wrong with quotes of LaTeX that Markdown pairs as code: ``without delay''. */
function latexQuotesProblem({ node, source }: NodeInContext) {
  if (node.type !== 'inlineCode') return undefined
  // Code in two backticks has a backtick inside, or '' alone for an empty text.
  return /^``[^`]*\p{Ll}{2}[.,]?''(?!\p{L})/u.test(source)
    ? "'``' is taken for a mark of code and is not shown: write “ and ” for quotes"
    : undefined
}

/** Matches a sign that prose rarely has, or the option of a command: `pip -m list`. */
const codeSign = /[={}<>()[\];$|/\\]|(?:^|\s)--?[a-z]/

/**
 * What is wrong with code that was meant as words: four spaces before a line make it code, and an
 * answer of an AI chat is copied with the lines of a block of code around it.
 */
function codeProblem({ node, source }: NodeInContext): string | undefined {
  if (node.type !== 'code') return undefined
  if (/^`{3}(?:markdown|md)\b/.test(source))
    return 'The whole block is shown as code: delete the lines with ``` above and below it'
  if (/^(?:`{3}|~{3})/.test(source)) return undefined
  const { value = '' } = node
  return /\S \S+ \S/.test(value) && !codeSign.test(value)
    ? 'Four spaces before a line make typewriter text of it: delete them'
    : undefined
}

/** What is wrong with stars that begin bold words inside bold words: `**Fees:**All of them**`. */
const starsProblem = ({ node, parent }: NodeInContext) =>
  node.type === 'strong' && parent.type === 'strong'
    ? 'These stars begin bold words inside bold words: put a space after those that end them'
    : undefined

/** What is wrong with stars between two bold parts of a word: `**Termi****nation**`. */
const joinedStarsProblem = ({ node, parent, source }: NodeInContext) =>
  node.type === 'text' && parent.type === 'strong' && source.includes('****')
    ? "'****' inside bold words is shown as it stands: delete it"
    : undefined

/** Matches punctuation that follows a word, and the space after it. */
const closingSign = /^[)\]},.;]\s/
/** Matches a bracket or a quote that opens before the next word. */
const openingSign = /[([{]$|\s["'“„‘«]$/

/** What is wrong with stars that were not meant as a pair: `Those with (*) and (*)`. */
function strayEmphasisProblem({ node, source }: NodeInContext) {
  if (node.type !== 'emphasis' && node.type !== 'strong') return undefined
  const mark = source.slice(0, node.type === 'strong' ? 2 : 1)
  const words = source.slice(mark.length, -mark.length)
  const isMeant = !closingSign.test(words) && !openingSign.test(words)
  // A single sign, as in *(*, may be emphasised to speak of it.
  if (isMeant || !words.includes(' ')) return undefined
  return `'${mark}' is taken for a mark and is not shown: write ${mark.replace(/./g, '\\$&')}`
}

/** What is wrong with _ around a name that also has _ inside, or that ends as a file's name. */
function underscoresProblem({ node, source, written }: NodeInContext) {
  const { end } = spanOf(node)
  // _summer_2025_ and __init__.py
  const isName = node.type === 'emphasis' && /^_[^\s_]+_\S+$/.test(source)
  const isFile =
    /^_+[^\s_]+_+$/.test(source) &&
    /^\.\p{L}/u.test(written.slice(end, end + 2))
  return isName || isFile
    ? `The _ at both ends of ${source} are not shown: write \\_ for each, or delete them`
    : undefined
}

/** What is wrong with an address that has taken the next word: `https://example.com.Ask`. */
const joinedAddressProblem = ({ node, source }: NodeInContext) =>
  node.type === 'link' && /^https?:\/\/[^/]*\.\p{Lu}\p{Ll}+$/u.test(source)
    ? 'The next word belongs to this address: type a space after the full stop'
    : undefined

/** What is wrong with an address whose end, such as `terms.html`, is in the next line. */
const brokenAddressProblem = ({ node, source, written }: NodeInContext) =>
  node.type === 'link' &&
  /^https?:.*[/=_-]$/.test(source) &&
  /^\n(?!and\/or\b)[\w-]+[./]\w/.test(written.slice(spanOf(node).end))
    ? 'This address ends here, since it goes on in the next line: put it together'
    : undefined

/** What is wrong with an address that a program has cut: `https://example.com/terms-of-u…`. */
function cutAddressProblem({ node, source, wordsAfter }: NodeInContext) {
  if (node.type !== 'link' || /^[[<]/.test(source)) return undefined
  const isCut = /^(?:…|\.{3})/.test(wordsAfter)
  const endsInName = /\w\/.*[\p{L}\p{N}]$/u.test(node.url ?? '')
  return isCut && endsInName
    ? 'This address is cut: copy the whole of it, or type a space before the dots'
    : undefined
}

const foreignLinkMessage =
  'This link of another program is shown as it stands: write [words](https://…)'

/** What is wrong with a link as Slack writes it: `<https://example.com|words>`. */
const slackLinkProblem = ({ node, source, written }: NodeInContext) =>
  node.type === 'link' &&
  /^https?:.*\|/.test(source) &&
  written.charAt(spanOf(node).start - 1) === '<'
    ? foreignLinkMessage
    : undefined

/** Matches the words of a link of a wiki, but not a date, as in [https://example.com on 3 May]. */
const wordsOfWikiLink = /^ \p{L}[^[\]\p{N}]*\]/u

/** What is wrong with a link as a wiki writes it: `[https://example.com words]`. */
function wikiLinkProblem({ node, before, wordsAfter }: NodeInContext) {
  const [address] = node.type === 'link' ? (node.children ?? []) : []
  const isAfterBracket = /(?<!\[)\[$/.test(before?.value ?? '')
  return isAfterBracket &&
    /^https?:/.test(address?.value ?? '') &&
    wordsOfWikiLink.test(wordsAfter)
    ? foreignLinkMessage
    : undefined
}

/** What is wrong with a line across the page that was meant as a rating in stars: `*****`. */
const ratingProblem = ({ node, source }: NodeInContext) =>
  node.type === 'thematicBreak' && /^\*{4,5}$/.test(source)
    ? `'${source}' is shown as a line across the page: write ${'★'.repeat(source.length)} for stars`
    : undefined

/** What is wrong with a network path, `\\server\folder`: a page shows only one \ at its start. */
const pathProblem = ({ node, source }: NodeInContext) =>
  node.type === 'text' && /(?<!\S)\\{2}\w[\w-]*\\\w/.test(source)
    ? "'\\\\' is shown as '\\': put the path between ` and `"
    : undefined

/** What is wrong with a list that begins at 1 again, below words that belong to the entry above. */
function restartProblem({ node, before, written, parent }: NodeInContext) {
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

/** What is wrong with a link or bold words that touch others: `of it.[Our terms](/terms)and`. */
function spacingProblem({
  node,
  source,
  written,
}: NodeInContext): string | undefined {
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

/** Functions that return what is wrong with a node, or undefined; the first problem is reported. */
const problemFinders = [
  listProblem,
  outerListProblem,
  quotationProblem,
  frontmatterProblem,
  headingProblem,
  closingSignProblem,
  wikiHeadingProblem,
  rowProblem,
  cutRowProblem,
  emptyEntryProblem,
  flatListProblem,
  apostropheProblem,
  latexQuotesProblem,
  codeProblem,
  starsProblem,
  joinedStarsProblem,
  strayEmphasisProblem,
  underscoresProblem,
  joinedAddressProblem,
  brokenAddressProblem,
  cutAddressProblem,
  slackLinkProblem,
  wikiLinkProblem,
  ratingProblem,
  pathProblem,
  restartProblem,
  spacingProblem,
]

/**
 * The first entry of a list whose number the page changes (1. 2. 4. becomes 1. 2. 3.), if any. A
 * list that repeats one number, 1. 1. 1., has none: people who know Markdown write lists so.
 */
function renumberedEntries({ node, written }: NodeInContext): MisreadNode[] {
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

/** All nodes inside `tree` that Markdown reads otherwise than they are meant. */
export function misreadNodes(written: string, tree: ProseNode): MisreadNode[] {
  const { children = [] } = tree
  return children.flatMap((node, at) => {
    const context = inContext(node, children[at - 1], written, tree)
    const message = problemFinders
      .map((problemOf) => problemOf(context))
      .find(Boolean)
    // remark-gfm sets no position for a URL directly after a bracket: the parent's is used.
    const { start } = spanOf(node.position ? node : tree)
    const misread = message ? [{ index: start, message }] : []
    return [
      ...misread,
      ...renumberedEntries(context),
      ...misreadNodes(written, node),
    ]
  })
}
