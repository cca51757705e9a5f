import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Vite's own id of its helper, as a virtual module. */
const HELPER = '\0vite/preload-helper.js'

/** Puts components/islands/import-script around every `import()` of the browser's build, where Vite would put its own preload helper. */
export function importHelper(): Plugin {
  let root = ''
  return {
    name: 'import-helper',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    load: {
      order: 'pre',
      handler: (id) =>
        id === HELPER
          ? `export { importScript as __vitePreload } from ${JSON.stringify(join(root, 'components/islands/import-script.ts'))}`
          : undefined,
    },
  }
}
