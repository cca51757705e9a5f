import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { readContent } from '#ssg/content/content-file.ts'

/** Writes the web app manifest and, from the favicon, the icons of the home screen. */
export function writeAppFiles(root: string, out: string): void {
  const icon = readFileSync(join(root, 'public/favicon.svg'))
  const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const
  for (const [name, size] of Object.entries(sizes))
    writeFileSync(
      join(out, name),
      new Resvg(icon, { fitTo: { mode: 'width', value: size }, background: '#12312c' })
        .render()
        .asPng(),
    )
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
