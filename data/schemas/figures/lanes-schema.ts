import * as v from 'valibot'
import { text } from '../text.ts'
import { group, list } from '../values.ts'
import { figureSchema, key, remark } from './fields.ts'
import { axisEnd, axisStep, moment, timeMistakes } from './time.ts'

/** Lanes over time: the days of a trip, the sides of a match, the tracks of an edit. */
export const LanesSchema = figureSchema(
  'lanes',
  {
    axis: group('The time that the figure covers.', {
      start: moment("Where the time begins, as a number or as a time such as '5:30' in quotes."),
      end: axisEnd,
      step: axisStep,
    }),
    band: v.optional(
      group(
        'A stretch of time that goes through all lanes, such as half-time or a free afternoon.',
        {
          from: moment('Where the stretch begins.'),
          to: moment('Where the stretch ends.'),
          name: text(3, 80, 'What it is.'),
        },
      ),
    ),
    lanes: list(
      v.strictObject({
        name: text(2, 40, 'The name of the lane.'),
        note: remark,
        items: list(
          v.strictObject({
            from: moment('When it begins.'),
            to: moment('When it ends.'),
            name: text(3, 90, 'What it is.'),
            key,
          }),
          [1, 14],
          'What happens in the lane, in order.',
        ),
      }),
      [2, 6],
      'The sides of a match, the days of a trip or the tracks of an edit.',
    ),
  },
  ({ axis, lanes, band }) =>
    timeMistakes(axis, [
      ...lanes.flatMap(({ items }, lane) =>
        items.map((span, index) => ({ path: ['lanes', lane, 'items', index], span })),
      ),
      ...(band ? [{ path: ['band'], span: band }] : []),
    ]),
)
