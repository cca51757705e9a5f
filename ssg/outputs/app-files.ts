import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { site } from '../../data/site.ts'

/** Writes the web app manifest and, from the favicon, the icons of the home screen. */
export async function writeAppFiles(root: string, out: string): Promise<void> {
  const icon = readFileSync(join(root, 'public/favicon.svg'))
  const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const
  for (const [name, size] of Object.entries(sizes))
    await sharp(icon, { density: 1200 })
      .resize(size, size)
      .flatten({ background: '#12312c' })
      .png({ compressionLevel: 9 })
      .toFile(join(out, name))
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
