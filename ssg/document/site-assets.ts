import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chunkNames } from '#ssg/client-chunks.ts'
import { readFonts } from './fonts.ts'
import { cssByPage } from './page-css.ts'
import { scriptGraph } from './page-files.ts'

/** Short content hash. */
export const versionOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 8)

/** Reads what every page shares from the browser build. `ownCss` is added to its style sheet. */
export function readAssets(outDir: string, ownCss = '') {
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8')
  /** A script that documents name, with its Subresource Integrity. */
  const scriptOf = (file: string) => {
    const digest = createHash('sha384').update(read(file)).digest('base64')
    return { file, integrity: `sha384-${digest}` }
  }
  const graph = scriptGraph(JSON.parse(read('.vite/manifest.json')))
  const { file, css: sheets = [] } = graph.entry
  const pageIslands = graph.fileNamed(chunkNames.pageIslands)
  if (!pageIslands)
    throw new Error(`The build has no chunk ${chunkNames.pageIslands}`)
  const css = sheets.map(read).join('') + ownCss
  const fonts = readFonts()
  return {
    graph,
    fonts,
    /** Goes into the page itself: first paint at half the time of an external sheet. */
    cssOf: cssByPage(css, graph, read),
    /** Changes with the style sheet and with the fonts' part of it. */
    cssVersion: versionOf(css, fonts.css),
    entry: scriptOf(file),
    /** The script of documents with islands. */
    pageIslands: scriptOf(pageIslands),
  }
}
export type SiteAssets = ReturnType<typeof readAssets>
