import * as v from 'valibot'
import { text } from '../text.ts'
import { flag, object, withDescription } from '../values.ts'

/** A mistake that involves several fields of a figure, with the path of the field to report. */
export interface Mistake {
  path: readonly (string | number)[]
  message: string
}

/** Schema of an optional remark on a part of a figure. */
export const remark = v.optional(
  text(3, 160, 'What to know about it, in a few words.'),
)

/** Schema of the field that tells whether an entry is drawn in the accent colour. */
export const key = v.optional(flag('true draws it in the accent colour.'))

/** Fields that every figure has. */
const commonFields = <const Kind extends string>(kind: Kind) => ({
  kind: withDescription(
    v.literal(kind),
    'What is drawn; the fields below depend on it.',
  ),
  // The caption is also part of the figure's text alternative.
  caption: text(
    20,
    280,
    'What the figure shows and what to see in it, for people who do not see it as well.',
  ),
  sample: v.optional(
    flag(
      'true where the figure is invented: it is then marked so beside the caption.',
    ),
  ),
})

/**
 * Schema of one kind of figure. `mistakesIn` finds mistakes that involve several fields, such as a
 * time outside the axis or a note that is missing.
 */
export const figureSchema = <
  const Kind extends string,
  Entries extends v.ObjectEntries,
>(
  kind: Kind,
  entries: Entries,
  mistakesIn: (
    values: v.InferOutput<v.ObjectSchema<Entries, undefined>>,
  ) => Iterable<Mistake> = () => [],
) =>
  v.pipe(
    object({ ...commonFields(kind), ...entries }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const { path, message } of mistakesIn(dataset.value)) {
        // The path items have only keys, since nothing else is read (issue-messages.ts).
        const pathItems = path.map((key) => ({ key })) as unknown as [
          v.IssuePathItem,
        ]
        addIssue({ message, path: pathItems })
      }
    }),
  )
