import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { parseDocument } from 'htmlparser2'
import { readContents } from '../../ssg/document/page-contents.ts'
import { fileOfRoute } from '../../ssg/routes/pages.ts'
import { withoutRibbon } from './read-page.ts'

/** Bytes of a page as a host sends them, compressed with brotli. */
export interface Weight {
  html: number
  /** Of the page and of its islands; what comes only on request, such as the form of the application, is left out. */
  scripts: number
}

/** Compresses as a host does that keeps files compressed, at the same level as tools/static-host. */
const brotli = (source: string | Buffer) => brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

/** Scripts that a text names, as their names below assets/. */
const scriptsIn = (text: string) => [...text.matchAll(/(?:\/assets\/|\.\/)([\w.-]+\.js)/g)].map(([, name = '']) => name)

/** Weighs the pages of one built site; a script is weighed once. */
export function weigher(dir: string): (path: string) => Weight | undefined {
  const scripts = new Map<string, { bytes: number; imports: string[] }>()
  const assets = existsSync(join(dir, 'assets')) ? readdirSync(join(dir, 'assets')) : []
  /** Scripts that a page names, and those of its islands: each is named after its component. */
  const scriptsOf = (html: string) => {
    const { links, islands } = readContents(parseDocument(html))
    return [...links.flatMap(({ target }) => scriptsIn(target)), ...assets.filter((name) => islands.some((island) => name.startsWith(`${island}.island-`)))]
  }
  const scriptOf = (name: string) => {
    const known = scripts.get(name)
    if (known) return known
    const file = join(dir, 'assets', name)
    const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const script = {
      bytes: source ? brotli(source) : 0,
      imports: scriptsIn([...source.matchAll(/\b(?:from|import)\s*["'](\.\/[\w.-]+\.js)["']/g)].map(([, target]) => target).join('\n')),
    }
    scripts.set(name, script)
    return script
  }
  return (path) => {
    const file = join(dir, fileOfRoute(path))
    if (!existsSync(file)) return undefined
    const html = withoutRibbon(readFileSync(file, 'utf8'))
    const needed = new Set<string>()
    const need = (name: string) => {
      if (needed.has(name)) return
      needed.add(name)
      scriptOf(name).imports.forEach(need)
    }
    scriptsOf(html).forEach(need)
    return { html: brotli(html), scripts: [...needed].reduce((sum, name) => sum + scriptOf(name).bytes, 0) }
  }
}
