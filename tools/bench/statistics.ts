/** The middle of several measurements, with the least and the greatest of them. */
export interface Spread {
  median: number
  min: number
  max: number
}

const middle = (sorted: readonly number[]) => {
  const half = sorted.length / 2
  return sorted.length % 2
    ? (sorted[Math.floor(half)] as number)
    : ((sorted[half - 1] as number) + (sorted[half] as number)) / 2
}

/** Of at least one measurement; those that are missing do not count. Undefined where there is none. */
export function spreadOf(values: readonly (number | undefined)[]): Spread | undefined {
  const sorted = values
    .filter((value) => value !== undefined && Number.isFinite(value))
    .sort((a, b) => (a as number) - (b as number)) as number[]
  if (sorted.length === 0) return undefined
  return { median: middle(sorted), min: sorted[0] as number, max: sorted.at(-1) as number }
}

/** How many times as long the page took as its twin, round by round: what slows the machine for a while slows both of a pair. */
export const ratioOf = (
  page: readonly (number | undefined)[],
  twin: readonly (number | undefined)[],
): Spread | undefined =>
  spreadOf(
    page.map((value, round) =>
      value === undefined || !twin[round] ? undefined : value / (twin[round] as number),
    ),
  )
