import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { utcOffset } from '#data/dates.ts'
import { codeSplitting } from './client-chunks.ts'
import { readContent } from './content/content-file.ts'
import { compileTargets } from './settings/browsers.ts'
import { currentContext, isPreview } from './settings/deploy-context.ts'
import { constants, settings } from './settings/settings.ts'

/**
 * React for pages, MDX and islands. Islands hydrate over pages that a browser has translated, so
 * the browser's build takes the JSX runtime of client/islands, which accepts other words in a text;
 * in development React reports every difference.
 */
export const reactFor = (root: string, { browserBuild }: { browserBuild: boolean }) =>
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
    rolldownOptions: { output: { codeSplitting } },
  },
  ssr: { noExternal: ['vite-react-ssg'] },
})
