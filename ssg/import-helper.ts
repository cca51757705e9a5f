import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Vite's own id of its helper, as a virtual module. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Puts client/islands/import-script around every `import()` of the browser's build, in place of
 * Vite's preload helper. Throws where an upgrade has renamed the helper.
 */
export function importHelper(): Plugin {
  let root = ''
  let isReplaced = false
  return {
    name: 'import-helper',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    load: {
      order: 'pre',
      handler(id) {
        if (id !== HELPER) return
        isReplaced = true
        const file = join(root, 'client/islands/import-script.ts')
        return `export { importScript as __vitePreload } from ${JSON.stringify(file)}`
      },
    },
    generateBundle() {
      if (this.environment.name === 'client' && !isReplaced)
        throw new Error(`Vite does not load ${HELPER} any more: adapt ssg/import-helper.ts to it`)
    },
  }
}
