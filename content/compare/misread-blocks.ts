import { MAX_SHORT_LINE } from './lines.ts'
import {
  type NodeInContext,
  notShownMessage,
  type ProblemFinders,
} from './node-in-context.ts'

/** Matches a number at the start of a text, with or without a currency: '50 %', '₹500'. */
const amountAtStart = /^(?:\p{Sc}|Rs\.?|INR|USD)?\s?\p{N}/u

/** What is wrong with a quotation whose > was meant as 'more than' or an arrow: `> 50 %`, `>>`. */
function quotationProblem({ source, lineAbove, isInSentence }: NodeInContext) {
  const words = source.slice(1).trim()
  // The path Settings > Accounts > Users, wrapped before its second >.
  const isMenuPath = / > /.test(`${lineAbove} ${words}`)
  const continuesSentence =
    isInSentence && (isMenuPath || /^\p{Ll}/u.test(words))
  return continuesSentence || amountAtStart.test(words) || words.startsWith('>')
    ? notShownMessage('>', 'a quotation', 'write \\>')
    : undefined
}

/**
 * What is wrong with a heading that has fewer or more # at its end than at its start: `## FAQ #`.
 */
function closingHashProblem({ source }: NodeInContext) {
  // A heading may end in as many # as it begins with, which a page does not show: ## Your policy ##
  const [, opening, closing] = /^(#+) .* (#+)\s*$/.exec(source) ?? []
  return opening === closing
    ? undefined
    : `'${closing}' at the end of a heading is not shown: write \\${closing}, or delete it`
}

/** What is wrong with a heading that was copied from a wiki with its button: `History[edit]`. */
function wikiHeadingProblem({ source }: NodeInContext) {
  const [button] = /(?<=\S)\[edit\b[^\]]*\]$/.exec(source) ?? []
  return button
    ? `'${button}' at the end of a heading is a button of a wiki: delete it`
    : undefined
}

/** The fewest hyphens in a row that are meant as a border or as a line to sign on. */
const MIN_BORDER_LENGTH = 12

/**
 * What is wrong with a heading that was not meant as one: `# 42 Lake Road`, or words above `---`.
 */
function mistakenHeadingProblem({ source, after }: NodeInContext) {
  if (/^# \p{N}/u.test(source))
    return notShownMessage('#', 'a heading', 'write \\#, or ## if it is one')
  const lines = source.trim().split('\n')
  const [firstLine = ''] = lines
  const lastLine = lines.at(-1) ?? ''
  // Two hyphens stand above the sender's name in a mail.
  const isEndOfMail = lastLine === '--'
  const isAboveWords = /^\n\S/.test(after)
  const isBorder = lastLine.length >= MIN_BORDER_LENGTH && isAboveWords
  const isSentence =
    lines.length > 2 ||
    firstLine.length > MAX_SHORT_LINE ||
    /\p{Ll}{4}[.!?]\s|[.!?:,;\p{N}]$/u.test(firstLine)
  // A line of = may be meant as the rule below a sum, and - as an empty cell of a spreadsheet.
  const isSumOrEmptyCell = /^(?:=+|-)$/.test(lastLine)
  const isMistaken = isSentence || isEndOfMail || isBorder || isSumOrEmptyCell
  if (lines.length === 1 || !isMistaken) return undefined
  const remedy = isSumOrEmptyCell
    ? 'delete it'
    : 'put a blank line between them'
  return `The line ${lastLine} makes a heading of what is above it: ${remedy}`
}

/** The fewest spaces that indent a line on purpose. */
const MIN_INDENT = 2

/** Words that begin a block of code. */
const firstWordsOfBlocks = new Set(
  'class def for function if try while with'.split(' '),
)
/** Matches the end of the line that begins a block of code. */
const endOfBlockHead = /[:{]$/
/** Matches an indented line of code that returns a value, or calls a function as in print(i). */
const lineInBlock = /^\s+(?:return\b|[\w.]+\()/

/** Whether `line` begins a block of code and `next` is inside that block. */
function isCodeBlock(line: string, next = ''): boolean {
  const [word = ''] = line.trim().split(' ', 1)
  return (
    firstWordsOfBlocks.has(word) &&
    endOfBlockHead.test(line) &&
    lineInBlock.test(next)
  )
}

/**
 * What is wrong with code or verses whose lines are indented: a page shows neither their spaces nor
 * their line breaks. Evenly indented lines are not reported, since they are wrapped text.
 */
function indentedLinesProblem({ source, parent }: NodeInContext) {
  if (parent.type === 'listItem') return undefined
  const lines = source.split('\n')
  const indents = lines.slice(1).map((line) => line.search(/\S/))
  const hasSmallerIndent = indents.some(
    (indent, at) => indent + MIN_INDENT <= (indents[at - 1] ?? 0),
  )
  const isCode = lines.some((line, at) => isCodeBlock(line, lines[at + 1]))
  return hasSmallerIndent || isCode
    ? 'The spaces before these lines are not shown, and the lines become one: put code between ' +
        'lines of ```, or a backslash at the end of each verse'
    : undefined
}

/** What is wrong with words that are parsed as a table, since the line below them is `:-`. */
function tableProblem({ source }: NodeInContext) {
  const [, border = ''] = source.split('\n')
  return /^\s*:?--?:?\s*$/.test(border)
    ? `The line ${border.trim()} makes a table of what is above it: put it into that line, and a ` +
        'blank line below'
    : undefined
}

/** What is wrong with a sentence directly below a table, which Markdown parses as a row of it. */
function sentenceInTableProblem({
  nodeBefore,
  source,
  hasOneChild,
}: NodeInContext) {
  const hasNoCells = hasOneChild && !source.startsWith('|')
  return nodeBefore && hasNoCells && nodeBefore.children?.length !== 1
    ? 'This line becomes a row of the table above it: put a blank line between them'
    : undefined
}

/** What is wrong with a table row that ends inside a cell, where a line break was typed. */
function cutRowProblem({ node, source, parent }: NodeInContext) {
  if (!source.startsWith('|')) return undefined
  const columns = parent.children?.[0]?.children?.length ?? 0
  const isCut = (node.children?.length ?? 0) < columns
  return isCut && !/\|\s*$/.test(source)
    ? 'This row ends before its last column: write <br> for a new line in a cell'
    : undefined
}

/** Matches a character that prose rarely has, or the option of a command: `pip list -o`. */
const codeCharacter = /[={}<>()[\];$|/\\]|(?:^|\s)--?[a-z]/

/** What is wrong with words that are parsed as code, since four spaces are before their line. */
function codeProblem({ node, source }: NodeInContext): string | undefined {
  if (/^(?:`{3}|~{3})/.test(source)) return undefined
  const { value = '' } = node
  return /\S \S+ \S/.test(value) && !codeCharacter.test(value)
    ? 'Four spaces or a tab before a line make typewriter text of it: delete them'
    : undefined
}

/** What is wrong with a thematic break that was meant as a rating in stars: `*****`. */
const ratingProblem = ({ source }: NodeInContext) =>
  /^\*{4,5}$/.test(source)
    ? `'${source}' is shown as a line across the page: write ${'★'.repeat(source.length)} for stars`
    : undefined

/** What may be wrong with a block that is no list, by its type. */
export const blockProblems: ProblemFinders = {
  blockquote: [quotationProblem],
  heading: [mistakenHeadingProblem, closingHashProblem, wikiHeadingProblem],
  paragraph: [indentedLinesProblem],
  table: [tableProblem],
  tableRow: [sentenceInTableProblem, cutRowProblem],
  code: [codeProblem],
  thematicBreak: [ratingProblem],
}
