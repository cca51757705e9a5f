import * as v from 'valibot'
import { text } from '../text.ts'
import { common, kindOf, limitedList, note, number, oneOf } from './fields.ts'

/** Parts of a whole: photos of a test, answers of a class. */
export const SharesSchema = v.strictObject({
  kind: kindOf('shares'),
  ...common,
  drawn: oneOf('drawn', ['dots', 'bars'], 'Whether the parts are dots or bars.'),
  wholes: limitedList(
    'wholes',
    v.strictObject({
      name: v.pipe(
        text('name', 3, 120),
        v.description('What the whole is, or the question that was asked.'),
      ),
      parts: limitedList(
        'parts',
        v.strictObject({
          name: v.pipe(text('name', 1, 80), v.description('What the part is.')),
          count: v.pipe(number('count', 1, 1000), v.description('How many of the whole.')),
          tone: v.optional(
            oneOf(
              'tone',
              ['plain', 'key', 'faint'],
              'One of plain, key for the accent colour, and faint.',
            ),
          ),
          note,
        }),
        2,
        5,
        'Its parts, in order.',
      ),
    }),
    1,
    2,
    'One or two wholes that are made of parts.',
  ),
})
