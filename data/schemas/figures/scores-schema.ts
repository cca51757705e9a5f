import * as v from 'valibot'
import { text } from '../text.ts'
import { flag, list, number } from '../values.ts'
import { figureSchema } from './fields.ts'

/**
 * A scoring sheet: criteria with weights, then the scores of each entry. The sums are computed
 * while building.
 */
export const ScoresSchema = figureSchema(
  'scores',
  {
    criteria: v.pipe(
      list(
        v.strictObject({
          name: text(3, 60, 'The criterion in a few words.'),
          weight: number(1, 100, 'Its weight; all weights make 100 together.'),
        }),
        [2, 5],
        'What is scored, two to five criteria.',
      ),
      v.check(
        (criteria) => criteria.reduce((sum, { weight }) => sum + weight, 0) === 100,
        (issue) =>
          'The weights of all criteria must make 100 together, they make ' +
          `${issue.input.reduce((sum, { weight }) => sum + weight, 0)}`,
      ),
    ),
    entries: list(
      v.strictObject({
        name: text(2, 40, 'The name of the entry.'),
        scores: list(
          number(0, 10),
          [2, 5],
          'One score from 0 to 10 for each criterion, in the same order.',
        ),
        note: text(5, 120, 'The catch, or for whom it is the right one.'),
        out: v.optional(flag('true where it is left out of the ranking; the note says why.')),
      }),
      [2, 6],
      'What is compared; the order is made from the sums.',
    ),
  },
  function* ({ criteria, entries }) {
    for (const [index, { scores }] of entries.entries())
      if (scores.length !== criteria.length)
        yield {
          path: ['entries', index, 'scores'],
          message:
            `needs one number for each of the ${criteria.length} criteria, it has ` +
            `${scores.length}`,
        }
  },
)
