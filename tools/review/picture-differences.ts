import { diffArrays } from 'diff'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** A decoded picture, four bytes per pixel. */
export interface Pixels {
  data: Buffer
  width: number
  height: number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface PictureDifferences {
  before: Box[]
  after: Box[]
}

/** Differences closer than this, in rows, are one area. */
const NEAR = 28
const MARGIN = 6
/**
 * Fewer differing rows or pixels below a moved place do not count: a shift by part of a pixel
 * changes the antialiasing.
 */
const STRAY_ROWS = 3
const STRAY_PIXELS = 40

export async function decode(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** A hash per row (FNV-1a), to find rows that only moved. */
function rowHashes({ data, width, height }: Pixels): number[] {
  const words = new Uint32Array(data.buffer, data.byteOffset, width * height)
  return Array.from({ length: height }, (_, row) => {
    let hash = 0x811c9dc5
    for (let at = row * width; at < (row + 1) * width; at++)
      hash = Math.imul(hash ^ (words[at] as number), 0x01000193)
    return hash >>> 0
  })
}

interface Hunk {
  before: [from: number, to: number]
  after: [from: number, to: number]
}

const rowsIn = ([from, to]: [number, number]) => to - from

/**
 * Runs of rows without a match on the other side, ignoring stray matches; adjacent runs are merged.
 */
function hunksOf(before: number[], after: number[]): Hunk[] {
  let top = 0
  while (top < Math.min(before.length, after.length) && before[top] === after[top]) top++
  let bottom = 0
  while (
    bottom < Math.min(before.length, after.length) - top &&
    before.at(-1 - bottom) === after.at(-1 - bottom)
  )
    bottom++
  const [middleBefore, middleAfter] = [
    before.slice(top, before.length - bottom),
    after.slice(top, after.length - bottom),
  ]
  // A completely rearranged page is one difference; matching its rows would take too long.
  const parts = diffArrays(middleBefore, middleAfter, { maxEditLength: 5000 })
  if (!parts)
    return [{ before: [top, before.length - bottom], after: [top, after.length - bottom] }]
  const runs: Hunk[] = []
  let [old, fresh] = [top, top]
  let open = false
  for (const { added, removed, count } of parts) {
    if (added || removed) {
      if (!open) runs.push({ before: [old, old], after: [fresh, fresh] })
      const run = runs.at(-1) as Hunk
      if (removed) run.before[1] += count
      else run.after[1] += count
    }
    open = Boolean(added || removed)
    if (!added) old += count
    if (!removed) fresh += count
  }
  const hunks: Hunk[] = []
  for (const run of runs) {
    if (moved(run) && Math.max(rowsIn(run.before), rowsIn(run.after)) <= STRAY_ROWS) continue
    const last = hunks.at(-1)
    if (last && Math.max(run.before[0] - last.before[1], run.after[0] - last.after[1]) < NEAR) {
      last.before[1] = run.before[1]
      last.after[1] = run.after[1]
    } else hunks.push(run)
  }
  return hunks
}

/** Whether a change above has moved this place up or down. */
const moved = ({ before, after }: Hunk) =>
  before[0] !== after[0] || rowsIn(before) !== rowsIn(after)

const band = ({ data, width }: Pixels, [from, to]: [number, number]): Uint8Array =>
  data.subarray(from * width * 4, to * width * 4)

/** Columns of a band of rows that differ from the left edge's colour; undefined if none do. */
function written(pixels: Pixels, rows: [number, number]): Box | undefined {
  const { width } = pixels
  const bytes = band(pixels, rows)
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
  let [left, right] = [width, -1]
  for (let row = 0; row < rowsIn(rows); row++) {
    for (let x = 0; x < width; x++) {
      if (words[row * width + x] === words[row * width]) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
    }
  }
  return right < 0
    ? undefined
    : { x: left, y: rows[0], width: right - left + 1, height: rowsIn(rows) }
}

const whole = ({ width }: Pixels, rows: [number, number]): Box => ({
  x: 0,
  y: rows[0],
  width,
  height: rowsIn(rows),
})

/** Difference between two bands of the same height; undefined if it is not visible. */
function painted(before: Pixels, after: Pixels, hunk: Hunk): Box | undefined {
  const { width } = after
  const height = rowsIn(hunk.after)
  const mask = new Uint8Array(width * height * 4)
  const count = pixelmatch(
    band(before, hunk.before),
    band(after, hunk.after),
    mask,
    width,
    height,
    { threshold: 0.1, diffMask: true },
  )
  if (count <= (moved(hunk) ? STRAY_PIXELS : 0)) return undefined
  let [left, right, top, bottom] = [width, -1, height, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (mask[(y * width + x) * 4 + 3] === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return { x: left, y: hunk.after[0] + top, width: right - left + 1, height: bottom - top + 1 }
}

/**
 * Areas that differ between two pictures of one page, on each of them. Content that only moved up
 * or down does not count.
 */
export function findDifferences(before: Pixels, after: Pixels): PictureDifferences {
  const differences: PictureDifferences = { before: [], after: [] }
  if (before.width !== after.width)
    throw new Error(
      `Pictures of different widths cannot be compared: ${before.width} and ${after.width}`,
    )
  for (const hunk of hunksOf(rowHashes(before), rowHashes(after))) {
    const [gone, come] = [rowsIn(hunk.before), rowsIn(hunk.after)]
    if (gone === come) {
      const box = painted(before, after, hunk)
      if (!box) continue
      differences.after.push(box)
      differences.before.push({ ...box, y: box.y - hunk.after[0] + hunk.before[0] })
      continue
    }
    const old = gone > 0 ? written(before, hunk.before) : undefined
    const fresh = come > 0 ? written(after, hunk.after) : undefined
    // Both bands are empty: the empty space itself grew or shrank.
    if (old) differences.before.push(old)
    else if (!fresh && gone > 0) differences.before.push(whole(before, hunk.before))
    if (fresh) differences.after.push(fresh)
    else if (!old && come > 0) differences.after.push(whole(after, hunk.after))
  }
  return differences
}

/** The picture with its areas framed, reduced in size for pages with many pictures. */
export async function drawDifferences(
  png: Buffer,
  { width, height }: Pixels,
  boxes: readonly Box[],
): Promise<Buffer> {
  const frames = boxes.map(({ x, y, width: w, height: h }) => {
    const [left, top] = [Math.max(1.5, x - MARGIN), Math.max(1.5, y - MARGIN)]
    const [right, bottom] = [
      Math.min(width - 1.5, x + w + MARGIN),
      Math.min(height - 1.5, y + h + MARGIN),
    ]
    return (
      `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" ` +
      'fill="#b3261e" fill-opacity="0.08" stroke="#b3261e" stroke-width="3"/>'
    )
  })
  const overlay = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `${frames.join('')}</svg>`,
  )
  return sharp(png)
    .composite(frames.length > 0 ? [{ input: overlay }] : [])
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer()
}
