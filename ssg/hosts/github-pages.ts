import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * GitHub Pages answers /about from about.html, but /about/ only from about/index.html: lays a copy there for each page.
 * The canonical link in the copy names the one address. Returns how many copies were written.
 */
export function addSlashCopies(dir: string): number {
  let copies = 0
  for (const name of (readdirSync(dir, { recursive: true }) as string[]).map((entry) => entry.replaceAll('\\', '/'))) {
    if (!name.endsWith('.html') || /(^|\/)(index|404)\.html$/.test(name)) continue
    const folder = join(dir, name.replace(/\.html$/, ''))
    if (existsSync(join(folder, 'index.html'))) continue
    mkdirSync(folder, { recursive: true })
    copyFileSync(join(dir, name), join(folder, 'index.html'))
    copies++
  }
  return copies
}
