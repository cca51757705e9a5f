import * as v from 'valibot'
import { nearestWord } from '#data/nearest-word.ts'

// The messages in this file follow the name of a field, as in 'rating is missing' (formatIssue).

/** `schema` with a description of its field, if any; the editor's forms show it as a hint. */
export const withDescription = <T extends v.GenericSchema>(
  schema: T,
  description?: string,
): T =>
  // The cast is right, since a pipe has all properties of its first schema.
  description
    ? (v.pipe(schema, v.description(description)) as unknown as T)
    : schema

/** What is wrong with an object whose schema has the keys `knownKeys`. */
function objectProblem(
  { expected, received, input }: v.BaseIssue<unknown>,
  knownKeys: readonly string[],
): string {
  const names = knownKeys.join(', ')
  if (expected === 'never') {
    const guess = nearestWord(String(input), knownKeys)
    const remedy = guess ? `did you mean '${guess}'?` : `${names} are`
    return `is not known here: ${remedy}`
  }
  if (received === 'undefined') return 'is missing'
  if (received === 'null') return `is empty: it takes ${names}`
  return /^"\w+:(?!\/\/)\S/.test(received)
    ? 'lacks a space after each colon: write lines such as INR: 100'
    : `has lines of its own below it: ${names}`
}

/** Schema of an object with `entries` and no others. */
export const object = <T extends v.ObjectEntries>(entries: T) =>
  v.strictObject(entries, (issue) => objectProblem(issue, Object.keys(entries)))

/** Schema of an object, with a description of what it is for. */
export const group = <T extends v.ObjectEntries>(
  description: string,
  entries: T,
) => withDescription(object(entries), description)

/** What is wrong with a value that stands in place of a list of at least `min` entries. */
function notListMessage(input: unknown, min: number): string {
  const remedy = 'write each entry in a line below it, with a dash before it'
  const emptyListHint = min === 0 ? ', or [] after the colon for none' : ''
  if (input === null) return `is empty: ${remedy}${emptyListHint}`
  return typeof input === 'string'
    ? `must be a list, not '${input}': ${remedy}`
    : 'must be a list'
}

/** Schema of a list; `limits` is its minimum number of entries, or its minimum and maximum. */
export function list<T extends v.GenericSchema>(
  item: T,
  limits: number | readonly [min: number, max: number] = 1,
  description?: string,
) {
  const [min, max] = typeof limits === 'number' ? [limits, Infinity] : limits
  const entriesInWords = (number: number) =>
    number === 1 ? 'one entry' : `${number} entries`
  const neededEntries =
    min === max
      ? `exactly ${entriesInWords(min)}`
      : `at least ${entriesInWords(min)}`
  const tooManyMessage =
    min === max
      ? `needs ${neededEntries}`
      : `may have at most ${entriesInWords(max)}`
  const presentCount = ({ input }: { input: readonly unknown[] }) =>
    `it has ${input.length}`
  return withDescription(
    v.pipe(
      v.array(item, ({ input }) => notListMessage(input, min)),
      v.minLength(
        min,
        (issue) => `needs ${neededEntries}, ${presentCount(issue)}`,
      ),
      v.maxLength(max, (issue) => `${tooManyMessage}, ${presentCount(issue)}`),
    ),
    description,
  )
}

/** Schema of a list with exactly `length` entries. */
export const listOfExactly = <T extends v.GenericSchema>(
  item: T,
  length: number,
  description?: string,
) => list(item, [length, length], description)

const notBooleanMessage = ({ input }: v.BooleanIssue) =>
  input === 'true' || input === 'false'
    ? `must be ${input} without quotes`
    : `must be true or false, not '${input}'`
/** Schema of a boolean. */
export const flag = (description?: string) =>
  withDescription(v.boolean(notBooleanMessage), description)

/** Schema of one of several words. */
export const oneOf = <const T extends readonly string[]>(
  words: T,
  description?: string,
) =>
  withDescription(
    v.picklist(
      words,
      `must be ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words)}`,
    ),
    description,
  )

const multipliers = 'k|m|mn|l|cr|lakh|lac|crore|million|thousand|hundred'
/** Matches digits with a word or letter that makes them a larger number: 5k, 1 lakh. */
const multipliedDigits = new RegExp(`\\d ?(?:${multipliers})s?\\b`, 'i')
/** Matches a comma that separates no thousands, as in 99,50. */
const decimalComma = /,(?!\d{3}\b)[^,]*$/

/** Advice for a text that is meant to be a number, such as 'Rs 8,499/-'; '' if none would fit. */
function numberRemedy(
  input: unknown,
  fits: (value: number) => boolean,
): string {
  if (typeof input !== 'string') return ''
  if (/^-?\d+(?:\.\d+)?$/.test(input))
    return fits(Number(input)) ? ': write it without quotes' : ''
  if (multipliedDigits.test(input) || decimalComma.test(input)) return ''
  const [, typedNumber = ''] = /^\D*(\d[\d,]*)(?:\.0+)?\D*$/.exec(input) ?? []
  const digits = typedNumber.replaceAll(',', '')
  return digits && fits(Number(digits)) ? `: write ${digits}` : ''
}

/** Schema of a number for which `fits` returns true; `rule` describes such a number. */
function numberSchema(
  rule: string,
  fits: (value: number) => boolean,
  description?: string,
) {
  const message = ({ input, received }: v.BaseIssue<unknown>) =>
    `must be a ${rule}, in digits alone, not ${received}${numberRemedy(input, fits)}`
  return withDescription(
    v.pipe(v.number(message), v.check(fits, message)),
    description,
  )
}

/** Schema of a number from `min` to `max`. */
export const number = (min: number, max: number, description?: string) =>
  numberSchema(
    `number from ${min} to ${max}`,
    (value) => value >= min && value <= max,
    description,
  )

/** Schema of a whole number from `min` to `max`. */
export const wholeNumber = (min: number, max: number, description?: string) =>
  numberSchema(
    `whole number from ${min} to ${max}`,
    (value) => Number.isInteger(value) && value >= min && value <= max,
    description,
  )

/** Schema of a whole number above zero, such as a sum of money. */
export const count = (description?: string) =>
  numberSchema(
    'whole number above zero',
    (value) => Number.isInteger(value) && value > 0,
    description,
  )
