import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { islandName } from '../../components/islands/island-module.ts'
import { type Page, utilityPaths } from '../routes/pages.ts'
import { isPreview } from '../settings/deploy-context.ts'
import { settings } from '../settings/settings.ts'
import { loadEntry } from './entry-loader.ts'
import type { Fonts } from './fonts.ts'
import { headTags, printHead } from './head.ts'
import { pageCss, wordsOfMarkup, wordsOfScript } from './page-css.ts'
import { pagePolicyMeta, policyMeta } from './policy.ts'
import { printGraph } from './structured-data.ts'

interface ManifestEntry {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
}
export type Manifest = Record<string, ManifestEntry>

/** What every page shares once the scripts are built. */
export interface Assets {
  /** The part of the site's sheet that a page can use; it stands in the page, so that nothing waits for it (first paint at half the time of an external sheet). */
  cssOf: (markup: string) => string
  /** Changes with the sheet and with the fonts' part of it. */
  cssVersion: string
  entry: string
  fonts: Fonts
  manifest: Manifest
}

/** Reads the browser build's manifest. Throws where the build is not there or has no entry. `ownCss` is what this build's sheet has more. */
export function readAssets(outDir: string, fonts: Fonts, ownCss = ''): Assets {
  const manifestFile = join(outDir, '.vite/manifest.json')
  if (!existsSync(manifestFile)) throw new Error(`${manifestFile} is missing: build the browser's scripts first`)
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const [entryId, entry] = Object.entries(manifest).find(([, candidate]) => candidate.isEntry) ?? []
  if (!entryId || !entry) throw new Error(`${manifestFile} names no entry`)
  const css = (entry.css ?? []).map((file) => readFileSync(join(outDir, file), 'utf8')).join('') + ownCss
  return { cssVersion: versionOf(css, fonts.css), cssOf: sheetOf(css, manifest, entryId, outDir), entry: entry.file, fonts, manifest }
}

/** Names that the scripts of `ids` may put into a page, what they load later included. */
function scriptWords(manifest: Manifest, ids: readonly string[], outDir: string): Set<string> {
  const seen = new Set<string>()
  const words = new Set<string>()
  const visit = (id: string) => {
    const chunk = manifest[id]
    // The framework's own chunk names every element there is.
    if (!chunk || seen.has(id) || id.startsWith('_react-')) return
    seen.add(id)
    for (const word of wordsOfScript(readFileSync(join(outDir, chunk.file), 'utf8'))) words.add(word)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) if (!next.endsWith('.island.tsx')) visit(next)
  }
  for (const id of ids) visit(id)
  return words
}

function sheetOf(css: string, manifest: Manifest, entryId: string, outDir: string): Assets['cssOf'] {
  const part = pageCss(css)
  const everywhere = scriptWords(manifest, [entryId], outDir)
  const islands = new Map(Object.keys(manifest).flatMap((id) => (id.endsWith('.island.tsx') ? [[islandName(id), scriptWords(manifest, [id], outDir)] as const] : [])))
  return (markup) => part([wordsOfMarkup(markup), everywhere, ...islandsIn(markup).map((name) => islands.get(name) ?? new Set<string>())])
}

/** What the pre-rendering wrote inside the root element, without the engine's own scripts. */
export function appMarkup(html: string): string {
  const open = 'data-server-rendered="true">'
  const start = html.indexOf(open)
  if (start < 0) throw new Error('The pre-rendered page has no root element')
  const rest = html.slice(start + open.length).replace(/<script>window\.__(staticRouterHydrationData|VITE_REACT_SSG)[\s\S]*?<\/script>/g, '')
  const end = rest.lastIndexOf('</div>', rest.lastIndexOf('</body>'))
  return rest.slice(0, end)
}

const islandsIn = (markup: string) => [...new Set([...markup.matchAll(/data-island="(\w+)"/g)].map((match) => match[1] ?? ''))]

const versionOf = (...parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 8)

/** What stands around every page and stays when a link swaps the page: header, footer and what follows. The mark of the current page moves. */
const shellOf = (markup: string) =>
  (markup.slice(markup.indexOf('<header'), markup.indexOf('<main')) + markup.slice(markup.lastIndexOf('</main>'))).replaceAll(' aria-current="page"', '')

/** The document of one page: its head from its own metadata, the sheet, the fonts it needs, and one script that starts after the first paint. */
export function renderDocument(page: Page, markup: string, assets: Assets, pages: ReadonlyMap<string, Page>): string {
  const preloads = [
    ...assets.fonts.files
      .filter((font) => !font.rupee || markup.includes('₹'))
      .map(({ fileName }) => `<link rel="preload" href="/${fileName}" as="font" type="font/woff2" crossorigin>`),
    ...(page.path === '/' ? ['<link rel="preload" href="/images/portrait.svg" as="image" type="image/svg+xml" fetchpriority="high">'] : []),
  ]
  const css = assets.cssOf(markup)
  const { policyInPages, ...ids } = settings()
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    // Tells a page that is shown whether a fetched one fits into its frame (components/navigation/soft-navigation).
    `<meta name="version" content="${versionOf(assets.cssVersion, assets.entry, shellOf(markup))}">`,
    policyInPages ? policyMeta([assets.fonts.css, css], ids) : pagePolicyMeta([assets.fonts.css, css], ids),
    printHead(headTags(page.meta, page.path, { indexed: !utilityPaths.has(page.path) && !isPreview() })),
    '<meta name="color-scheme" content="light dark"><meta name="theme-color" content="#fbf8f1" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#0d1f1c" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    preloads.join(''),
    // Two sheets: the fonts stay when a link swaps the page, and with it the other one.
    `<style>${assets.fonts.css}</style><style id="page-css">${css}</style>`,
    loadEntry(assets.entry),
    printGraph(page, pages),
    `</head><body>${markup}</body></html>\n`,
  ]
    .filter(Boolean)
    .join('\n')
}
