import * as v from 'valibot'
import { text } from '../text.ts'

/** A mistake across fields of a figure, with the path to its place. */
export interface Mistake {
  path: readonly (string | number)[]
  message: string
}

/** A list of `min` to `max` entries. */
export const limitedList = <T extends v.GenericSchema>(
  name: string,
  item: T,
  min: number,
  max: number,
  description: string,
) =>
  v.pipe(
    v.array(item, `${name} must be a list`),
    v.minLength(min, `${name} needs at least ${min} entries`),
    v.maxLength(
      max,
      (issue) => `${name} may have at most ${max} entries, it has ${issue.input.length}`,
    ),
    v.description(description),
  )

/** A number from `min` to `max`. */
export const number = (name: string, min: number, max: number) => {
  const message = `${name} must be a number from ${min} to ${max}, without quotes`
  return v.pipe(v.number(message), v.minValue(min, message), v.maxValue(max, message))
}

/** An optional true. */
export const flag = (name: string, description: string) =>
  v.optional(v.pipe(v.boolean(`${name} must be true or false`), v.description(description)))

/** One of a few words. */
export const oneOf = <const T extends readonly string[]>(
  name: string,
  words: T,
  description: string,
) =>
  v.pipe(
    v.picklist(words, `${name} must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`),
    v.description(description),
  )

/** The field that tells the kinds of figure apart. */
export const kindOf = <const Kind extends string>(kind: Kind) =>
  v.pipe(v.literal(kind), v.description('What is drawn; the fields below depend on it.'))

/** An optional remark. */
export const note = v.optional(
  v.pipe(text('note', 3, 160), v.description('What to know about it, in a few words.')),
)

/** Marks an entry by the accent colour. */
export const key = flag('key', 'true draws it in the accent colour.')

/** Fields of every figure. */
export const common = {
  // Part of the figure's text alternative.
  caption: v.pipe(
    text('caption', 20, 280),
    v.description(
      'What the figure shows and what to see in it, for people who do not see it as well.',
    ),
  ),
  sample: flag(
    'sample',
    'true where the figure is invented: it is then marked so beside the caption.',
  ),
}
