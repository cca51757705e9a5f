import { join } from 'node:path'
import mdx from '@mdx-js/rollup'
import react from '@vitejs/plugin-react'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import UnoCSS from 'unocss/vite'
import { defineConfig } from 'vite'
import { site } from './data/site.ts'
import { codeSplitting } from './ssg/client-chunks.ts'
import { compileHint } from './ssg/compile-hint.ts'
import { headlessUi } from './ssg/headless-ui.ts'
import { ssgOptions } from './ssg/options.ts'
import { retryingImport } from './ssg/retrying-import.ts'
import { pageRoutes } from './ssg/routes/page-routes.ts'
import { readPages } from './ssg/routes/pages.ts'
import { compileTargets } from './ssg/settings/browsers.ts'
import { buildDate } from './ssg/settings/build-date.ts'
import { constants, settings } from './ssg/settings/settings.ts'
import { fixedUtcOffset } from './ssg/settings/time-zone.ts'
import { sitePlugin } from './ssg/site-plugin.ts'
import { checkLinks } from './tools/checks/built-links.ts'
import { assertContent } from './tools/checks/content-problems.ts'
import { editPlugin } from './tools/edit/edit-plugin.ts'
import { writeEditor } from './tools/edit/write-editor.ts'
import { writeReview } from './tools/review/review.ts'
import unoConfig from './uno.config.ts'

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    sitePlugin(assertContent), // first: a mistake in the content stops everything else
    pageRoutes(import.meta.dirname, { building: command === 'build', readPages }),
    { enforce: 'pre', ...mdx({ remarkPlugins: [remarkFrontmatter, remarkGfm] }) }, // before React sees it
    !isSsrBuild && UnoCSS({ ...unoConfig, configFile: false }), // the rendering has no use for a sheet
    // Islands hydrate over pages that a browser has translated; in development React tells of every difference.
    react({
      include: /\.(mdx|tsx)$/,
      ...(command === 'build' &&
        !isSsrBuild && { jsxImportSource: join(import.meta.dirname, 'client/islands') }),
    }),
    headlessUi(),
    retryingImport(),
    !isSsrBuild && compileHint(),
    editPlugin(import.meta.dirname),
  ],
  define: {
    ...constants(settings()),
    'import.meta.env.UTC_OFFSET': JSON.stringify(fixedUtcOffset(site.timeZone, buildDate())),
  },
  build: {
    outDir: settings().outDir,
    target: compileTargets,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting } },
  },
  ssr: { noExternal: ['vite-react-ssg'] },
  ssgOptions: ssgOptions(import.meta.dirname, async (site) => {
    checkLinks(site)
    await writeReview(site)
    await writeEditor(site)
  }),
}))
