import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { parseRedirects, redirectPage } from './redirects.ts'

/**
 * Copies each page to <path>/index.html: GitHub Pages serves /about from about.html, but /about/
 * only from about/index.html. The copy's canonical link names the one address. Returns the number
 * of copies.
 */
export function addSlashCopies(dir: string): number {
  let copies = 0
  for (const name of (readdirSync(dir, { recursive: true }) as string[]).map((entry) =>
    entry.replaceAll('\\', '/'),
  )) {
    if (!name.endsWith('.html') || /(^|\/)(index|404)\.html$/.test(name)) continue
    const folder = join(dir, name.replace(/\.html$/, ''))
    if (existsSync(join(folder, 'index.html'))) continue
    mkdirSync(folder, { recursive: true })
    copyFileSync(join(dir, name), join(folder, 'index.html'))
    copies++
  }
  return copies
}

/**
 * Writes a redirecting page at each old address, since GitHub Pages has no redirects. `origin` is
 * the site's. Returns the number of pages.
 */
export function addRedirectPages(dir: string, origin: string): number {
  const file = join(dir, '_redirects')
  const redirects = [...parseRedirects(existsSync(file) ? readFileSync(file, 'utf8') : '')]
  for (const [from, to] of redirects) {
    const page = join(dir, from.endsWith('/') ? `${from}index.html` : `${from}.html`)
    mkdirSync(dirname(page), { recursive: true })
    writeFileSync(page, redirectPage(new URL(to, origin).href))
  }
  return redirects.length / 2
}
