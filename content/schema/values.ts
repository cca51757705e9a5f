import * as v from 'valibot'
import { nearest } from '#data/nearest.ts'

// Each message follows the name of its field, which is its path (content/read/check-file.ts).

/** A schema with what its field is for, which forms and templates show. */
export const described = <T extends v.GenericSchema>(
  schema: T,
  description?: string,
): T =>
  // A pipe has all that its first schema has.
  description
    ? (v.pipe(schema, v.description(description)) as unknown as T)
    : schema

/** What is wrong with an object whose schema knows these names. */
function objectProblem(
  { expected, received, input }: v.BaseIssue<unknown>,
  known: readonly string[],
): string {
  const names = known.join(', ')
  if (expected === 'never') {
    const guess = nearest(String(input), known)
    const remedy = guess ? `did you mean '${guess}'?` : `${names} are`
    return `is not known here: ${remedy}`
  }
  if (received === 'undefined') return 'is missing'
  if (received === 'null') return `is empty: it takes ${names}`
  return /^"\w+:\S/.test(received)
    ? 'lacks a space behind each colon: write lines such as INR: 100'
    : `has lines of its own below it: ${names}`
}

/** An object with these entries, and no others. */
export const object = <T extends v.ObjectEntries>(entries: T) =>
  v.strictObject(entries, (issue) => objectProblem(issue, Object.keys(entries)))

/** An object with what it is for. */
export const group = <T extends v.ObjectEntries>(
  description: string,
  entries: T,
) => described(object(entries), description)

const notList = ({ input }: v.BaseIssue<unknown>) =>
  typeof input === 'string'
    ? `must be a list, not '${input}': write each entry in a line below it, with a dash before it`
    : 'must be a list'

/** A list of at least `min` entries, or of `min` to `max`. */
export function list<T extends v.GenericSchema>(
  item: T,
  limits: number | readonly [min: number, max: number] = 1,
  description?: string,
) {
  const [min, max] = typeof limits === 'number' ? [limits, Infinity] : limits
  const entries = (number: number) =>
    number === 1 ? 'one entry' : `${number} entries`
  const needed =
    min === max ? `exactly ${entries(min)}` : `at least ${entries(min)}`
  const most =
    min === max ? `needs ${needed}` : `may have at most ${entries(max)}`
  const having = ({ input }: { input: readonly unknown[] }) =>
    `it has ${input.length}`
  return described(
    v.pipe(
      v.array(item, notList),
      v.minLength(min, (issue) => `needs ${needed}, ${having(issue)}`),
      v.maxLength(max, (issue) => `${most}, ${having(issue)}`),
    ),
    description,
  )
}

/** A list of an exact length. */
export const exactly = <T extends v.GenericSchema>(
  item: T,
  length: number,
  description?: string,
) => list(item, [length, length], description)

const notBoolean = (issue: v.BooleanIssue) =>
  `must be true or false, not '${issue.input}'`
/** A field that is on or off. */
export const flag = (description?: string) =>
  described(v.boolean(notBoolean), description)

/** One of a few words. */
export const oneOf = <const T extends readonly string[]>(
  words: T,
  description?: string,
) =>
  described(
    v.picklist(
      words,
      `must be ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words)}`,
    ),
    description,
  )

/** What to write for a text that is meant to be a number, such as '8,499' or 'Rs 8499/-'. */
function numberRemedy(input: unknown): string {
  if (typeof input !== 'string') return ''
  const [, typed = ''] = /^\D*(\d[\d,]*)(?:\.0+)?\D*$/.exec(input) ?? []
  const digits = typed.replaceAll(',', '')
  if (digits === '') return ''
  return digits === input ? ': write it without quotes' : `: write ${digits}`
}

/** A number that `fits`, which `rule` says in words. */
function numeric(
  rule: string,
  fits: (value: number) => boolean,
  description?: string,
) {
  const message = ({ input, received }: v.BaseIssue<unknown>) =>
    `must be a ${rule}, in digits alone, not ${received}${numberRemedy(input)}`
  return described(
    v.pipe(v.number(message), v.check(fits, message)),
    description,
  )
}

/** A number from `min` to `max`. */
export const number = (min: number, max: number, description?: string) =>
  numeric(
    `number from ${min} to ${max}`,
    (value) => value >= min && value <= max,
    description,
  )

/** A whole number from `min` to `max`. */
export const wholeNumber = (min: number, max: number, description?: string) =>
  numeric(
    `whole number from ${min} to ${max}`,
    (value) => Number.isInteger(value) && value >= min && value <= max,
    description,
  )

/** A whole number from 1 on, such as a sum of money. */
export const count = (description?: string) =>
  numeric(
    'whole number above zero',
    (value) => Number.isInteger(value) && value > 0,
    description,
  )
