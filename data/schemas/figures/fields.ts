import * as v from 'valibot'
import { text } from '../text.ts'
import { described, flag } from '../values.ts'

/** A mistake across fields of a figure, with the path to its place. */
export interface Mistake {
  path: readonly (string | number)[]
  message: string
}

/** The field that tells the kinds of figure apart. */
export const kindOf = <const Kind extends string>(kind: Kind) =>
  described(v.literal(kind), 'What is drawn; the fields below depend on it.')

/** An optional remark. */
export const remark = v.optional(text(3, 160, 'What to know about it, in a few words.'))

/** Marks an entry by the accent colour. */
export const key = v.optional(flag('true draws it in the accent colour.'))

/** Fields of every figure. */
export const common = {
  // Part of the figure's text alternative.
  caption: text(
    20,
    280,
    'What the figure shows and what to see in it, for people who do not see it as well.',
  ),
  sample: v.optional(
    flag('true where the figure is invented: it is then marked so beside the caption.'),
  ),
}
