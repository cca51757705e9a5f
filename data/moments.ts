/** A moment on an axis: 23, or '5:30' where an hour or a minute has sixty parts. */
export type Moment = number | string

/** A moment as a number: '5:30' is 330, 23 is 23. */
export function positionOf(moment: Moment): number {
  const [whole = 0, part] = String(moment).split(':').map(Number)
  return part === undefined ? whole : whole * 60 + part
}
