import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Document } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { printMarkup, readContents } from '../../ssg/document/page-contents.ts'
import { removeRibbon } from '../../ssg/document/preview-ribbon.ts'
import { fileOfRoute } from '../../ssg/routes/pages.ts'

/** Bytes of a page as a host sends them, compressed with brotli. */
export interface Weight {
  html: number
  /** Of the page and of its islands; what comes only on request, such as the form of the application, is left out. */
  scripts: number
}

/** Compresses as a host does that keeps files compressed, at the same level as tools/static-host. */
const brotli = (source: string | Buffer) =>
  brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

/** Scripts that a text names, as their names below assets/. */
const scriptsIn = (text: string) =>
  [...text.matchAll(/(?:\/assets\/|\.\/)([\w.-]+\.js)/g)].map(([, name = '']) => name)

/** What a host or a preview puts into every page, and the version that changes with every build: none of it is the branch's doing. */
const isOfTheBuild = ({ 'http-equiv': directive, name }: Record<string, string>) =>
  directive === 'Content-Security-Policy' || name === 'robots' || name === 'version'

/** Parses a page as its branch has made it. */
function parsePage(file: string): Document {
  const document = parseDocument(readFileSync(file, 'utf8'))
  removeRibbon(document)
  for (const meta of DomUtils.getElementsByTagName('meta', document))
    if (isOfTheBuild(meta.attribs)) DomUtils.removeElement(meta)
  return document
}

/** Weighs the pages of one built site; a script is weighed once. */
export function weigher(dir: string): (path: string) => Weight | undefined {
  const scripts = new Map<string, { bytes: number; imports: string[] }>()
  const assets = existsSync(join(dir, 'assets')) ? readdirSync(join(dir, 'assets')) : []
  /** Scripts that a page names, and those of its islands: each is named after its component. */
  const scriptsOf = (page: Document) => {
    const { links, islands } = readContents(page)
    return [
      ...links.flatMap(({ target }) => scriptsIn(target)),
      ...assets.filter((name) => islands.some((island) => name.startsWith(`${island}.island-`))),
    ]
  }
  const scriptOf = (name: string) => {
    const known = scripts.get(name)
    if (known) return known
    const file = join(dir, 'assets', name)
    const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const script = {
      bytes: source ? brotli(source) : 0,
      imports: scriptsIn(
        [...source.matchAll(/\b(?:from|import)\s*["'](\.\/[\w.-]+\.js)["']/g)]
          .map(([, target]) => target)
          .join('\n'),
      ),
    }
    scripts.set(name, script)
    return script
  }
  return (path) => {
    const file = join(dir, fileOfRoute(path))
    if (!existsSync(file)) return undefined
    const page = parsePage(file)
    const needed = new Set<string>()
    const need = (name: string) => {
      if (needed.has(name)) return
      needed.add(name)
      scriptOf(name).imports.forEach(need)
    }
    scriptsOf(page).forEach(need)
    return {
      html: brotli(printMarkup(page.children)),
      scripts: [...needed].reduce((sum, name) => sum + scriptOf(name).bytes, 0),
    }
  }
}
