import type { FigureOf } from '#content/types.ts'

/** A whole of a figure of shares, with its parts. */
export type Whole = FigureOf<'shares'>['wholes'][number]

/** What the parts of a whole count together. */
export const wholeCount = (parts: Whole['parts']) =>
  parts.reduce((sum, { count }) => sum + count, 0)

/** Tenths are enough for a small drawing, and keep the HTML small. */
export const tenths = (value: number) => Math.round(value * 10) / 10

/** A field of dots: how many are in a row, how far apart, and where its rows begin. */
interface DotGrid {
  perRow: number
  pitch: number
  left?: number
}

/** The dots from one number up to another, as a path: a line along those of each row. */
export function dotPath(
  from: number,
  to: number,
  { perRow, pitch, left = 0 }: DotGrid,
): string {
  let path = ''
  let dot = from
  while (dot < to) {
    const column = dot % perRow
    const count = Math.min(perRow - column, to - dot)
    const x = tenths(left + (column + 0.5) * pitch)
    const y = tenths((Math.floor(dot / perRow) + 0.5) * pitch)
    path += `M${x} ${y}h${tenths((count - 1) * pitch + 0.1)}`
    dot += count
  }
  return path
}
