import { join } from 'node:path'
import mdx from '@mdx-js/rollup'
import react from '@vitejs/plugin-react'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import UnoCSS from 'unocss/vite'
import { defineConfig } from 'vite'
import { site } from './data/site.ts'
import { compileHint } from './ssg/compile-hint.ts'
import { importHelper } from './ssg/import-helper.ts'
import { ssgOptions } from './ssg/options.ts'
import { pageRoutes } from './ssg/routes/page-routes.ts'
import { readPages } from './ssg/routes/pages.ts'
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

/** Parts of Headless UI that have nothing to do here. */
const headlessParts =
  /^(@react-aria\/(focus|interactions)|.*\/(use-active-press|use-transition|focus-sentinel|form-fields)\.js)$/

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
        !isSsrBuild && { jsxImportSource: join(import.meta.dirname, 'components/islands') }),
    }),
    importHelper(),
    !isSsrBuild && compileHint(),
    editPlugin(import.meta.dirname),
  ],
  // In development the browser and the rendering both take Headless UI whole.
  resolve: {
    alias:
      command === 'build'
        ? [
            {
              find: headlessParts,
              replacement: join(import.meta.dirname, 'components/islands/headless-parts.ts'),
            },
          ]
        : [],
  },
  define: {
    ...constants(settings()),
    'import.meta.env.UTC_OFFSET': JSON.stringify(fixedUtcOffset(site.timeZone, buildDate())),
  },
  build: {
    outDir: settings().outDir,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The framework stays cached across deploys that leave it alone.
        codeSplitting: {
          // Otherwise the groups would take along what the entry needs too, and every page would load them.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            // Tabs and their keys: pages whose only islands are forms go without.
            {
              name: 'tabs',
              test: /@headlessui\/react\/dist\/(components\/(tabs|keyboard)|utils\/(focus-management|stable-collection|micro-task)|internal\/hidden|hooks\/use-resolve-button-type)|ui\/PanelLink/,
              minShareCount: 2,
            },
            // What tabs and forms share of Headless UI; what one island alone uses, as the quiz its radio group, goes with that island.
            {
              name: 'headless',
              test: /node_modules\/@headlessui\/|islands\/headless-parts/,
              minShareCount: 2,
            },
            { name: 'valibot', test: /node_modules\/valibot\// },
            // What several islands share is small: one file for all of it, or a page with a form would ask for seven.
            {
              name: 'kit',
              test: /components\/(islands\/(hydrate|Slot|visitor-state|jsx-runtime)|ui\/(url-param|toast|within)|programs\/currency)\.tsx?$|data\/(money|prices|toasts|claims|forms\/field)\.(ts|json)$/,
            },
          ],
        },
      },
    },
  },
  ssr: { noExternal: ['vite-react-ssg', ...(command === 'build' ? ['@headlessui/react'] : [])] },
  ssgOptions: ssgOptions(import.meta.dirname, async (site) => {
    checkLinks(site)
    await writeReview(site)
    await writeEditor(site)
  }),
}))
