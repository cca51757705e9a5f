import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { readContent } from '#content/content-file.ts'
import { utcOffset } from '#data/dates.ts'
import { codeSplitting } from './client-chunks.ts'
import { compileTargets } from './settings/browsers.ts'
import { currentContext, isPreview } from './settings/deploy-context.ts'
import { buildConstants, settings } from './settings/settings.ts'

/**
 * Vite's React plugin for pages, MDX and islands. Islands may hydrate on a page that the browser
 * has translated, so the browser build uses the JSX runtime of client/islands, which accepts
 * changed texts. Other builds use React's own, which reports every difference in development.
 */
export const reactPlugin = (
  root: string,
  { isBrowserBuild }: { isBrowserBuild: boolean },
) =>
  react({
    include: /\.(mdx|tsx)$/,
    ...(isBrowserBuild && { jsxImportSource: join(root, 'client/islands') }),
  })

/** Vite's options of a build, such as constants in scripts, output folder and oldest browsers. */
export const buildOptions = (): UserConfig => ({
  define: {
    ...buildConstants(settings()),
    'import.meta.env.UTC_OFFSET': utcOffset(
      currentContext().time,
      readContent('data/site.yaml').timeZone,
    ),
    'import.meta.env.BUILD_TIME': currentContext().time.getTime(),
    'import.meta.env.IS_PREVIEW': isPreview(),
  },
  build: {
    outDir: settings().outDir,
    target: compileTargets,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting,
        // Vite makes constants variables by default, and the minifier inlines no variables. Inlined
        // constants make the scripts that load before an interaction 80 bytes smaller.
        topLevelVar: false,
      },
      // Inlining all constants makes the scripts that load before an interaction 150 bytes smaller.
      optimization: { inlineConst: { mode: 'all' } },
      // On a slow machine the build would print which plugin took longest.
      checks: { pluginTimings: false },
    },
  },
  ssr: { noExternal: ['vite-react-ssg'] },
})

/** V8's explicit compile hint, which only works before the first statement of a file. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes Chromium compile all functions of a script off the main thread while the script loads. By
 * default it compiles each function at the tap that first calls it. Measurements:
 * docs/decisions/build.md.
 */
export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  apply: 'build',
  generateBundle: {
    // Runs after Vite has put a list of the dependencies at the top of a file.
    order: 'post',
    handler(_, bundle) {
      // Particles are left out: they run in a worker, where nobody waits for them.
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.name !== 'particles')
          file.code = COMPILE_HINT + file.code
    },
  },
})
