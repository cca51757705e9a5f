import { diffWords, structuredPatch } from 'diff'

/**
 * A kept, deleted or inserted piece of a line. For a picture, `picture` is its address and `text`
 * its alternative text.
 */
interface Piece {
  text: string
  mark?: 'del' | 'ins'
  picture?: string
}

/** A changed line: the pieces of its old and its new version, in one sequence. */
export type ChangedLine = readonly Piece[]

/** A changed line, with the sorted paths of all pages or files that contain it. */
export interface LocatedLine {
  line: ChangedLine
  paths: string[]
}

/** A line that stands for a picture in the lines of a page (BuiltPage.lines). */
export const pictureLine = (src: string, alt: string) =>
  `Picture: ${src}, described as: ${alt}`
/** Matches a line that `pictureLine` has made. */
const pictureLinePattern = /^Picture: (\S+), described as: (.*)$/

/** Maximum length, in characters, of unchanged text that is shown on each side of a change. */
const MAX_CONTEXT_LENGTH = 70

/** A line, or the picture that it stands for, as one deleted or inserted piece. */
const wholeLine = (text: string, mark: 'del' | 'ins'): Piece => {
  const [, picture, alt = ''] = pictureLinePattern.exec(text) ?? []
  return picture ? { text: alt, mark, picture } : { text, mark }
}

/** A changed line in which the unchanged text between and around the changes is shortened. */
const shortenedLine = (pieces: readonly Piece[]): ChangedLine =>
  pieces.map((piece, index) => {
    const { text, mark } = piece
    const isFirst = index === 0
    const isLast = index === pieces.length - 1
    const sideCount = isFirst || isLast ? 1 : 2
    if (mark || text.length <= MAX_CONTEXT_LENGTH * sideCount) return piece
    const head = isFirst
      ? ''
      : text.slice(0, MAX_CONTEXT_LENGTH).replace(/\S*$/, '')
    const tail = isLast
      ? ''
      : text.slice(-MAX_CONTEXT_LENGTH).replace(/^\S*/, '')
    return { text: `${head}…${tail}` }
  })

/** Splits texts into words as people see them: '7,999' is one word. */
const intlSegmenter = new Intl.Segmenter('en', { granularity: 'word' })

/**
 * Maximum length, in characters, of lines that are compared word by word. A drawing may be a file
 * of one long line, for which the comparison would take minutes and gigabytes.
 */
const MAX_COMPARED_LENGTH = 5000

/** The differences of two lines word by word if they are similar, otherwise both as a whole. */
function pairedLine(before: string, after: string): ChangedLine {
  const wholeLines = [wholeLine(before, 'del'), wholeLine(after, 'ins')]
  const isLong = Math.max(before.length, after.length) > MAX_COMPARED_LENGTH
  if (isLong || wholeLines.some(({ picture }) => picture)) return wholeLines
  const pieces = diffWords(before, after, { intlSegmenter }).map(
    ({ value: text, added, removed }): Piece => {
      if (added) return { text, mark: 'ins' }
      return removed ? { text, mark: 'del' } : { text }
    },
  )
  const keptTexts = pieces
    .filter(({ mark }) => !mark)
    .map(({ text }) => text.trim())
  return keptTexts.join('').length * 3 < Math.min(before.length, after.length)
    ? wholeLines
    : shortenedLine(pieces)
}

/** The changed lines of a hunk of a patch; its `lines` begin with '-', '+' or a space. */
export function linesOfHunk(lines: readonly string[]): ChangedLine[] {
  const linesWith = (sign: '-' | '+') =>
    lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1))
  const deleted = linesWith('-')
  const inserted = linesWith('+')
  const longer = deleted.length > inserted.length ? deleted : inserted
  return longer.map((_, index): ChangedLine => {
    const [before, after] = [deleted[index], inserted[index]]
    if (before === undefined) return [wholeLine(after ?? '', 'ins')]
    return after === undefined
      ? [wholeLine(before, 'del')]
      : pairedLine(before, after)
  })
}

/** The lines that differ between two lists of lines, in order; empty if the lists are equal. */
export function changedLines(
  before: readonly string[],
  after: readonly string[],
): ChangedLine[] {
  const [oldText = '', newText = ''] = [before, after].map((lines) =>
    lines.map((line) => `${line}\n`).join(''),
  )
  const patch = structuredPatch('', '', oldText, newText, '', '', {
    context: 0,
  })
  return patch.hunks.flatMap(({ lines }) => linesOfHunk(lines))
}

/** Key of a changed line: equal for the same deletions and insertions, whatever is around them. */
const changeKey = (line: ChangedLine) =>
  JSON.stringify(
    line.flatMap(({ text, mark, picture }) =>
      mark ? [[mark, picture, text.trim()]] : [],
    ),
  )

/** Number of letters on each side of a change that are compared to recognise its sentence. */
const NEARBY_LETTER_COUNT = 20

/** The unchanged text before the first change of a line, or after the last one. */
function unchangedText(line: ChangedLine, side: 'before' | 'after'): string {
  const pieces = side === 'before' ? line : [...line].reverse()
  const firstMarkIndex = pieces.findIndex(({ mark }) => mark)
  const texts = pieces
    .slice(0, Math.max(0, firstMarkIndex))
    .map(({ text }) => text)
  return (side === 'before' ? texts : texts.reverse()).join('')
}

/** Letters and digits only: a file and a page differ in Markdown, quotes and line ends. */
const lettersAndDigitsOf = (text: string) =>
  text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** Whether a line of a page has the words that are around the same change in a file. */
function haveSameWordsNear(
  fileLine: ChangedLine,
  pageLine: ChangedLine,
): boolean {
  // Leaves out the YAML key of the file's line. A name in braces and all text on its far side are
  // left out too, since it is unknown here what the page shows in place of the name.
  const before = lettersAndDigitsOf(
    unchangedText(fileLine, 'before').replace(
      /^(?:.*\}|\s*(?:- )*[\w-]+: )/s,
      '',
    ),
  ).slice(-NEARBY_LETTER_COUNT)
  const after = lettersAndDigitsOf(
    unchangedText(fileLine, 'after').replace(/\{.*/s, ''),
  ).slice(0, NEARBY_LETTER_COUNT)
  return (
    lettersAndDigitsOf(unchangedText(pageLine, 'before')).endsWith(before) &&
    lettersAndDigitsOf(unchangedText(pageLine, 'after')).startsWith(after)
  )
}

/**
 * Makes a function that tells whether one of the changed lines of pages shows the change in a line
 * of a file. The file's line may begin with a YAML key; the page's line may have more words at both
 * ends.
 */
export function changeFinder(
  pageLines: readonly ChangedLine[],
): (ofFile: ChangedLine) => boolean {
  const linesByKey = new Map<string, ChangedLine[]>()
  for (const line of pageLines) {
    const key = changeKey(line)
    linesByKey.set(key, [...(linesByKey.get(key) ?? []), line])
  }
  return (fileLine) =>
    (linesByKey.get(changeKey(fileLine)) ?? []).some((pageLine) =>
      haveSameWordsNear(fileLine, pageLine),
    )
}
