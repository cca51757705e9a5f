import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { root } from '#tools/root.ts'

/** The header's dark green, for systems that cannot show transparent icons. */
const BACKGROUND = '#12312c'

/** A Windows icon file with one PNG, `size` pixels wide and high (learn.microsoft.com, ICONDIR). */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0])
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** Draws all icons from the favicon; the keys are their file names in public/. */
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
    // Feed readers, old browsers and crawlers request /favicon.ico although no page links to it.
    'favicon.ico': icoOf(pictureOf(48), 48),
  }
}

/** Draws public/favicon.svg as PNG and ICO files; run it after the favicon was replaced. */
export function main(): void {
  const favicon = readFileSync(join(root, 'public/favicon.svg'), 'utf8')
  for (const [name, picture] of Object.entries(drawIcons(favicon)))
    writeFileSync(join(root, 'public', name), picture)
}
