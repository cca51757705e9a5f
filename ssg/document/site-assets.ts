import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chunkNames } from '#ssg/client-chunks.ts'
import { readFonts } from './fonts.ts'
import { cssByPage } from './page-css.ts'
import { scriptGraph } from './page-files.ts'

/** A short hash that changes with any of the texts. */
export const versionOf = (...texts: string[]) =>
  hash('sha256', texts.join('\0'), 'base64url').slice(0, 8)

/**
 * Replaces calc() in media queries by a plain width, as in components/styles. UnoCSS writes calc()
 * there. Chromium before 104 ignores such a query, and with it the rules for phones.
 */
const withPlainQueries = (css: string) =>
  css.replace(
    /calc\((\d+)em - 0?\.1px\)/g,
    (_, width) => `${Number(width) - 0.01}em`,
  )

/** Reads the assets that all pages share from the browser build; adds `extraCss` to their CSS. */
export function readAssets(buildFolder: string, extraCss: string) {
  const readBuilt = (file: string) =>
    readFileSync(join(buildFolder, file), 'utf8')
  /** A script's file and Subresource Integrity hash, for its <script> tag. */
  const scriptOf = (file: string) => {
    const digest = hash('sha384', readBuilt(file), 'base64')
    return { file, integrity: `sha384-${digest}` }
  }
  const graph = scriptGraph(JSON.parse(readBuilt('.vite/manifest.json')))
  const { file, css: sheets = [] } = graph.entry
  const pageIslandsFile = graph.fileOfChunk(chunkNames.pageIslands)
  if (!pageIslandsFile)
    throw new Error(`The build has no chunk ${chunkNames.pageIslands}`)
  const css = withPlainQueries(sheets.map(readBuilt).join('')) + extraCss
  const fonts = readFonts()
  return {
    graph,
    fonts,
    /** Returns the CSS to inline in a page; with a CSS file, first paint takes twice as long. */
    cssOf: cssByPage(css, graph, readBuilt),
    /** Hash that changes with the style sheet or the rules of the fonts. */
    cssVersion: versionOf(css, fonts.css),
    entry: scriptOf(file),
    /** The script of pages with islands. */
    pageIslands: scriptOf(pageIslandsFile),
  }
}
export type SiteAssets = ReturnType<typeof readAssets>
