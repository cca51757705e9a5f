import {
  endsInAmount,
  hasCells,
  hasPrice,
  type Line,
  type Opening,
  openingOf,
} from './lines.ts'

/** Lines that were typed below each other and that a page shows as one. */
export interface RunTogether {
  /** The first of them. */
  line: Line
  /** What they are: it decides what to type. */
  kind: 'list' | 'numbers' | 'table' | 'row' | 'lines'
}

/** The widest line that may be short, and the narrowest at which people wrap their text. */
const SHORT = 45
const NARROW = 60

/** Whether Q. and A., or 4. and 5., follow each other. */
function follows(first: Opening, second: Opening): boolean {
  if (first.order === undefined || second.order === undefined) return true
  const isAnswer = first.kind === 'letter' && first.order > second.order
  return (
    second.order === first.order + 1 ||
    (isAnswer && String.fromCodePoint(first.order) === 'Q')
  )
}

const endsClause = /[.,;:!?…।。،\-–—&/(]$/u
const closing = /[*_"'”’»)\]]+$/
/** What goes on with the line above: a small letter, a dash, a sign that is no mark. */
const beginsSmall = /^[\p{Ll}(–—\\-]/u

const numbers = [
  'bracketed letter',
  'bracketed number',
  'part',
  'number',
  'letter',
]

function kindOf({ kind }: Opening): RunTogether['kind'] {
  if (kind === 'label') return 'lines'
  return numbers.includes(kind) ? 'numbers' : 'list'
}

/** How two lines are alike, if they are. */
function likenessOf(
  first: string,
  second: string,
): RunTogether['kind'] | undefined {
  if (hasCells(first) && hasCells(second)) return 'table'
  const opening = openingOf(first)
  const next = openingOf(second)
  if (opening && opening.kind === next?.kind && follows(opening, next))
    return kindOf(opening)
  return areAmounts(first, second) ? 'lines' : undefined
}

/** Whether both lines are those of a price list or of opening hours. */
function areAmounts(first: string, second: string): boolean {
  if (!endsInAmount(first) || !endsInAmount(second)) return false
  return !beginsSmall.test(second) || (hasPrice(first) && hasPrice(second))
}

/** Words of four letters and more after which nobody ends a line; shorter ones count by length. */
const joining = new Set(
  (
    'about after before between from into onto over that their this under with your which when ' +
    'where while oder nach über unter durch gegen ohne unser unsere eine einem einen einer ' +
    'के का की में से पर और या को ने'
  ).split(' '),
)

/** Whether a line ends in a word that joins it with the next one: in, and, of, für, और. */
function joins(line: string): boolean {
  const [before = '', last = ''] = line.split(/\s+/).slice(-2)
  const isSmall = /^\p{Ll}{1,3}$/u.test(last) && !/\p{N}$/u.test(before)
  return isSmall || joining.has(last.toLowerCase())
}

/**
 * Whether a line ends before it is full, without the end of a clause, and the next one begins
 * anew: nobody who wraps a sentence does so.
 */
function endsEarly(first: string, second: string, width: number): boolean {
  const [word = ''] = second.split(/\s/, 1)
  const hasRoom = first.length + 1 + word.length <= width
  return (
    first.length <= SHORT &&
    hasRoom &&
    !endsClause.test(first.replace(closing, '')) &&
    !joins(first) &&
    !beginsSmall.test(second)
  )
}

const row = /^\|.*\|$/
const bullet = /^[•◦▪●‣]\s/

/**
 * The first lines of a paragraph that run together although they were typed as entries, or the only
 * one where it is the row of a table.
 */
export function runTogether(lines: readonly Line[]): RunTogether | undefined {
  const width = Math.max(NARROW, ...lines.map(({ words }) => words.length))
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]
    if (!next && lines.length === 1 && row.test(line.words))
      return { line, kind: 'row' }
    if (!next) continue
    const likeness = likenessOf(line.words, next.words)
    if (likeness) return { line, kind: likeness }
    if (bullet.test(next.words)) return { line: next, kind: 'list' }
    if (endsEarly(line.words, next.words, width)) return { line, kind: 'lines' }
  }
  return undefined
}
