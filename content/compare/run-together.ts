import type { Line } from './lines.ts'

/** Lines that were typed below each other but are shown in one flow on a page. */
export interface RunTogether {
  /** The first of the lines. */
  line: Line
  /** What the lines seem to be: the remedy depends on it. */
  kind: 'list' | 'numbers' | 'table' | 'row' | 'lines' | 'word'
}

const word = String.raw`[^\s:.!?]+`

/** Patterns of how lines of a list, of a table of names and the like begin. */
const openings: readonly (readonly [RunTogether['kind'], RegExp])[] = [
  ['list', /^\d\uFE0F?\u20E3/u], // 1️⃣
  // -First, and what Word makes of its bullets.
  ['list', /^(?:\\?[\p{Pd}+][\s\p{L}]|[oØ]\s)/u],
  ['list', /^[\p{So}\p{Co}•‣·→]/u],
  ['numbers', /^\(?(?:[ivx]{1,4}|\p{L}\d{0,2})[.)]\s/iu], // (a) ii. Q1.
  ['numbers', /^\(?\d{1,2}\)\s/],
  ['numbers', /^\d{1,2}(?:\.\d{1,2})+\.?\s/], // 1.2
  ['lines', /^(?:Adv|Dr|Mrs?|Ms|Prof|Smt)\. \p{Lu}/u],
  ['lines', /^\*\*[^*]+(?::\*\*|\*\*\s*[\d:–—-])/], // **Name:** or **Plan** –
  [
    'lines',
    new RegExp(`^[*_]*(?=[\\p{L}\\p{N}])${word}(?: ${word}){0,2}:\\s`, 'u'),
  ],
]

/** The number that a line begins with, 4 of '4. Launch'; NaN without one. */
const numberOf = (words: string) =>
  /^\d{1,2}\.[\s\p{L}]/u.test(words) ? Number.parseInt(words, 10) : Number.NaN

/** Matches the start of what can only be a list entry, such as • or, below '- Plan', -Draft. */
const bullet = /^(?:[•◦▪●‣]\s|-[\p{L}[])/u

const currency = /\p{Sc}|\b(?:Rs|INR|USD|EUR|GBP)\b/u
/** ₹7,999, Rs 7,999/- or 7,999 INR. */
const endsInAmount = /\p{N}[\p{N}.,]*(?:\/-|\s?(?:\p{Sc}|\p{Lu}{3}))?$/u

/** Whether a short line ends in a price. */
const isPrice = (words: string) =>
  words.length <= MAX_SHORT_LINE &&
  currency.test(words) &&
  endsInAmount.test(words)

/** Whether a line has cells: | a | b or a | b. */
const hasCells = (words: string) => /^\|.*\||\S \| \S/.test(words)

/** What two lines have in common that makes them parts of a list or table. */
function likenessOf(first: string, second: string) {
  const areBoth = (is: (words: string) => boolean) => is(first) && is(second)
  if (areBoth(hasCells)) return 'table'
  const [kind] =
    openings.find(([, opening]) => areBoth((words) => opening.test(words))) ??
    []
  if (kind) return kind
  // Other numbers may be dates in a sentence: 9. Mai bis / 12. Juni.
  if (numberOf(second) === numberOf(first) + 1) return 'numbers'
  return areBoth(isPrice) ? 'lines' : undefined
}

/** Maximum length, in characters, of a line that counts as short. */
export const MAX_SHORT_LINE = 45
/** Minimum width, in characters, at which people wrap their text. */
const MIN_WRAP_WIDTH = 60

const endsClause = /[.,;:!?…।。،\-–—&/(]$/u
const closingMarks = /[*_"'”’»)\]]+$/
/** Matches the start of a line that continues the line above: a small letter, a dash, ( or \. */
const beginsSmall = /^[\p{Ll}(–—\\-]/u

/** Words that end no list entry; words of one to three small Latin letters need no listing. */
const joiningWords = new Set(
  (
    'about after before between from into onto over that their this under with your which when ' +
    'where while oder nach über unter durch gegen ohne unser unsere eine einem einen einer ' +
    'के का की में से पर और या को ने'
  ).split(' '),
)

/** Whether a line ends in a word that continues in the next one: in, and, of, für, और. */
function endsInJoiningWord(line: string): boolean {
  const [before = '', last = ''] = line.split(/\s+/).slice(-2)
  const isSmall = /^\p{Ll}{1,3}$/u.test(last) && !/\p{N}$/u.test(before)
  return isSmall || joiningWords.has(last.toLowerCase())
}

/**
 * Whether a short line ends where no clause ends, although the next word had room, and the next
 * line begins a new sentence: wrapped sentences do not look like that.
 */
function endsEarly(first: string, second: string, width: number): boolean {
  const [word = ''] = second.split(/\s/, 1)
  const hasRoom = first.length + 1 + word.length <= width
  return (
    first.length <= MAX_SHORT_LINE &&
    hasRoom &&
    !endsClause.test(first.replace(closingMarks, '')) &&
    !endsInJoiningWord(first) &&
    !beginsSmall.test(second)
  )
}

/** The first half of a word that a PDF divides at the end of a line. */
const firstHalf = /\p{Ll}{2}-$/u
/** Matches the start of its other half, but not 'und' in 'Haus- und Gartenarbeit'. */
const secondHalf = /^(?!(?:and|or|to|und|oder|bis)\b)\p{Ll}{2}/u

/**
 * The first lines of a paragraph that run together although they were typed as separate entries; or
 * its only line, if that is a row of a table.
 */
export function runTogether(lines: readonly Line[]): RunTogether | undefined {
  const width = Math.max(
    MIN_WRAP_WIDTH,
    ...lines.map(({ words }) => words.length),
  )
  let early: Line | undefined
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]
    if (!next) continue
    const likeness = likenessOf(line.words, next.words)
    if (likeness) return { line, kind: likeness }
    if (firstHalf.test(line.words) && secondHalf.test(next.words))
      return { line, kind: 'word' }
    if (bullet.test(next.words)) return { line: next, kind: 'list' }
    if (endsEarly(line.words, next.words, width)) early ??= line
  }
  if (early) return { line: early, kind: 'lines' }
  const [only] = lines
  return only && lines.length === 1 && /^\|.*\|$/.test(only.words)
    ? { line: only, kind: 'row' }
    : undefined
}
