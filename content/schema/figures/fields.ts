import * as v from 'valibot'
import { text } from '../text.ts'
import { described, flag, object } from '../values.ts'

/** A mistake across fields of a figure, with the path to its place. */
export interface Mistake {
  path: readonly (string | number)[]
  message: string
}

/** An optional remark. */
export const remark = v.optional(
  text(3, 160, 'What to know about it, in a few words.'),
)

/** Marks an entry by the accent colour. */
export const key = v.optional(flag('true draws it in the accent colour.'))

/** Fields of every figure; `kind` tells them apart. */
const common = <const Kind extends string>(kind: Kind) => ({
  kind: described(
    v.literal(kind),
    'What is drawn; the fields below depend on it.',
  ),
  // Part of the figure's text alternative.
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

/** A kind of figure, checked across its fields: a moment off the axis, a missing note. */
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
    object({ ...common(kind), ...entries }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const { path, message } of mistakesIn(dataset.value)) {
        // Only the keys are read (content/read/check-file.ts).
        const steps = path.map((key) => ({ key })) as unknown as [
          v.IssuePathItem,
        ]
        addIssue({ message, path: steps })
      }
    }),
  )
