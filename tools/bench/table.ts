import type { Spread } from './statistics.ts'

/** Formats rows in columns: the first is left-aligned, all others right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join(
    '\n',
  )
}

export const none = '–'

/** A figure, marked if it misses its budget. */
export const figure = (value: number | undefined, goal: number, digits = 0) =>
  value === undefined ? none : `${value.toFixed(digits)}${value > goal ? ' !' : ''}`

/** '1.04 (0.98–1.11)' */
export const withSpread = (
  spread: Spread | undefined,
  goal = Number.POSITIVE_INFINITY,
  digits = 2,
) =>
  spread
    ? `${spread.median.toFixed(digits)} ` +
      `(${spread.min.toFixed(digits)}–${spread.max.toFixed(digits)})` +
      (spread.median > goal ? ' !' : '')
    : none
