/** Median of several measurements with their minimum and maximum. */
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

/** Spread of the defined values; undefined if there are none. */
export function spreadOf(values: readonly (number | undefined)[]): Spread | undefined {
  const sorted = values
    .filter((value) => value !== undefined && Number.isFinite(value))
    .sort((a, b) => (a as number) - (b as number)) as number[]
  if (sorted.length === 0) return undefined
  return { median: middle(sorted), min: sorted[0] as number, max: sorted.at(-1) as number }
}

/** Ratio of page to twin in each round: a slow moment of the machine affects both of a pair. */
export const ratioOf = (
  page: readonly (number | undefined)[],
  twin: readonly (number | undefined)[],
): Spread | undefined =>
  spreadOf(
    page.map((value, round) =>
      value === undefined || !twin[round] ? undefined : value / (twin[round] as number),
    ),
  )
