import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { isContentFile, readContent } from './content-file.ts'

/**
 * Makes a module of a content file: checked words with facts filled in, and an export for each part
 * of the file, so that a script carries only the parts that it shows.
 */
export function contentPlugin(): Plugin {
  let root = process.cwd()
  return {
    name: 'content',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    load(id) {
      const file = relative(root, id).replaceAll('\\', '/')
      if (!file.endsWith('.yaml') || !isContentFile(file)) return undefined
      const parts = Object.entries(readContent(file, root))
      const code = parts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
      const names = parts.map(([name]) => name).join(', ')
      return { code: `${code.join('')}export default { ${names} }\n`, moduleType: 'js' }
    },
  }
}
