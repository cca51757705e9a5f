import UnoCSS from 'unocss/vite'
import { defineConfig } from 'vite'
import { assertContent } from './content/check.ts'
import { contentPlugin } from './content/content-plugin.ts'
import { buildOptions, compileHint, reactPlugin } from './ssg/build-options.ts'
import { ssgOptions } from './ssg/options.ts'
import { replacedModules } from './ssg/replaced-modules.ts'
import { pageRoutes } from './ssg/routes/pages.ts'
import { sitePlugin } from './ssg/site-plugin.ts'
import { afterBuild } from './tools/after-build.ts'
import { editPlugin } from './tools/edit/edit-plugin.ts'

const root = import.meta.dirname

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    // This plugin is first, so that a mistake in the content stops the build at once.
    sitePlugin(assertContent),
    contentPlugin(),
    pageRoutes(root, { isBuild: command === 'build' }),
    // Pre-rendering needs no styles.
    !isSsrBuild && UnoCSS(),
    reactPlugin(root, { isBrowserBuild: command === 'build' && !isSsrBuild }),
    replacedModules(),
    !isSsrBuild && compileHint(),
    editPlugin(root),
  ],
  ...buildOptions(),
  ssgOptions: ssgOptions(root, afterBuild),
}))
