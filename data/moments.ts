/** A moment on a time axis: a number such as 23, or '5:30' (hours:minutes or minutes:seconds). */
export type Moment = number | string

/** A moment as a number on its axis: 330 for '5:30', 23 for 23. */
export function positionOf(moment: Moment): number {
  const [units = 0, sixtieths] = String(moment).split(':').map(Number)
  return sixtieths === undefined ? units : units * 60 + sixtieths
}

/**
 * How many whole steps fit between two positions. The tolerance is for decimals, which binary
 * fractions only approach: 0.3 / 0.1 is 2.9999999999999996.
 */
export const stepsBetween = (start: number, end: number, step: number) =>
  Math.floor((end - start) / step + 1e-6)
