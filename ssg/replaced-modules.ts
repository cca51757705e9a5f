import { join } from 'node:path'
import type { Plugin } from 'vite'

const islandsPath = (file: string) =>
  join(import.meta.dirname, '../client/islands', file)

/** Id of Vite's preload helper, a virtual module. */
const PRELOAD_HELPER = '\0vite/preload-helper.js'
/** Modules of Headless UI that are replaced (docs/decisions/headless-ui.md). */
const headlessUiModules = ['use-active-press.js', 'focus-sentinel.js'] as const

/**
 * Replaces modules of packages by modules of client/islands, in builds only: two of Headless UI by
 * stubs, and Vite's preload helper around every `import()` by import-with-retry. The server build
 * has to bundle Headless UI for this. Throws if an upgrade has renamed a replaced module.
 */
export function replacedModules(): Plugin {
  const replacedNames = new Set<string>()
  return {
    name: 'replaced-modules',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ ssr: { noExternal: ['@headlessui/react'] } }),
    resolveId(source, importer) {
      if (!importer?.includes('@headlessui')) return undefined
      const moduleName = headlessUiModules.find((name) =>
        source.endsWith(`/${name}`),
      )
      if (!moduleName) return undefined
      replacedNames.add(moduleName)
      return islandsPath('headless-ui-stubs.ts')
    },
    load(id) {
      if (id !== PRELOAD_HELPER) return undefined
      replacedNames.add(id)
      const file = JSON.stringify(islandsPath('import-with-retry.ts'))
      return `export { importWithRetry as __vitePreload } from ${file}`
    },
    generateBundle() {
      const isBrowserBuild = this.environment.name === 'client'
      const expectedNames = [
        ...headlessUiModules,
        ...(isBrowserBuild ? [PRELOAD_HELPER] : []),
      ]
      const missingNames = expectedNames.filter(
        (name) => !replacedNames.has(name),
      )
      if (missingNames.length > 0)
        throw new Error(
          `Headless UI or Vite does not import ${missingNames.join(', ')} any more: adapt ` +
            'ssg/replaced-modules.ts to its version',
        )
    },
  }
}
