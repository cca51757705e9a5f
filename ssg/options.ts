import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ViteReactSSGOptions } from 'vite-react-ssg'
import { type Assets, appMarkup, readAssets, renderDocument } from './document/document.ts'
import { buildFonts } from './document/fonts.ts'
import { headTags, printHead } from './document/head.ts'
import { htmlSyntax } from './document/html-syntax.ts'
import { ribbonCss, withRibbon } from './document/preview-ribbon.ts'
import { writeAppFiles } from './outputs/app-files.ts'
import { writeServiceWorker } from './outputs/offline-files.ts'
import { writePublicFiles } from './outputs/public-files.ts'
import { writeShareCards } from './outputs/share-cards.ts'
import { type Page, readPages } from './routes/pages.ts'
import { settings } from './settings/settings.ts'

/** What the checks and the review of a branch are given once every file of the site is written. */
export interface BuiltSite {
  root: string
  /** The folder of the build, as an absolute path. */
  out: string
  pages: readonly Page[]
}

/** Throws a ContentError where the built pages are wrong, so that the build fails. */
export type AfterBuild = (site: BuiltSite) => Promise<void>

const developing = () => process.env.__DEV_MODE_SSR === 'true'

/** How vite-react-ssg renders this site: one flat HTML file a route, each completed by ssg/document/document, and the checks that need all of them. */
export function ssgOptions(root: string, afterBuild: AfterBuild): Partial<ViteReactSSGOptions> {
  const { outDir, serviceWorker } = settings()
  let pages: Map<string, Page> | undefined
  let assets: Promise<Assets> | undefined
  const pageOf = (path: string): Page => {
    if (!pages || developing()) pages = new Map(readPages(root).map((page) => [page.path, page]))
    const page = pages.get(path.replace(/[?#].*$/, '')) ?? pages.get('/404')
    if (!page) throw new Error('pages/404.tsx is missing: unknown addresses need it')
    return page
  }
  return {
    entry: 'components/entry.server.tsx',
    beastiesOptions: false,
    dirStyle: 'flat',
    concurrency: 4,
    async onPageRendered(path, html) {
      const page = pageOf(path)
      if (developing()) return html.replace('<head>', `<head>${printHead(headTags(page.meta, page.path))}<meta name="viewport" content="width=device-width, initial-scale=1">`)
      assets ??= buildFonts().then((fonts) => readAssets(join(root, outDir), fonts, ribbonCss(root)))
      return renderDocument(page, withRibbon(htmlSyntax(appMarkup(html)), page.path), await assets, pages as Map<string, Page>)
    },
    async onFinished(dir) {
      const out = join(root, dir)
      const { fonts, manifest } = (await assets) as Assets
      const all = [...(pages?.values() ?? [])]
      for (const { fileName, source } of fonts.files) {
        mkdirSync(dirname(join(out, fileName)), { recursive: true })
        writeFileSync(join(out, fileName), source)
      }
      rmSync(join(out, '.vite'), { recursive: true, force: true })
      for (const name of readdirSync(out)) if (name.startsWith('static-loader-data')) rmSync(join(out, name), { recursive: true })
      for (const name of readdirSync(join(out, 'assets'))) if (name.endsWith('.css')) rmSync(join(out, 'assets', name))
      await writeAppFiles(root, out)
      await writeShareCards(root, out, all)
      for (const note of writePublicFiles(root, out, all)) console.log(note)
      await writeServiceWorker(root, out, { manifest, on: serviceWorker })
      await afterBuild({ root, out, pages: all })
    },
  }
}
