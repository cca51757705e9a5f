import * as v from 'valibot'
import { type Moment, positionOf, stepsBetween } from '#data/moments.ts'
import { icon, text } from '../text.ts'
import { group, list, number, object, withDescription } from '../values.ts'
import { figureSchema, key, type Mistake, remark } from './fields.ts'

/** Schema of a moment on a time axis: a number, or a time such as '5:30'. */
const moment = (description?: string) => {
  const message = "must be a number, or a time such as '5:30' in quotes"
  return withDescription(
    v.union(
      [
        v.pipe(v.number(message), v.minValue(0, message)),
        v.pipe(v.string(message), v.regex(/^\d{1,3}:[0-5]\d$/, message)),
      ],
      message,
    ),
    description,
  )
}

/** Fields that the time axes of curves and lanes share. */
const axisFields = {
  end: moment('Where the time ends, as a number or as a time such as 5:30.'),
  step: moment('The distance between the numbers below the figure.'),
}

/** A moment or a stretch of time, with the path of its field in the figure. */
type Span = Pick<Mistake, 'path'> & { from: Moment; to?: Moment | undefined }

/** The time that a figure covers. */
interface Period {
  start?: Moment
  end: Moment
}

/** Whether a period ends after its start; in any other, a moment has no place. */
const hasLength = ({ start = 0, end }: Period) =>
  positionOf(end) > positionOf(start)

/** How many numbers have room below a figure; on a phone, each of 20 has about 16 px. */
const MAX_NUMBERS = 20

/** A mistake if a time axis has no length, or cannot show the numbers that its step makes. */
function* axisMistakes(axis: Period & { step: Moment }): Generator<Mistake> {
  const { start = 0, end, step } = axis
  const numbers =
    1 + stepsBetween(positionOf(start), positionOf(end), positionOf(step))
  if (!hasLength(axis))
    yield {
      path: ['axis', 'end'],
      message: `must be after the start, which is ${start}: it is ${end}`,
    }
  else if (positionOf(step) === 0)
    yield {
      path: ['axis', 'step'],
      message: `must be more than 0, not ${step}`,
    }
  else if (numbers > MAX_NUMBERS)
    yield {
      path: ['axis', 'step'],
      message:
        `makes ${numbers} numbers below the figure, where ${MAX_NUMBERS} have room: write a ` +
        "larger step, and a time such as '2:00' where the end is a time",
    }
}

/** A mistake for each span that ends before it begins or is outside the axis. */
function* timeMistakes(
  { start = 0, end }: Period,
  spans: readonly Span[],
): Generator<Mistake> {
  for (const { path, from, to = from } of spans) {
    const [firstPosition, lastPosition] = [positionOf(from), positionOf(to)]
    const range = to === from ? from : `${from} to ${to}`
    if (lastPosition < firstPosition)
      yield { path, message: `ends at ${to}, before it begins at ${from}` }
    else if (
      firstPosition < positionOf(start) ||
      lastPosition > positionOf(end)
    )
      yield {
        path,
        message: `lies off the axis, which runs from ${start} to ${end}: it is at ${range}`,
      }
  }
}

/**
 * The mistakes of timeMistakes, and one for each span that begins before the span above it.
 * `listName` is the name of the list of these spans.
 */
function* listMistakes(
  axis: Period,
  listName: string,
  spans: readonly Span[],
): Generator<Mistake> {
  yield* timeMistakes(axis, spans)
  for (const [index, { path, from }] of spans.entries()) {
    const previousStart = spans[index - 1]?.from ?? 0
    if (positionOf(from) < positionOf(previousStart))
      yield {
        path,
        message:
          `begins at ${from}, before the one above it in ${listName}, at ${previousStart}: ` +
          'correct a time, or put them in the order of time',
      }
  }
}

/** Schema of curves over time, such as the share of viewers who are still watching a video. */
export const CurveSchema = figureSchema(
  'curve',
  {
    height: text(
      5,
      60,
      'What the height of a curve means, in a few words; it runs from 0 to 100.',
    ),
    axis: group('The time that the figure covers.', {
      name: text(
        3,
        40,
        'What the numbers below a curve count, such as days after the release.',
      ),
      ...axisFields,
    }),
    lines: list(
      object({
        name: text(3, 40, 'What the curve belongs to.'),
        note: remark,
        points: list(
          v.strictTuple(
            [moment(), number(0, 100)],
            "must be two numbers, such as ['0:20', 84]",
          ),
          [3, 20],
          'Moment and height of each point in the order of time, such as 0:20, 84.',
        ),
      }),
      [1, 2],
      'One or two curves.',
    ),
  },
  function* ({ axis, lines }) {
    yield* axisMistakes(axis)
    if (!hasLength(axis)) return
    for (const [lineIndex, { name, points }] of lines.entries()) {
      const spans = points.map(([from], index) => ({
        path: ['lines', lineIndex, 'points', index],
        from,
      }))
      yield* listMistakes(axis, name, spans)
    }
  },
)

/** Schema of lanes on a time axis: days of a trip, sides of a match, tracks of a video edit. */
export const LanesSchema = figureSchema(
  'lanes',
  {
    axis: group('The time that the figure covers.', {
      start: moment(
        'Where the time begins, as a number or as a time such as 5:30.',
      ),
      ...axisFields,
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
      object({
        name: text(2, 40, 'The name of the lane.'),
        note: remark,
        items: list(
          object({
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
  function* ({ axis, lanes, band }) {
    yield* axisMistakes(axis)
    if (!hasLength(axis)) return
    if (band) yield* timeMistakes(axis, [{ path: ['band'], ...band }])
    for (const [laneIndex, { name, items }] of lanes.entries()) {
      const spans = items.map((span, index) => ({
        path: ['lanes', laneIndex, 'items', index],
        ...span,
      }))
      yield* listMistakes(axis, name, spans)
    }
  },
)

/** Schema of a storyboard: the scenes of a video. */
export const ScenesSchema = figureSchema(
  'scenes',
  {
    length: moment('How long the video runs, such as 1:30.'),
    scenes: list(
      object({
        at: moment('When the scene begins, such as 0:14.'),
        says: text(5, 200, 'What is said.'),
        shows: text(3, 120, 'What is seen meanwhile.'),
        icon: v.optional(icon),
        note: remark,
      }),
      [3, 8],
      'The scenes of the video, in order.',
    ),
  },
  function* ({ length, scenes }) {
    if (!hasLength({ end: length })) {
      yield { path: ['length'], message: `must be more than 0, not ${length}` }
      return
    }
    const starts = scenes.map(({ at }, index) => ({
      path: ['scenes', index, 'at'],
      from: at,
    }))
    yield* listMistakes({ end: length }, 'scenes', starts)
  },
)
