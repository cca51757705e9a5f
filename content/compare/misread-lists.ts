import { type ProseNode, sourceOf } from '#content/read/prose-node.ts'
import {
  type NodeInContext,
  notShownMessage,
  type ProblemFinders,
} from './node-in-context.ts'
import { isSender } from './run-together.ts'

/** Matches a star after a word, which refers to a footnote that begins with a star. */
const footnoteStar = /[^\s*]\*(?=[\s.,]|$)/

const quotedText = /^["“„«].*["”“»]$/s

/** Whether a node is at the end of a quotation, where a dash introduces the author. */
function isBelowQuotation(context: NodeInContext): boolean {
  const { nodeBefore, lineAbove, proseSource, parent, source } = context
  if (!nodeBefore) return false
  if (nodeBefore.type === 'blockquote')
    return lineAbove !== '' || isSender(source.replace(/^\S+\s/, ''))
  const isInside = parent.type === 'blockquote' && /[^:]$/.test(lineAbove)
  return isInside || quotedText.test(sourceOf(nodeBefore, proseSource))
}

/** The message about a number that is part of a sentence but begins a list, such as '1.'. */
const numberInSentenceMessage = (mark: string) =>
  `'${mark}' at the start of a line begins a numbered list: put it into the line above`

/** The mark of a numbered list with a backslash, which shows it as it is: '1\\.'. */
const escaped = (mark: string) => mark.replace(/(?=[.)])/, '\\')

/** The message about a number that is not meant to begin a list, such as a year. */
const numberMessage = (mark: string) =>
  `'${mark}' begins a numbered list: write ${escaped(mark)}`

/** What is wrong with a numbered list that is inside an entry and does not begin with 1. */
function nestedNumberProblem({
  node,
  mark,
  nodeBefore,
  parent,
}: NodeInContext) {
  const isNested = node.ordered && parent.type === 'listItem'
  if (!isNested || node.start === 1) return undefined
  return nodeBefore
    ? `'${mark}' begins a list inside the entry above: put it below that entry's own number`
    : `'${mark}' begins a list inside this entry: write ${escaped(mark)}`
}

/** Whether a list goes on with the numbers of a list above it: 1., words, 2. */
function continuesNumbers({ node, nodesBefore }: NodeInContext): boolean {
  const listAbove = nodesBefore.filter(({ ordered }) => ordered).at(-1)
  const entryCount = listAbove?.children?.length ?? 0
  return Number(listAbove?.start) + entryCount === node.start
}

/** What is wrong with a list that was meant as a date, a floor or the like: `15. August`. */
function dateProblem(context: NodeInContext): string | undefined {
  const { node, source, mark, hasOneChild } = context
  if (!node.ordered || !hasOneChild || /^[01]\D/.test(source)) return undefined
  return continuesNumbers(context) ? undefined : numberMessage(mark)
}

/** Matches the end of words that introduce a list. */
const endOfIntroduction = /:[*_]*$/

/** What is wrong with a list of one entry that seems to be a note: `* GST is extra.` */
function noteProblem(context: NodeInContext): string | undefined {
  const { node, nodeBefore, hasOneChild, proseSource, mark, parent } = context
  if (!nodeBefore || !hasOneChild || mark !== '*') return undefined
  if (parent.type === 'listItem') return undefined
  // If other lists here begin with stars, this one is meant as a list too.
  const hasListOfStars = parent.children?.some(
    (list) =>
      list !== node &&
      list.type === 'list' &&
      sourceOf(list, proseSource).startsWith('*'),
  )
  const isIntroduced = endOfIntroduction.test(sourceOf(nodeBefore, proseSource))
  const isBelowText = ['paragraph', 'table', 'list'].includes(nodeBefore.type)
  return isBelowText && !isIntroduced && !hasListOfStars
    ? notShownMessage('*', 'a list', 'write \\*, or - if it is one')
    : undefined
}

/** What is wrong with a list that was meant as a line of a sentence, such as `+ 18% GST`. */
function listInSentenceProblem(context: NodeInContext): string | undefined {
  const {
    node,
    nodeBefore,
    source,
    mark,
    lineAbove,
    hasOneChild,
    proseSource,
    parent,
  } = context
  const isSum = mark === '+' && (hasOneChild || /\p{N}$/u.test(lineAbove))
  const isFootnote =
    mark === '*' && hasOneChild && footnoteStar.test(proseSource)
  const isSignature = hasOneChild && isBelowQuotation(context)
  const isNested = parent.type === 'listItem'
  if (hasOneChild && /^\d{4}\./.test(source)) return numberMessage(mark)
  const continuesSentence =
    hasOneChild &&
    context.isInSentence &&
    !isNested &&
    !(node.ordered && nodeBefore?.type === 'list') &&
    !(node.ordered && continuesNumbers(context))
  if (!isSum && !isFootnote && !isSignature && !continuesSentence)
    return undefined
  if (node.ordered) return numberInSentenceMessage(mark)
  const remedy = isSignature
    ? 'write — before a name'
    : `write \\${mark}, or put it into the line above`
  return notShownMessage(mark, 'a list', remedy)
}

/** What is wrong with a list that was meant to be inside the numbered entry above it. */
const outerListProblem = ({ node, nodeBefore, before }: NodeInContext) =>
  !node.ordered && nodeBefore?.ordered && /\n +$/.test(before)
    ? 'This list is not inside the entry above it: put three spaces before it'
    : undefined

/** What is wrong with an empty list entry, whose words were probably forgotten. */
function emptyEntryProblem({ node, parent }: NodeInContext) {
  const isEmpty = ({ children = [] }: ProseNode) => children.length === 0
  // A list in which all entries are empty is a form that a visitor fills in by hand.
  return isEmpty(node) && !parent.children?.every(isEmpty)
    ? 'This entry is empty: write its words, or delete its mark'
    : undefined
}

/** What is wrong with a dashed line that is parsed as lists in lists: `- - - cut here - - -`. */
const dashedLineProblem = ({ source, parent }: NodeInContext) =>
  parent.type !== 'listItem' && /^([-*+]) \1 /.test(source)
    ? 'These signs begin lists inside lists: write – for each, --- for a line, or ` around code'
    : undefined

/** Abbreviations that a number follows. */
const abbreviationsBeforeNumbers = new Set(
  'no. nos. nr. p. pp. vol. art. sec. ch. fig. rs.'.split(' '),
)

/** What is wrong with a list below a line that ends with an abbreviation, such as 'no.'. */
function wrappedNumberProblem({ node, mark, lineAbove }: NodeInContext) {
  const lastWord = lineAbove.split(' ').at(-1) ?? ''
  const isAfterAbbreviation = abbreviationsBeforeNumbers.has(
    lastWord.toLowerCase(),
  )
  return node.ordered && isAfterAbbreviation
    ? numberInSentenceMessage(mark)
    : undefined
}

/**
 * What is wrong with a list entry that was meant to be nested in another, but is indented by one
 * space, which nests nothing.
 */
function flatListProblem({ node, parent }: NodeInContext): string | undefined {
  if (parent.ordered) return undefined
  const columnOf = (entry?: ProseNode) => entry?.position?.start?.column ?? 0
  return columnOf(node) > columnOf(parent.children?.[0])
    ? 'This entry is on the level of the one above it: put two spaces before it, not one'
    : undefined
}

/** What is wrong with a list that begins at 1 again, below words that belong to the entry above. */
function restartProblem({ node, nodesBefore, nodeBefore }: NodeInContext) {
  const listAbove = nodesBefore.at(-2)
  const hasOneEntry = listAbove?.start === 1 && listAbove.children?.length === 1
  return nodeBefore?.type === 'paragraph' && hasOneEntry && node.start === 1
    ? 'This list begins with 1. again: put three spaces before the words above it'
    : undefined
}

/**
 * What is wrong with the first entry that a page shows with another number: 1. 2. 4. becomes 1. 2.
 * 3. A list that repeats one number, 1. 1. 1., is right: people who know Markdown number this way.
 */
function numberingProblem({ node, mark, proseSource, parent }: NodeInContext) {
  if (!parent.ordered) return undefined
  const { children = [], start } = parent
  const typedNumbers = children.map((entry) =>
    Number.parseInt(sourceOf(entry, proseSource), 10),
  )
  const at = typedNumbers.findIndex(
    (number, index) => number !== Number(start) + index,
  )
  if (children[at] !== node || typedNumbers.every((number) => number === start))
    return undefined
  const remedy = `write ${escaped(mark)} below a blank line, and so each number after it`
  return `'${mark}' is shown as '${Number(start) + at}.': ${remedy}`
}

/** What may be wrong with a list or its entries, by the type of the node. */
export const listProblems: ProblemFinders = {
  list: [
    dashedLineProblem,
    nestedNumberProblem,
    wrappedNumberProblem,
    outerListProblem,
    listInSentenceProblem,
    dateProblem,
    noteProblem,
    restartProblem,
  ],
  listItem: [emptyEntryProblem, flatListProblem, numberingProblem],
}
