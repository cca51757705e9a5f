import type { Plugin } from 'vite'

/** V8's explicit compile hint; it counts only before the first statement of a file. */
const HINT = '//# allFunctionsCalledOnLoad\n'

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
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = HINT + file.code
    },
  },
})
