/** A moment on a time axis: a number such as 23, or '5:30' (hours:minutes or minutes:seconds). */
export type Moment = number | string

/** A moment as a number on its axis: 330 for '5:30', 23 for 23. */
export function positionOf(moment: Moment): number {
  const [units = 0, sixtieths] = String(moment).split(':').map(Number)
  return sixtieths === undefined ? units : units * 60 + sixtieths
}
