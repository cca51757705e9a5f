import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteReactSSGOptions } from 'vite-react-ssg'
import { readPages } from '#content/content-file.ts'
import { isLeftBehind } from '#content/left-behind.ts'
import { completeDocument, type PageRecord } from './document/document.ts'
import { ribbonCss } from './document/preview-ribbon.ts'
import { readAssets } from './document/site-assets.ts'
import { writeServiceWorker } from './outputs/offline-files.ts'
import { writePublicFiles } from './outputs/public-files.ts'
import { writeShareCards } from './outputs/share-cards.ts'
import { writeSiteRecord } from './outputs/site-record.ts'
import { currentContext } from './settings/deploy-context.ts'
import { settings } from './settings/settings.ts'

/** A site whose files are all written, for the checks and the review. */
export interface BuiltSite {
  root: string
  /** The folder of the build, as an absolute path. */
  buildFolder: string
  pages: readonly PageRecord[]
}

/** Runs after a build. Throws a ContentError, which fails the build, if the pages are wrong. */
export type AfterBuild = (site: BuiltSite) => Promise<void>

/**
 * Removes from the output folder router data, style sheets that pages inline, files that operating
 * systems leave behind, and Vite's manifest. Style sheets in public/ are the owner's, and stay.
 */
export function removeUnused(root: string, buildFolder: string) {
  const isRouterData = (name: string) => /^static-loader-data[^/]*$/.test(name)
  const isFileOfOwner = (name: string) => existsSync(join(root, 'public', name))
  const isSheet = (name: string) =>
    /^assets\/[^/]*\.css$/.test(name) && !isFileOfOwner(name)
  const isUnused = (name: string) =>
    isLeftBehind(name) || isRouterData(name) || isSheet(name)
  for (const name of readdirSync(buildFolder, { recursive: true }) as string[])
    if (isUnused(name.replaceAll('\\', '/')))
      rmSync(join(buildFolder, name), { recursive: true, force: true })
  rmSync(join(buildFolder, '.vite'), { recursive: true, force: true })
}

/** Names of the built files in assets/, without the owner's files, whose names contain no hash. */
export const builtAssetNames = (root: string, buildFolder: string) =>
  readdirSync(join(buildFolder, 'assets')).filter(
    (name) => !existsSync(join(root, 'public/assets', name)),
  )

/**
 * Options with which vite-react-ssg writes one HTML file per route, completed by
 * ssg/document/document, and then the other files of the site.
 */
export function ssgOptions(
  root: string,
  afterBuild: AfterBuild,
): Partial<ViteReactSSGOptions> {
  const { outDir, hasServiceWorker } = settings()
  const records = new Map<string, PageRecord>()
  const readSharedInputs = async () => ({
    assets: readAssets(join(root, outDir), ribbonCss()),
    pages: new Map(readPages(root).map((page) => [page.path, page])),
  })
  let sharedInputs: ReturnType<typeof readSharedInputs> | undefined

  return {
    entry: 'components/entry.server.tsx',
    beastiesOptions: false,
    dirStyle: 'flat',
    concurrency: 4,
    async onPageRendered(path, rendered) {
      // vite-react-ssg puts a page's own tags first, but browsers look for the encoding only in the
      // first 1,024 bytes.
      if (process.env.__DEV_MODE_SSR === 'true')
        return rendered.replace('<head>', '<head><meta charset="utf-8">')
      sharedInputs ??= readSharedInputs()
      const { assets, pages } = await sharedInputs
      const page = pages.get(path)
      if (!page)
        throw new Error(`${path} was rendered, but pages/ has no such page`)
      const { html, record } = completeDocument(page, rendered, assets, pages)
      records.set(path, record)
      return html
    },
    async onFinished(dir) {
      if (!sharedInputs)
        throw new Error('No page was rendered: pages/ is empty')
      const buildFolder = join(root, dir)
      const { assets } = await sharedInputs
      const pages = [...records.values()].sort((a, b) =>
        a.path < b.path ? -1 : 1,
      )
      for (const { fileName, source } of assets.fonts.files)
        writeFileSync(join(buildFolder, fileName), source)
      removeUnused(root, buildFolder)
      await Promise.all([
        writeShareCards(buildFolder, pages),
        writeServiceWorker(root, buildFolder, {
          graph: assets.graph,
          isOn: hasServiceWorker,
        }),
      ])
      writePublicFiles(buildFolder, pages, builtAssetNames(root, buildFolder))
      if (currentContext(root).kind !== 'production')
        writeSiteRecord(buildFolder, pages)
      await afterBuild({ root, buildFolder, pages })
    },
  }
}
