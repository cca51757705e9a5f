/** A moment on a time axis: a number such as 23, or '5:30' (hours:minutes or minutes:seconds). */
export type Moment = number | string

/** A moment as a number on its axis: 330 for '5:30', 23 for 23. */
export function positionOf(moment: Moment): number {
  const [whole = 0, part] = String(moment).split(':').map(Number)
  return part === undefined ? whole : whole * 60 + part
}
