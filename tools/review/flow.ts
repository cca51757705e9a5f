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
export type Flow = readonly Piece[]

/** A change, and the paths of all pages or files that contain it, in order. */
export interface WordChange {
  flow: Flow
  paths: string[]
}

/** A line that stands for a picture in the lines of a page (ReadPage.lines). */
export const pictureLine = (src: string, alt: string) =>
  `Picture: ${src}, described as: ${alt}`
const pictureIn = /^Picture: (\S+), described as: (.*)$/

/** Maximum length, in characters, of unchanged text that is shown on each side of a change. */
const MAX_CONTEXT_LENGTH = 70

const wholeLine = (text: string, mark: 'del' | 'ins'): Piece => {
  const [, picture, alt = ''] = pictureIn.exec(text) ?? []
  return picture ? { text: alt, mark, picture } : { text, mark }
}

/** Shortens unchanged text between and around changes. */
const shorten = (pieces: readonly Piece[]): Flow =>
  pieces.map((piece, index) => {
    const { text, mark } = piece
    const first = index === 0
    const last = index === pieces.length - 1
    const sides = first || last ? 1 : 2
    if (mark || text.length <= MAX_CONTEXT_LENGTH * sides) return piece
    const head = first
      ? ''
      : text.slice(0, MAX_CONTEXT_LENGTH).replace(/\S*$/, '')
    const tail = last ? '' : text.slice(-MAX_CONTEXT_LENGTH).replace(/^\S*/, '')
    return { text: `${head}…${tail}` }
  })

/** Splits texts into words as people see them: '7,999' is one word. */
const intlSegmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** Differences word by word if two lines are similar, otherwise both lines as a whole. */
function pairFlow(before: string, after: string): Flow {
  const wholeLines = [wholeLine(before, 'del'), wholeLine(after, 'ins')]
  if (wholeLines.some(({ picture }) => picture)) return wholeLines
  const pieces = diffWords(before, after, { intlSegmenter }).map(
    ({ value: text, added, removed }): Piece => {
      if (added) return { text, mark: 'ins' }
      return removed ? { text, mark: 'del' } : { text }
    },
  )
  const kept = pieces.filter(({ mark }) => !mark).map(({ text }) => text.trim())
  return kept.join('').length * 3 < Math.min(before.length, after.length)
    ? wholeLines
    : shorten(pieces)
}

/** The changed lines of a patch's hunk, whose lines begin with '-', '+' or ' '. */
export function flowsOf(lines: readonly string[]): Flow[] {
  const linesWith = (sign: '-' | '+') =>
    lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1))
  const deleted = linesWith('-')
  const inserted = linesWith('+')
  const longer = deleted.length > inserted.length ? deleted : inserted
  return longer.map((_, index): Flow => {
    const [before, after] = [deleted[index], inserted[index]]
    if (before === undefined) return [wholeLine(after ?? '', 'ins')]
    return after === undefined
      ? [wholeLine(before, 'del')]
      : pairFlow(before, after)
  })
}

/** The lines that differ between two lists of lines, in order; empty if the lists are equal. */
export function changedLines(
  before: readonly string[],
  after: readonly string[],
): Flow[] {
  const [old = '', fresh = ''] = [before, after].map((lines) =>
    lines.map((line) => `${line}\n`).join(''),
  )
  const patch = structuredPatch('', '', old, fresh, '', '', { context: 0 })
  return patch.hunks.flatMap(({ lines }) => flowsOf(lines))
}

/** Key of a change: equal for the same deletions and insertions, whatever text is around them. */
export const changeKey = (flow: Flow) =>
  JSON.stringify(
    flow.flatMap(({ text, mark, picture }) =>
      mark ? [[mark, picture, text.trim()]] : [],
    ),
  )
