import { type Line, lineGroups } from '#content/compare/lines.ts'
import { proseTextsIn } from '#content/compare/prose-texts.ts'
import {
  type RunTogetherLines,
  runTogetherLines,
} from '#content/compare/run-together.ts'
import type { ProseTrees } from '#content/read/markdown.ts'
import { collectInProse, sourceOf, spanOf } from '#content/read/prose-node.ts'
import type { WrittenText } from '#content/read/written-text.ts'
import { type Finding, type TextRule, withName } from '../rule.ts'

/** Start of the messages about lines that a page shows in one flow. */
const joinedMessage = 'These lines become one'

const lineMessages: Readonly<Record<RunTogetherLines['kind'], string>> = {
  list: `${joinedMessage}: begin each with - and a space`,
  'flat list':
    'This list is one line: begin each entry with - and a space on a line of its own',
  numbers: `${joinedMessage}: put a blank line above each`,
  table:
    `${joinedMessage}: write | between cells and |---|---| below the first, a part for each ` +
    'column',
  row: 'This row belongs to no table: put it directly below the others, without a blank line',
  word: 'A page shows a space after the - at the end of this line: put its word together',
  lines:
    `${joinedMessage}: put a blank line between them, or a backslash at the end of each but ` +
    'the last',
}

/** The message about lines that run together in prose. */
function messageInProse(
  proseSource: string,
  joinedLines: RunTogetherLines,
): string {
  const { kind, line, next = line } = joinedLines
  const columnOf = ({ index }: Line) =>
    index - proseSource.lastIndexOf('\n', index - 1)
  // The lower line is below a list entry or a quotation, but may be meant as a part of it.
  return columnOf(next) < columnOf(line)
    ? `${joinedMessage}: put a blank line between them, or a backslash after the upper one if ` +
        'both belong together'
    : lineMessages[kind]
}

/** Returns a function that makes the message about lines that run together, with `remedy`. */
const messageWith =
  (remedy: string) =>
  ({ kind }: RunTogetherLines) =>
    kind === 'word' ? lineMessages.word : `${joinedMessage}: ${remedy}`

/** A finding for each group whose lines run together. */
const findingsIn = (
  groups: readonly (readonly Line[])[],
  messageOf: (found: RunTogetherLines) => string,
) =>
  groups.flatMap((lines): Finding[] => {
    const joinedLines = runTogetherLines(lines)
    return joinedLines
      ? [{ ...joinedLines.line, message: messageOf(joinedLines) }]
      : []
  })

function findInProse(proseSource: string, prose: ProseTrees): Finding[] {
  const paragraphGroups = collectInProse(prose.markdown, (node) =>
    node.type === 'paragraph'
      ? lineGroups(sourceOf(node, proseSource), spanOf(node).start)
      : [],
  )
  const htmlGroups = proseTextsIn(proseSource, prose)
    .filter(({ readBy }) => readBy === 'HTML')
    .flatMap(({ words, index }) => lineGroups(words, index))
  return [
    ...findingsIn(paragraphGroups, (found) =>
      messageInProse(proseSource, found),
    ),
    ...findingsIn(
      htmlGroups,
      messageWith('put a <br> at the end of each but the last'),
    ),
  ]
}

/** Matches the characters that open a YAML value: > or | or a quote. */
const openingOfValue = /^(?:[>|][-+\d]*|["'])/

/**
 * A text with its line breaks as they were typed. If YAML has folded them, the result is the
 * source of the text, without the characters that open a YAML value.
 */
function withTypedLines({ writtenText, typedText }: WrittenText): string {
  const foldedSource = writtenText.includes('\n') ? '' : typedText()
  return foldedSource.includes('\n')
    ? foldedSource.replace(openingOfValue, '')
    : writtenText
}

/** Matches a line or page break of Word, in place of which a page shows nothing or a space. */
const unshownBreak = /[\v\f\u2028\u2029]/u

/** A finding about the first line break in a text that a page does not show. */
function unshownBreakIn(text: string): Finding[] {
  const index = text.search(unshownBreak)
  const message =
    'A page shows no line break here, since a program has typed a sign of its own: delete it, ' +
    'and begin a new line or paragraph'
  return index < 0 ? [] : [{ index, message }]
}

/**
 * Reports lines of a list or the like that a page shows in one flow; wrapped sentences are allowed.
 */
export const separateLines: TextRule = {
  reads: 'text',
  name: 'separate-lines',
  kinds: ['prose', 'words', 'title', 'label'],
  severity: 'look',
  find(text) {
    const { writtenText, prose } = text
    const breakFindings = unshownBreakIn(writtenText)
    if (prose) return [...breakFindings, ...findInProse(writtenText, prose)]
    const lineFindings = findingsIn(
      lineGroups(withTypedLines(text)),
      messageWith('write sentences'),
    )
    return withName(text, [...breakFindings, ...lineFindings])
  },
}
