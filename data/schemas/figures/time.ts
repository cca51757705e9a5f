import * as v from 'valibot'
import { described } from '../values.ts'
import type { Mistake } from './fields.ts'

/** A moment on an axis: 23, or '5:30' where an hour or a minute has sixty parts. */
export type Moment = number | string

/** A moment as a number: '5:30' is 330, 23 is 23. */
export function positionOf(moment: Moment): number {
  const [whole = 0, part] = String(moment).split(':').map(Number)
  return part === undefined ? whole : whole * 60 + part
}

/** A field that takes a Moment. */
export const moment = (description?: string) => {
  const message = "must be a number, or a time such as '5:30' in quotes"
  return described(
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

/** Fields of an axis in time. */
export const axisEnd = moment(
  "Where the time ends, as a number or as a time such as '5:30' in quotes.",
)
export const axisStep = moment('The distance between the numbers below the figure.')

interface Span {
  from: Moment
  to?: Moment | undefined
}

interface Axis {
  start?: Moment
  end: Moment
}

/** The mistake in a time span on an axis, if there is one. */
function outOfTime({ from, to = from }: Span, { start = 0, end }: Axis): string | undefined {
  if (positionOf(to) < positionOf(from)) return `ends at ${to}, before it begins at ${from}`
  if (positionOf(from) >= positionOf(start) && positionOf(to) <= positionOf(end)) return undefined
  return (
    `lies off the axis, which runs from ${start} to ${end}: it is at ${from}` +
    (to === from ? '' : ` to ${to}`)
  )
}

/** Spans that end before they begin or lie off the axis. */
export function* timeMistakes(
  axis: Axis,
  spans: readonly { path: Mistake['path']; span: Span }[],
): Generator<Mistake> {
  for (const { path, span } of spans) {
    const message = outOfTime(span, axis)
    if (message) yield { path, message }
  }
}
