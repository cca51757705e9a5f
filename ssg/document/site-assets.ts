import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fonts } from './fonts.ts'
import type { PageContents } from './page-contents.ts'
import { cssByPage } from './page-css.ts'

interface ManifestEntry {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
}
export type Manifest = Record<string, ManifestEntry>

/** What every page shares once the scripts are built. */
export interface SiteAssets {
  /** The part of the site's stylesheet that a page can use; it stands in the page, so that nothing waits for it (first paint at half the time of an external one). */
  cssOf: (page: Pick<PageContents, 'names' | 'islands'>) => string
  /** Changes with the stylesheet and with the fonts' part of it. */
  cssVersion: string
  /** The first script of every page, with its Subresource Integrity. */
  entry: { file: string; integrity: string }
  fonts: Fonts
  manifest: Manifest
}

/** A short name for texts, which changes with any of them. */
export const versionOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 8)

const integrityOf = (file: string) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

/** Reads the browser build's manifest. Throws where the build is not there or has no entry. `ownCss` is what this build's stylesheet has more. */
export function readAssets(outDir: string, fonts: Fonts, ownCss = ''): SiteAssets {
  const manifestFile = join(outDir, '.vite/manifest.json')
  if (!existsSync(manifestFile))
    throw new Error(`${manifestFile} is missing: build the browser's scripts first`)
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const [entryId, entry] = Object.entries(manifest).find(([, candidate]) => candidate.isEntry) ?? []
  if (!entryId || !entry) throw new Error(`${manifestFile} names no entry`)
  const css =
    (entry.css ?? []).map((file) => readFileSync(join(outDir, file), 'utf8')).join('') + ownCss
  return {
    cssVersion: versionOf(css, fonts.css),
    cssOf: cssByPage(css, { manifest, entryId, outDir }),
    entry: { file: entry.file, integrity: integrityOf(join(outDir, entry.file)) },
    fonts,
    manifest,
  }
}
