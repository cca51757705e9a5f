/** A line of a paragraph, which a page shows in one with the next. */
export interface Line {
  /** Its words, without spaces around them and marks of what it stands in. */
  words: string
  index: number
}

/** What the first signs of a line are, where they can begin each entry of a list. */
export interface Opening {
  /** The same for lines that begin alike. */
  kind: string
  /** The number or letter of an entry, which the next one follows. */
  order?: number
}

const picture = /^\p{Extended_Pictographic}/u
const keycap = /^\d\uFE0F?\u20E3/u
const mark = /^[\p{So}\p{Sm}\p{Po}\p{Pd}\p{Co}]/u
/** Signs that begin words or sentences, and those of Markdown. */
const neverOpens = new Set('"\'«»#@*_`~\\|&%+=/§.,:;!?…<>')

/** A sign, the same in each line, or a picture, any in each line. */
function signOf(words: string): Opening | undefined {
  if (keycap.test(words)) return { kind: 'keycap' }
  if (picture.test(words) && !/^[©®™]/u.test(words)) return { kind: 'picture' }
  const [first] = mark.exec(words) ?? []
  return first && !neverOpens.has(first) ? { kind: first } : undefined
}

const bracketedLetter = /^\(?(?:[a-z]|[ivx]{1,4})\)\s/i
const bracketedNumber = /^\(?\d{1,2}\)\s/
const numbered = /^(\d{1,2})\.\s/
const parted = /^\d{1,2}(?:\.\d{1,2})+\.?\s/
const lettered = /^([A-Za-z])\.\s/

/** The number or letter of an entry: 4. (a) i) 1.2 Q. */
function numberOf(words: string): Opening | undefined {
  if (bracketedLetter.test(words)) return { kind: 'bracketed letter' }
  if (bracketedNumber.test(words)) return { kind: 'bracketed number' }
  if (parted.test(words)) return { kind: 'part' }
  const [, number] = numbered.exec(words) ?? []
  if (number) return { kind: 'number', order: Number(number) }
  const [, letter] = lettered.exec(words) ?? []
  return letter
    ? { kind: 'letter', order: letter.codePointAt(0) ?? 0 }
    : undefined
}

const boldLabel = /^\*\*[^*]{1,40}(?::\*\*|\*\*\s?:)/
const label = /^[\p{L}\p{N}][^:.!?]{0,28}:(?=\s)/u

/** What is said of a line in its first words: **Name:** or Name: */
function labelOf(words: string): Opening | undefined {
  if (boldLabel.test(words)) return { kind: 'label' }
  const [found = ''] = label.exec(words) ?? []
  const isShort = found !== '' && found.split(/\s+/).length <= 3
  return isShort ? { kind: 'label' } : undefined
}

/** What a line begins with. */
export const openingOf = (words: string): Opening | undefined =>
  signOf(words) ?? numberOf(words) ?? labelOf(words)

/** Whether a line has cells: | a | b | or a | b. */
export const hasCells = (words: string) => /^\|.*\||\S \| \S/.test(words)

const figure = /\p{N}[\p{N}.,:]*$/u
/** What may stand behind a figure: 500/-, 18%, 9am, 500 INR, 18 Uhr. */
const unit = /\s?(?:\/-|%|[ap]\.?m\.?|[A-Z]{3}|Uhr|€)$/
const currency = /\p{Sc}|\b(?:Rs|INR|USD|EUR|GBP)\b/u

/** Whether a line says a price. */
export const hasPrice = (words: string) =>
  currency.test(words) && figure.test(words.replace(unit, ''))

/** Whether a short line ends in an amount, as those of price lists and opening hours do. */
export const endsInAmount = (words: string) =>
  words.split(/\s+/).length <= 8 &&
  figure.test(words.replace(/\*+$/, '').replace(unit, ''))
