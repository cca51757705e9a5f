import * as v from 'valibot'
import { text } from '../text.ts'
import { group, list, number } from '../values.ts'
import { figureSchema, remark } from './fields.ts'
import { axisEnd, axisStep, moment, positionOf, timeMistakes } from './time.ts'

/** Curves over time: a retention graph, two pieces and their readers. */
export const CurveSchema = figureSchema(
  'curve',
  {
    height: text(5, 60, 'What the height of a curve means, in a few words; it runs from 0 to 100.'),
    axis: group('The time that the figure covers.', {
      name: text(3, 40, 'What the numbers below a curve count, such as days after the release.'),
      end: axisEnd,
      step: axisStep,
    }),
    lines: list(
      v.strictObject({
        name: text(3, 40, 'What the curve belongs to.'),
        note: remark,
        points: v.pipe(
          list(
            v.tuple([moment(), number(0, 100)], "must be two numbers, such as ['0:20', 84]"),
            [3, 20],
            "Moment and height of each point in the order of time, such as ['0:20', 84].",
          ),
          v.check(
            (points) =>
              points.every(
                ([at], index) =>
                  index === 0 || positionOf(at) > positionOf(points[index - 1]?.[0] ?? 0),
              ),
            'must be in the order of time',
          ),
        ),
      }),
      [1, 2],
      'One or two curves.',
    ),
  },
  ({ axis, lines }) =>
    timeMistakes(
      axis,
      lines.flatMap(({ points }, line) =>
        points.map(([from], index) => ({ path: ['lines', line, 'points', index], span: { from } })),
      ),
    ),
)
