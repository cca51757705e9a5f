import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fonts } from './fonts.ts'
import type { PageContents } from './page-contents.ts'
import { cssByPage } from './page-css.ts'
import { readScriptGraph, type ScriptGraph } from './page-files.ts'

/** What every page shares once the scripts are built. */
export interface SiteAssets {
  /** The part of the site's stylesheet that a page can use; it stands in the page, so that nothing waits for it (first paint at half the time of an external one). */
  cssOf: (page: Pick<PageContents, 'names' | 'islands'>) => string
  /** Changes with the stylesheet and with the fonts' part of it. */
  cssVersion: string
  /** The first script of every page, with its Subresource Integrity. */
  entry: { file: string; integrity: string }
  fonts: Fonts
  graph: ScriptGraph
}

/** A short name for texts, which changes with any of them. */
export const versionOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 8)

const integrityOf = (file: string) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

/** Reads what the browser build has written. `ownCss` is what this build's stylesheet has more. */
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
