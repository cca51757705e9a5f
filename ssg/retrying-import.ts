import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Vite's id of its preload helper, a virtual module. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Puts client/islands/import-with-retry around every `import()` of the browser's build, in place of
 * Vite's preload helper. Throws where an upgrade has renamed the helper.
 */
export function retryingImport(): Plugin {
  let isReplaced = false
  return {
    name: 'retrying-import',
    apply: 'build',
    load: {
      order: 'pre',
      handler(id) {
        if (id !== HELPER) return
        isReplaced = true
        const file = join(import.meta.dirname, '../client/islands/import-with-retry.ts')
        return `export { importWithRetry as __vitePreload } from ${JSON.stringify(file)}`
      },
    },
    generateBundle() {
      if (this.environment.name === 'client' && !isReplaced)
        throw new Error(`Vite does not load ${HELPER} any more: adapt ssg/retrying-import.ts to it`)
    },
  }
}
