import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { root } from '#tools/root.ts'

/** The header's dark green, for systems that show no transparent icons. */
const BACKGROUND = '#12312c'

/** A Windows icon of one PNG picture of `size` pixels (learn.microsoft.com, ICONDIR). */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0])
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** The icons by their names in public/, drawn from the favicon. */
export function drawIcons(favicon: string): Record<string, Buffer> {
  const pictureOf = (size: number, background?: string) =>
    new Resvg(favicon, {
      fitTo: { mode: 'width', value: size },
      ...(background && { background }),
    })
      .render()
      .asPng()
  return {
    'apple-touch-icon.png': pictureOf(180, BACKGROUND),
    'icon-192.png': pictureOf(192, BACKGROUND),
    'icon-512.png': pictureOf(512, BACKGROUND),
    // Feed readers, old browsers and crawlers ask for this address although no page names it.
    'favicon.ico': icoOf(pictureOf(48), 48),
  }
}

/** Draws public/favicon.svg as the pictures that systems ask for: after it was replaced. */
export function main(): void {
  const favicon = readFileSync(join(root, 'public/favicon.svg'), 'utf8')
  for (const [name, picture] of Object.entries(drawIcons(favicon)))
    writeFileSync(join(root, 'public', name), picture)
}
