import * as v from 'valibot'
import { text } from '../text.ts'
import { common, flag, kindOf, limitedList, type Mistake, number } from './fields.ts'

/**
 * A scoring sheet: criteria with weights, then the scores of each entry. The sums are computed
 * while building.
 */
export const ScoresSchema = v.strictObject({
  kind: kindOf('scores'),
  ...common,
  criteria: v.pipe(
    limitedList(
      'criteria',
      v.strictObject({
        name: v.pipe(text('name', 3, 60), v.description('The criterion in a few words.')),
        weight: v.pipe(
          number('weight', 1, 100),
          v.description('Its weight; all weights make 100 together.'),
        ),
      }),
      2,
      5,
      'What is scored, two to five criteria.',
    ),
    v.check(
      (criteria) => criteria.reduce((sum, { weight }) => sum + weight, 0) === 100,
      (issue) =>
        'The weights of all criteria must make 100 together, they make ' +
        `${issue.input.reduce((sum, { weight }) => sum + weight, 0)}`,
    ),
  ),
  entries: limitedList(
    'entries',
    v.strictObject({
      name: v.pipe(text('name', 2, 40), v.description('The name of the entry.')),
      scores: limitedList(
        'scores',
        number('A score', 0, 10),
        2,
        5,
        'One score from 0 to 10 for each criterion, in the same order.',
      ),
      note: v.pipe(
        text('note', 5, 120),
        v.description('The catch, or for whom it is the right one.'),
      ),
      out: flag('out', 'true where it is left out of the ranking; the note says why.'),
    }),
    2,
    6,
    'What is compared; the order is made from the sums.',
  ),
})

/** Entries without a score for each criterion. */
export function* scoresMistakes({
  criteria,
  entries,
}: v.InferOutput<typeof ScoresSchema>): Generator<Mistake> {
  for (const [index, { scores }] of entries.entries())
    if (scores.length !== criteria.length)
      yield {
        path: ['entries', index, 'scores'],
        message:
          `scores needs one number for each of the ${criteria.length} criteria, it has ` +
          `${scores.length}`,
      }
}
