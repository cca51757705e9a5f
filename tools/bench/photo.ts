import sharp from 'sharp'

const known = new Map<number, Promise<Buffer>>()

async function draw(width: number, height: number): Promise<Buffer> {
  // Soft shapes with grain: about as many bytes as a photograph of that size (25 KiB at 640 x 360).
  let seed = 7
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % 256
  }
  const coarse = { width: 48, height: 27, channels: 3 } as const
  const base = Buffer.from(
    Array.from({ length: coarse.width * coarse.height * coarse.channels }, next),
  )
  const grain = Buffer.from(Array.from({ length: width * height }, () => 118 + (next() % 20)))
  const shapes = await sharp(base, { raw: coarse })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .toBuffer()
  return sharp(shapes, { raw: { width, height, channels: 3 } })
    .composite([{ input: grain, raw: { width, height, channels: 1 }, blend: 'soft-light' }])
    .webp({ quality: 60, effort: 2 })
    .toBuffer()
}

/** Placeholder for a photograph of the stock host; the same for each size. */
export function photo(width: number, height: number): Promise<Buffer> {
  const size = Math.min(Math.max(Math.round(width) || 640, 16), 2000)
  const picture =
    known.get(size) ?? draw(size, Math.min(Math.round(height) || Math.round((size * 9) / 16), 2000))
  known.set(size, picture)
  return picture
}
