import * as v from 'valibot'
import { text } from '../text.ts'
import { common, key, kindOf, limitedList, type Mistake, note } from './fields.ts'
import { axisEnd, axisStep, moment, timeMistakes } from './time.ts'

/** Lanes over time: the days of a trip, the sides of a match, the tracks of an edit. */
export const LanesSchema = v.strictObject({
  kind: kindOf('lanes'),
  ...common,
  axis: v.pipe(
    v.strictObject({
      start: v.pipe(
        moment('start'),
        v.description("Where the time begins, as a number or as a time such as '5:30' in quotes."),
      ),
      end: axisEnd,
      step: axisStep,
    }),
    v.description('The time that the figure covers.'),
  ),
  band: v.optional(
    v.pipe(
      v.strictObject({
        from: v.pipe(moment('from'), v.description('Where the stretch begins.')),
        to: v.pipe(moment('to'), v.description('Where the stretch ends.')),
        name: v.pipe(text('name', 3, 80), v.description('What it is.')),
      }),
      v.description(
        'A stretch of time that goes through all lanes, such as half-time or a free afternoon.',
      ),
    ),
  ),
  lanes: limitedList(
    'lanes',
    v.strictObject({
      name: v.pipe(text('name', 2, 40), v.description('The name of the lane.')),
      note,
      items: limitedList(
        'items',
        v.strictObject({
          from: v.pipe(moment('from'), v.description('When it begins.')),
          to: v.pipe(moment('to'), v.description('When it ends.')),
          name: v.pipe(text('name', 3, 90), v.description('What it is.')),
          key,
        }),
        1,
        14,
        'What happens in the lane, in order.',
      ),
    }),
    2,
    6,
    'The sides of a match, the days of a trip or the tracks of an edit.',
  ),
})

/** Items and band off the axis. */
export const lanesMistakes = ({
  axis,
  lanes,
  band,
}: v.InferOutput<typeof LanesSchema>): Iterable<Mistake> =>
  timeMistakes(axis, [
    ...lanes.flatMap(({ items }, lane) =>
      items.map((span, index) => ({ path: ['lanes', lane, 'items', index], span })),
    ),
    ...(band ? [{ path: ['band'], span: band }] : []),
  ])
