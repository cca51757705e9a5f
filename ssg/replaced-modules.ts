import { join } from 'node:path'
import type { Plugin } from 'vite'

const inIslands = (file: string) =>
  join(import.meta.dirname, '../client/islands', file)

/** Vite's id of its preload helper, a virtual module. */
const HELPER = '\0vite/preload-helper.js'
/** Modules of Headless UI that are replaced (docs/decisions/headless-ui.md). */
const ofHeadlessUi = ['use-active-press.js', 'focus-sentinel.js'] as const

/**
 * Replaces parts of packages by modules of client/islands, in builds only: those of Headless UI by
 * stubs, so pre-rendering has to bundle the package, and Vite's preload helper around every
 * `import()` by import-with-retry. Throws where an upgrade has renamed one.
 */
export function replacedModules(): Plugin {
  const seen = new Set<string>()
  return {
    name: 'replaced-modules',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ ssr: { noExternal: ['@headlessui/react'] } }),
    resolveId(source, importer) {
      if (!importer?.includes('@headlessui')) return undefined
      const part = ofHeadlessUi.find((name) => source.endsWith(`/${name}`))
      if (!part) return undefined
      seen.add(part)
      return inIslands('headless-ui-stubs.ts')
    },
    load(id) {
      if (id !== HELPER) return undefined
      seen.add(id)
      const file = JSON.stringify(inIslands('import-with-retry.ts'))
      return `export { importWithRetry as __vitePreload } from ${file}`
    },
    generateBundle() {
      const isBrowser = this.environment.name === 'client'
      const names = [...ofHeadlessUi, ...(isBrowser ? [HELPER] : [])]
      const gone = names.filter((name) => !seen.has(name))
      if (gone.length > 0)
        throw new Error(
          `Headless UI or Vite does not import ${gone.join(', ')} any more: adapt ` +
            'ssg/replaced-modules.ts to its version',
        )
    },
  }
}
