import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chunkNames } from '#ssg/client-chunks.ts'
import type { Fonts } from './fonts.ts'
import { type CssOfPage, cssByPage } from './page-css.ts'
import { readScriptGraph, type ScriptGraph } from './page-files.ts'

/** A script that documents name, with its Subresource Integrity. */
export interface Script {
  file: string
  integrity: string
}

/** Assets that every page shares, known once the scripts are built. */
export interface SiteAssets {
  /** Goes into the page itself: first paint at half the time of an external sheet. */
  cssOf: CssOfPage
  /** Changes with the stylesheet and with the fonts' part of it. */
  cssVersion: string
  /** The entry script. */
  entry: Script
  /** The script of documents with islands. */
  pageIslands: Script
  fonts: Fonts
  graph: ScriptGraph
}

/** Short content hash. */
export const versionOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 8)

const scriptIn = (outDir: string, file: string): Script => {
  const digest = createHash('sha384').update(readFileSync(join(outDir, file)))
  return { file, integrity: `sha384-${digest.digest('base64')}` }
}

/** Reads the output of the browser build. `ownCss` is added to its style sheet. */
export function readAssets(outDir: string, fonts: Fonts, ownCss = ''): SiteAssets {
  const graph = readScriptGraph(outDir)
  const { file, css: sheets = [] } = graph.entry
  const pageIslands = graph.fileNamed(chunkNames.pageIslands)
  if (!pageIslands) throw new Error(`The build has no chunk ${chunkNames.pageIslands}`)
  const css = sheets.map((sheet) => readFileSync(join(outDir, sheet), 'utf8')).join('') + ownCss
  return {
    cssVersion: versionOf(css, fonts.css),
    cssOf: cssByPage(css, graph, outDir),
    entry: scriptIn(outDir, file),
    pageIslands: scriptIn(outDir, pageIslands),
    fonts,
    graph,
  }
}
