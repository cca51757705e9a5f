import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fonts } from './fonts.ts'
import { type CssOfPage, cssByPage } from './page-css.ts'
import { readScriptGraph, type ScriptGraph } from './page-files.ts'

/** Assets that every page shares, known once the scripts are built. */
export interface SiteAssets {
  /** Goes into the page itself: first paint at half the time of an external sheet. */
  cssOf: CssOfPage
  /** Changes with the stylesheet and with the fonts' part of it. */
  cssVersion: string
  /** The entry script, with its Subresource Integrity. */
  entry: { file: string; integrity: string }
  fonts: Fonts
  graph: ScriptGraph
}

/** Short content hash. */
export const versionOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 8)

const integrityOf = (file: string) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

/** Reads the output of the browser build. `ownCss` is added to its style sheet. */
export function readAssets(outDir: string, fonts: Fonts, ownCss = ''): SiteAssets {
  const graph = readScriptGraph(outDir)
  const { file, css: sheets = [] } = graph.entry
  const css = sheets.map((sheet) => readFileSync(join(outDir, sheet), 'utf8')).join('') + ownCss
  return {
    cssVersion: versionOf(css, fonts.css),
    cssOf: cssByPage(css, graph, outDir),
    entry: { file, integrity: integrityOf(join(outDir, file)) },
    fonts,
    graph,
  }
}
