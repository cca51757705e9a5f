import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Document } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { printMarkup } from '../../ssg/document/page-contents.ts'
import { removeRibbon } from '../../ssg/document/preview-ribbon.ts'
import { readSiteRecord } from '../../ssg/outputs/site-record.ts'
import { fileOfRoute } from '../../ssg/routes/built-pages.ts'

/** Bytes of a page as a host sends them, compressed with brotli. */
export interface Weight {
  html: number
  /** Of the page and of its islands; what comes only on request, such as the form of the application, is left out. */
  scripts: number
}

/** Compresses as a host does that keeps files compressed, at the same level as tools/static-host. */
const brotli = (source: string | Buffer) =>
  brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

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
  const record = readSiteRecord(dir)
  const weights = new Map<string, number>()
  const weightOf = (script: string) => {
    const known = weights.get(script) ?? brotli(readFileSync(join(dir, script)))
    weights.set(script, known)
    return known
  }
  return (path) => {
    const files = record[path]
    if (!files) return undefined
    const scripts = new Set([...files.entry, ...files.islands.flatMap((island) => island.scripts)])
    return {
      html: brotli(printMarkup(parsePage(join(dir, fileOfRoute(path))).children)),
      scripts: [...scripts].reduce((sum, script) => sum + weightOf(script), 0),
    }
  }
}
