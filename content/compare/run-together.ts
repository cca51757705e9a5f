import { type Line, MAX_SHORT_LINE } from './lines.ts'

/** Lines that were typed below each other but are shown in one flow on a page. */
export interface RunTogetherLines {
  /** The line that is reported. */
  line: Line
  /** What the lines seem to be: the remedy depends on it. */
  kind: 'list' | 'flat list' | 'numbers' | 'table' | 'row' | 'lines' | 'word'
  /** The line below, if `kind` is 'lines'. */
  next?: Line | undefined
}

const wordPattern = String.raw`[^\s:.!?]+`

/** Starts of lines that are meant to stand alone, and what such lines seem to be. */
const lineStarts: readonly (readonly [RunTogetherLines['kind'], RegExp])[] = [
  ['list', /^\d\uFE0F?\u20E3/u], // 1️⃣
  // -First, and the o or Ø that bullets of Word become.
  ['list', /^(?:\\?[\p{Pd}+][\s\p{L}]|[oØ]\s)/u],
  ['list', /^[\p{So}\p{Co}•‣·→]/u],
  ['list', /^\[[ x]\]\s/i], // [ ] I agree
  ['numbers', /^\(?(?:[ivx]{1,4}|\p{L}\d{0,2})[.)]\s/iu], // (a) ii. Q1.
  ['numbers', /^\(?\d{1,2}\)\s/],
  ['numbers', /^\d{1,2}(?:\.\d{1,2})+\.?\s/], // 1.2
  // Commands, and calls of a program.
  ['lines', /^(?:cd|git|npm|npx|pip|python3?)\s/],
  ['lines', /^[\w.]+\(.*\);?$/],
  ['lines', /^(?:Adv|Dr|Mrs?|Ms|Prof|Smt)\. \p{Lu}/u],
  ['lines', /^\*\*[^*]+(?::\*\*|\*\*\s*[\d:–—-])/], // **Name:** or **Plan** –
  [
    'lines',
    new RegExp(
      `^[*_\\\\[]*(?=[\\p{L}\\p{N}])${wordPattern}(?: ${wordPattern}){0,2}:\\s`,
      'u',
    ),
  ],
]

/** The number that a line begins with, 4 of '4. Launch'; NaN without one. */
const numberOf = (words: string) =>
  /^\d{1,2}\.[\s\p{L}]/u.test(words) ? Number.parseInt(words, 10) : Number.NaN

/** Matches the start of a line that can only be the entry of a list: '• Plan', '-Draft'. */
const bulletAtStart = /^(?:[•◦▪●‣]\s|-[\p{L}[])/u

const currencyPattern = /\p{Sc}|\b(?:Rs|INR|USD|EUR|GBP)\b/u
/** Matches the amount at the end of ₹7,999, Rs 7,999/- or 7,999 INR. */
const amountAtEnd = /\p{N}[\p{N}.,]*(?:\/-|\s?(?:\p{Sc}|\p{Lu}{3}))?$/u

/** Whether a line is short and ends in a price. */
const isPrice = (words: string) =>
  words.length <= MAX_SHORT_LINE &&
  currencyPattern.test(words) &&
  amountAtEnd.test(words)

/** Whether a line is short and ends as a verse in an Indian script does. */
const isVerse = (words: string) =>
  words.length <= MAX_SHORT_LINE && /[।॥]$/u.test(words)

/**
 * Whether a line has cells of a table: '| a | b' or 'a | b', or tabs between words. A tab after a
 * single character does not count: it follows a bullet of Word, which may be the letter o.
 */
const hasCells = (words: string) => /^\|.*\||\S \| \S|\S\S\t\S/.test(words)

/** What two neighbouring lines seem to be part of, such as a list; undefined if nothing. */
function kindOfLines(first: string, second: string) {
  const areBoth = (is: (words: string) => boolean) => is(first) && is(second)
  if (areBoth(hasCells)) return 'table'
  const [kind] =
    lineStarts.find(([, startPattern]) =>
      areBoth((words) => startPattern.test(words)),
    ) ?? []
  if (kind) return kind
  // Numbers that do not follow each other may be dates in a sentence: 9. Mai bis / 12. Juni.
  if (numberOf(second) === numberOf(first) + 1) return 'numbers'
  return areBoth(isPrice) || areBoth(isVerse) ? 'lines' : undefined
}

/** Minimum width, in characters, at which people wrap their text. */
const MIN_WRAP_WIDTH = 60

/** Matches the end of a line whose sentence may continue below: punctuation, a dash, &, / or (. */
const characterAtWrap = /[.,;:!?…।。،\-–—&/(]$/u
const closingMarks = /[*_"'”’»)\]]+$/
/** Matches the start of a line that continues the one above: lower case, a dash, ( or \. */
const continuationStart = /^[\p{Ll}(–—\\-]/u

/**
 * Words after which a sentence continues. Words of one to three lower-case letters are not listed,
 * since `endsInJoiningWord` accepts all of them.
 */
const joiningWords = new Set(
  (
    'about after before between from into onto over that their this under with your which when ' +
    'where while oder nach über unter durch gegen ohne unser unsere eine einem einen einer ' +
    'के का की में से पर और या को ने'
  ).split(' '),
)

/** Length of the shortest line, in characters, in which a sentence is wrapped. */
const MIN_WRAPPED_LINE = 8

/**
 * Whether a line ends in a word after which a sentence continues: in, and, of, für, और. Any word of
 * one to three lower-case letters counts, except a unit after a number, and except in a line as
 * short as 'A pen', which nobody would wrap.
 */
function endsInJoiningWord(line: string): boolean {
  const [wordBefore = '', lastWord = ''] = line.split(/\s+/).slice(-2)
  const isShortWord =
    line.length >= MIN_WRAPPED_LINE &&
    /^\p{Ll}{1,3}$/u.test(lastWord) &&
    !/\p{N}$/u.test(wordBefore)
  return isShortWord || joiningWords.has(lastWord.toLowerCase())
}

/**
 * Whether `first` is short although the first word of `second` would have fitted into it, and
 * neither the end of `first` nor the start of `second` shows that a sentence continues.
 */
function endsEarly(first: string, second: string, width: number): boolean {
  const [nextWord = ''] = second.split(/\s/, 1)
  const hasRoom = first.length + 1 + nextWord.length <= width
  return (
    first.length <= MAX_SHORT_LINE &&
    hasRoom &&
    !characterAtWrap.test(first.replace(closingMarks, '')) &&
    !endsInJoiningWord(first) &&
    !continuationStart.test(second)
  )
}

/** Matches the end of a sentence. */
const sentenceEnd = /[.!?…।॥]$/u

/** Matches a digit or a word that begins with a small letter: a name has neither. */
const notInName = /\p{N}|(?<![^\s*_])\p{Ll}/u

/**
 * Whether a line is a name, alone or with a place or a role after a comma or in brackets. In
 * scripts without capital letters, a name alone does not count, since a sentence may look the same.
 * Neither does a name after a dash, which readers recognise as a sender anyway.
 */
export function isSender(line: string): boolean {
  const [name = '', ...additions] = line.split(/[,(]/)
  return (
    line.length <= MAX_SHORT_LINE &&
    !characterAtWrap.test(line.replace(closingMarks, '')) &&
    !notInName.test(name) &&
    (additions.length > 0 ? /^[*_]*\p{L}/u : /^[*_]*\p{Lu}/u).test(name)
  )
}

/** Matches the short line above the name of a sender: 'Regards,'. */
const signOff = /^\p{Lu}[\p{L} ]{2,24},$/u

/** Whether `lineAbove` is a sign-off or ends a sentence, and `lastLine` seems to be the sender. */
const isAboveSender = (lineAbove: string, lastLine: string) =>
  isSender(lastLine) &&
  (signOff.test(lineAbove) ||
    sentenceEnd.test(lineAbove.replace(closingMarks, '')))

/** Matches a line that is a bold question. */
const boldQuestion = /^\*\*[^*]+\?\*\*$/

/** Matches the first half of a word that a PDF divides at the end of a line. */
const firstHalfPattern = /\p{Ll}{2}-$/u
/** Matches the second half of a divided word, but not 'und' in 'Haus- und Gartenarbeit'. */
const secondHalfPattern = /^(?!(?:and|or|to|und|oder|bis)\b)\p{Ll}{2}/u

/** Matches a list without its line breaks: 'Please send: - the logo - a price list - photos'. */
const flatList = /: ([-*+•·]) \S.* \1 \S.* \1 \S/

/** What a paragraph of one line seems to be, a list or a table row; undefined if neither. */
function kindOfLine(words: string) {
  if (flatList.test(words)) return 'flat list'
  return /^\|.*\|$/.test(words) ? 'row' : undefined
}

/**
 * The first of `lines` that ends before the edge of the text, that is a bold question, or that is
 * above the name of a sender; undefined if there is none.
 */
function lineBeforeBreak(lines: readonly Line[]): Line | undefined {
  const width = Math.max(
    MIN_WRAP_WIDTH,
    ...lines.map(({ words }) => words.length),
  )
  return lines.find((line, at) => {
    const next = lines[at + 1]
    if (!next) return false
    const isLast = at === lines.length - 2
    return (
      boldQuestion.test(line.words) ||
      endsEarly(line.words, next.words, width) ||
      (isLast && isAboveSender(line.words, next.words))
    )
  })
}

/**
 * The first of several `lines` that seem to be separate entries, or the only line if it is a table
 * row or a list typed in one line; otherwise undefined.
 */
export function runTogetherLines(
  lines: readonly Line[],
): RunTogetherLines | undefined {
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]
    if (!next) continue
    const sharedKind = kindOfLines(line.words, next.words)
    if (sharedKind) return { line, kind: sharedKind }
    if (firstHalfPattern.test(line.words) && secondHalfPattern.test(next.words))
      return { line, kind: 'word' }
    if (bulletAtStart.test(next.words)) return { line: next, kind: 'list' }
  }
  const lineBefore = lineBeforeBreak(lines)
  if (lineBefore)
    return {
      line: lineBefore,
      kind: 'lines',
      next: lines[lines.indexOf(lineBefore) + 1],
    }
  const [onlyLine] = lines
  const kind = onlyLine && lines.length === 1 && kindOfLine(onlyLine.words)
  return kind ? { line: onlyLine, kind } : undefined
}
