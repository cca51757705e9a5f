import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fonts } from './fonts.ts'
import type { PageContents } from './page-contents.ts'
import { cssByPage } from './page-css.ts'
import { readScriptGraph, type ScriptGraph } from './page-files.ts'

/** Assets that every page shares, known once the scripts are built. */
export interface SiteAssets {
  /**
   * Returns the part of the site's style sheet that a page needs; it is inlined, which halves the
   * time to first paint of an external one.
   */
  cssOf: (page: Pick<PageContents, 'names' | 'islands'>) => string
  /** Short hash of the style sheet and of its font rules. */
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
