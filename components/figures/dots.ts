import type { FigureOf } from '#content/types.ts'

/** What a figure of shares divides into parts, such as 400 test photos by result. */
export type Whole = FigureOf<'shares'>['wholes'][number]

/** The sum of the counts of the parts. */
export const wholeCount = (parts: Whole['parts']) =>
  parts.reduce((sum, { count }) => sum + count, 0)

/** Rounds a coordinate to tenths: exact enough for a small drawing, and short in the HTML. */
export const toTenths = (value: number) => Math.round(value * 10) / 10

/** Dots per row, the distance from one to the next, and the x coordinate where the rows begin. */
interface GridSize {
  dotsPerRow: number
  pitch: number
  left?: number
}

/** SVG path data with a line per row, along the dots with the indexes `from` to `to` - 1. */
export function dotPath(
  from: number,
  to: number,
  { dotsPerRow, pitch, left = 0 }: GridSize,
): string {
  let path = ''
  let dot = from
  while (dot < to) {
    const column = dot % dotsPerRow
    const count = Math.min(dotsPerRow - column, to - dot)
    const x = toTenths(left + (column + 0.5) * pitch)
    const y = toTenths((Math.floor(dot / dotsPerRow) + 0.5) * pitch)
    path += `M${x} ${y}h${toTenths((count - 1) * pitch + 0.1)}`
    dot += count
  }
  return path
}
