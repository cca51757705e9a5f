import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { readContent } from '#content/content-file.ts'

/** A Windows icon of one PNG picture of `size` pixels (learn.microsoft.com, ICONDIR). */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0])
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** Writes the web app manifest and, from the favicon, the icons that others ask for as pictures. */
export function writeAppFiles(root: string, out: string): void {
  const icon = readFileSync(join(root, 'public/favicon.svg'))
  const pictureOf = (size: number, background?: string) =>
    new Resvg(icon, { fitTo: { mode: 'width', value: size }, ...(background && { background }) })
      .render()
      .asPng()
  const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const
  for (const [name, size] of Object.entries(sizes))
    writeFileSync(join(out, name), pictureOf(size, '#12312c'))
  // Feed readers, old browsers and crawlers ask for this address without being told of it.
  writeFileSync(join(out, 'favicon.ico'), icoOf(pictureOf(48), 48))
  const site = readContent('data/site.yaml', root)
  const manifest = {
    name: site.alternateName,
    short_name: site.name,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: '#fbf8f1',
    theme_color: '#12312c',
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  }
  writeFileSync(join(out, 'site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`)
}
