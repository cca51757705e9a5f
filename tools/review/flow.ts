import { diffWords, structuredPatch } from 'diff'

/** A kept, deleted or inserted piece of a line; a picture has its address and its words. */
interface Piece {
  text: string
  mark?: 'del' | 'ins'
  picture?: string
}

/** A changed line of words, old and new in one. */
export type Flow = readonly Piece[]

/** A change, shown once: where it is first, and the pages or files that have it. */
export interface WordChange {
  flow: Flow
  places: string[]
}

/** A picture in the lines of a page (see ReadPage.lines). */
export const pictureLine = (src: string, alt: string) =>
  `Picture: ${src}, described as: ${alt}`
const pictureIn = /^Picture: (\S+), described as: (.*)$/

/** Length of unchanged text that is shown on each side of a change, in characters. */
const AROUND = 70

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
    if (mark || text.length <= AROUND * (first || last ? 1 : 2)) return piece
    const head = first ? '' : text.slice(0, AROUND).replace(/\S*$/, '')
    const tail = last ? '' : text.slice(-AROUND).replace(/^\S*/, '')
    return { text: `${head}…${tail}` }
  })

/** Words as people see them: '7,999' is one. */
const intlSegmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** Word by word if two lines are versions of one another, otherwise one line after the other. */
function pairFlow(before: string, after: string): Flow {
  const apart = [wholeLine(before, 'del'), wholeLine(after, 'ins')]
  if (apart.some(({ picture }) => picture)) return apart
  const pieces = diffWords(before, after, { intlSegmenter }).map(
    ({ value: text, added, removed }): Piece => {
      if (added) return { text, mark: 'ins' }
      return removed ? { text, mark: 'del' } : { text }
    },
  )
  const kept = pieces.filter(({ mark }) => !mark).map(({ text }) => text.trim())
  return kept.join('').length * 3 < Math.min(before.length, after.length)
    ? apart
    : shorten(pieces)
}

/** The changed lines of a patch's hunk, whose lines begin with '-', '+' or ' '. */
export function flowsOf(lines: readonly string[]): Flow[] {
  const side = (sign: string) =>
    lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1))
  const gone = side('-')
  const come = side('+')
  const longer = gone.length > come.length ? gone : come
  return longer.map((_, index): Flow => {
    const [before, after] = [gone[index], come[index]]
    if (before === undefined) return [wholeLine(after ?? '', 'ins')]
    return after === undefined
      ? [wholeLine(before, 'del')]
      : pairFlow(before, after)
  })
}

/** The changed lines of two lists of lines, in their order; none if they are equal. */
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

/** The same deletions and insertions have the same key, wherever they are. */
export const changeKey = (flow: Flow) =>
  JSON.stringify(
    flow.flatMap(({ text, mark, picture }) =>
      mark ? [[mark, picture, text.trim()]] : [],
    ),
  )
