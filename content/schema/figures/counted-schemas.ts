import * as v from 'valibot'
import { internalPath, text } from '../text.ts'
import { flag, list, number, object, oneOf, wholeNumber } from '../values.ts'
import { figureSchema, remark } from './fields.ts'

const sumOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, each) => sum + each, 0)

/**
 * The sum of the weights to two decimals, since binary fractions only approach decimals: 33.4, 33.3
 * and 33.3 make 99.99999999999999.
 */
function totalWeight(criteria: readonly { weight: number }[]) {
  const weights = criteria.map(({ weight }) => weight)
  return Math.round(sumOf(weights) * 100) / 100
}

/**
 * Schema of a scoring sheet: weighted criteria, and the scores of each entry, from which the build
 * computes the sums.
 */
export const ScoresSchema = figureSchema(
  'scores',
  {
    criteria: v.pipe(
      list(
        object({
          name: text(3, 60, 'The criterion in a few words.'),
          weight: number(1, 100, 'Its weight; all weights make 100 together.'),
        }),
        [2, 5],
        'What is scored, two to five criteria.',
      ),
      v.check(
        (criteria) => totalWeight(criteria) === 100,
        ({ input }) =>
          `The weights of all criteria must make 100 together, they make ${totalWeight(input)}`,
      ),
    ),
    entries: list(
      object({
        name: text(2, 40, 'The name of the entry.'),
        scores: list(
          number(0, 10),
          [2, 5],
          'One score from 0 to 10 for each criterion, in the same order.',
        ),
        note: text(5, 120, 'The catch, or for whom it is the right one.'),
        picture: v.optional(
          internalPath(
            'A square picture of it in public/, shown at 96, 32 and 16 pixels.',
          ),
        ),
        out: v.optional(
          flag('true where it is left out of the ranking; the note says why.'),
        ),
      }),
      [2, 6],
      'What is compared; the order is made from the sums.',
    ),
  },
  function* ({ criteria: { length }, entries }) {
    for (const [index, { scores }] of entries.entries())
      if (scores.length !== length)
        yield {
          path: ['entries', index, 'scores'],
          message: `needs one number for each of the ${length} criteria, it has ${scores.length}`,
        }
  },
)

/** The number that a name starts with, such as 1200 for '1,200 photos'; undefined if none. */
const leadingNumber = (name: string) => {
  const [digits] = name.match(/^\d[\d,]*(?= )/) ?? []
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}

/**
 * Schema of a chart of how something is divided, such as 400 test photos by result, or a school
 * class by answer.
 */
export const SharesSchema = figureSchema(
  'shares',
  {
    drawn: oneOf(['dots', 'bars'], 'Whether the parts are dots or bars.'),
    wholes: list(
      object({
        name: text(
          3,
          120,
          'What the whole is, or the question that was asked.',
        ),
        parts: list(
          object({
            name: text(1, 80, 'What the part is.'),
            count: wholeNumber(1, 1000, 'How many of the whole.'),
            tone: v.optional(
              oneOf(
                ['plain', 'key', 'faint'],
                'One of plain, key for the accent colour, and faint.',
              ),
            ),
            note: remark,
          }),
          [2, 5],
          'Its parts, in order.',
        ),
      }),
      [1, 2],
      'One or two wholes that are made of parts.',
    ),
  },
  function* ({ wholes }) {
    for (const [index, { name, parts }] of wholes.entries()) {
      const namedTotal = leadingNumber(name)
      const sumOfParts = sumOf(parts.map(({ count }) => count))
      // Counts that make 100 may be percentages of the total, or the number another one, as in
      // '3 in 4 readers'.
      const isOtherTotal = namedTotal !== undefined && namedTotal !== sumOfParts
      if (isOtherTotal && sumOfParts !== 100)
        yield {
          path: ['wholes', index, 'name'],
          message:
            `says ${namedTotal}, and the counts of its parts make ${sumOfParts}: ` +
            'correct the number, or the count of a part, or begin with a word if it is no total',
        }
    }
  },
)
