import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Document } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { printMarkup } from '../../ssg/document/page-contents.ts'
import { removeRibbon } from '../../ssg/document/preview-ribbon.ts'
import { readSiteRecord } from '../../ssg/outputs/site-record.ts'
import { fileOfRoute } from '../../ssg/routes/built-pages.ts'

/** Transfer size of a page in bytes, compressed with brotli. */
export interface TransferSize {
  html: number
  /**
   * Scripts of the page and its islands; those loaded on request, such as the application's form,
   * do not count.
   */
  scripts: number
}

/** Compresses at the same level as tools/static-host, as a host with precompressed files does. */
const brotli = (source: string | Buffer) =>
  brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

/**
 * Parts that a host or a preview adds to every page, and the build's version: not changes of the
 * branch.
 */
const isOfTheBuild = ({ 'http-equiv': directive, name }: Record<string, string>) =>
  directive === 'Content-Security-Policy' || name === 'robots' || name === 'version'

/** Parses a page without the parts that a host or a preview adds. */
function parsePage(file: string): Document {
  const document = parseDocument(readFileSync(file, 'utf8'))
  removeRibbon(document)
  for (const meta of DomUtils.getElementsByTagName('meta', document))
    if (isOfTheBuild(meta.attribs)) DomUtils.removeElement(meta)
  return document
}

/** Weighs the pages of one built site; each script is weighed once. */
export function weigher(dir: string): (path: string) => TransferSize | undefined {
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
