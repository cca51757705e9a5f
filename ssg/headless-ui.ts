import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Modules of Headless UI that are replaced (docs/decisions/headless-ui.md). */
const replaced = [
  'use-active-press.js',
  'use-transition.js',
  'focus-sentinel.js',
  'form-fields.js',
] as const

/**
 * Replaces parts of Headless UI by client/islands/headless-ui-stubs, in builds only; pre-rendering
 * then has to bundle the package. Throws where an upgrade has renamed a part.
 */
export function headlessUi(): Plugin {
  const seen = new Set<string>()
  return {
    name: 'headless-ui-parts',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ ssr: { noExternal: ['@headlessui/react'] } }),
    resolveId(source, importer) {
      if (!importer?.includes('@headlessui')) return
      const part = replaced.find((name) => source.endsWith(`/${name}`))
      if (!part) return
      seen.add(part)
      return join(import.meta.dirname, '../client/islands/headless-ui-stubs.ts')
    },
    generateBundle() {
      const gone = replaced.filter((name) => !seen.has(name))
      if (gone.length > 0)
        throw new Error(
          `Headless UI does not import ${gone.join(', ')} any more: adapt ssg/headless-ui.ts ` +
            'to its version',
        )
    },
  }
}
