import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { readContent } from '#content/content-file.ts'
import { utcOffset } from '#data/dates.ts'
import { codeSplitting } from './client-chunks.ts'
import { compileTargets } from './settings/browsers.ts'
import { currentContext, isPreview } from './settings/deploy-context.ts'
import { constants, settings } from './settings/settings.ts'

/**
 * React for pages, MDX and islands. Islands hydrate over pages that a browser has translated, so
 * the browser's build takes the JSX runtime of client/islands, which accepts other words in a text;
 * in development React reports every difference.
 */
export const reactFor = (
  root: string,
  { browserBuild }: { browserBuild: boolean },
) =>
  react({
    include: /\.(mdx|tsx)$/,
    ...(browserBuild && { jsxImportSource: join(root, 'client/islands') }),
  })

/** Constants of the scripts, output folder, oldest browsers and chunks of a build. */
export const buildOptions = (): UserConfig => ({
  define: {
    ...constants(settings()),
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
      output: { codeSplitting },
      // Inlining all constants takes 150 bytes off the scripts before a touch.
      optimization: { inlineConst: { mode: 'all' } },
      // A slow machine would print which plugin took longest.
      checks: { pluginTimings: false },
    },
  },
  ssr: { noExternal: ['vite-react-ssg'] },
})

/** V8's explicit compile hint; it counts only before the first statement of a file. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes Chromium compile each script off the main thread as it loads, instead of each function at
 * the tap that first needs it. Figures: docs/decisions/build.md.
 */
export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  apply: 'build',
  generateBundle: {
    // After Vite has put its list of dependencies at the top of a file.
    order: 'post',
    handler(_, bundle) {
      // The particles run in a worker, where nobody waits for them.
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.name !== 'particles')
          file.code = COMPILE_HINT + file.code
    },
  },
})
