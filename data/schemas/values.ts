import * as v from 'valibot'

// Messages begin behind the name of their field, which is its path (ssg/content/format-issue.ts).

/** A schema with what its field is for, which forms and templates show. */
export const described = <T extends v.GenericSchema>(schema: T, description?: string): T =>
  // A pipe has all that its first schema has.
  description ? (v.pipe(schema, v.description(description)) as unknown as T) : schema

/** An object with what it is for. */
export const group = <T extends v.ObjectEntries>(description: string, entries: T) =>
  described(v.strictObject(entries), description)

/** A list of at least `min` entries, or of `min` to `max`. */
export function list<T extends v.GenericSchema>(
  item: T,
  limits: number | readonly [min: number, max: number] = 1,
  description?: string,
) {
  const [min, max] = typeof limits === 'number' ? [limits, Infinity] : limits
  const entries = (number: number) => (number === 1 ? 'one entry' : `${number} entries`)
  const needed = min === max ? `exactly ${entries(min)}` : `at least ${entries(min)}`
  const most = min === max ? `needs ${needed}` : `may have at most ${entries(max)}`
  const having = ({ input }: { input: readonly unknown[] }) => `it has ${input.length}`
  return described(
    v.pipe(
      v.array(item, 'must be a list'),
      v.minLength(min, (issue) => `needs ${needed}, ${having(issue)}`),
      v.maxLength(max, (issue) => `${most}, ${having(issue)}`),
    ),
    description,
  )
}

/** A list of an exact length. */
export const exactly = <T extends v.GenericSchema>(item: T, length: number, description?: string) =>
  list(item, [length, length], description)

const notBoolean = (issue: v.BooleanIssue) => `must be true or false, not '${issue.input}'`
/** A field that is on or off. */
export const flag = (description?: string) => described(v.boolean(notBoolean), description)

/** One of a few words. */
export const oneOf = <const T extends readonly string[]>(words: T, description?: string) =>
  described(
    v.picklist(words, `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`),
    description,
  )

/** A number from `min` to `max`. */
export const number = (min: number, max: number, description?: string) => {
  const message = `must be a number from ${min} to ${max}, without quotes`
  return described(
    v.pipe(v.number(message), v.minValue(min, message), v.maxValue(max, message)),
    description,
  )
}

const whole = (min: number, max: number, message: string, description?: string) =>
  described(
    v.pipe(
      v.number(message),
      v.integer(message),
      v.minValue(min, message),
      v.maxValue(max, message),
    ),
    description,
  )

/** A whole percentage. */
export const percentage = (description?: string) =>
  whole(0, 100, 'must be a whole number from 0 to 100', description)

/** A whole number from 1 on. */
export const count = (description?: string) =>
  whole(1, Infinity, 'must be a whole number above zero, without quotes', description)

/** A whole sum of money. */
export const amount = (description?: string) =>
  whole(
    1,
    Infinity,
    'must be a whole number above zero, without quotes and commas: 100000 for 1,00,000',
    description,
  )
