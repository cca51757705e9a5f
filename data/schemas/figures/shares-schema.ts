import * as v from 'valibot'
import { text } from '../text.ts'
import { list, number, oneOf } from '../values.ts'
import { figureSchema, remark } from './fields.ts'

/** Parts of a whole: photos of a test, answers of a class. */
export const SharesSchema = figureSchema('shares', {
  drawn: oneOf(['dots', 'bars'], 'Whether the parts are dots or bars.'),
  wholes: list(
    v.strictObject({
      name: text(3, 120, 'What the whole is, or the question that was asked.'),
      parts: list(
        v.strictObject({
          name: text(1, 80, 'What the part is.'),
          count: number(1, 1000, 'How many of the whole.'),
          tone: v.optional(
            oneOf(['plain', 'key', 'faint'], 'One of plain, key for the accent colour, and faint.'),
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
})
