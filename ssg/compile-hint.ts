import type { Plugin } from 'vite'

/** V8's explicit compile hint; it counts only before the first statement of a file. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has Chromium compile each script as it loads, beside the main thread, and not function by function under the tap that first needs one.
 * The figures stand in docs/decisions/2026-11-23-compile-hint.
 */
export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  apply: 'build',
  generateBundle: {
    // Vite puts its list of dependencies at the top of a file.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = HINT + file.code
    },
  },
})
