import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { contentFiles } from '#data/schemas/content-files.ts'
import { readContent } from './content-file.ts'
import { isContentFile } from './readers.ts'

const typesFile = 'data/content.d.ts'

/** The types of content files as modules; TypeScript has none for files that it does not know. */
const types = [
  '// Written by ssg/content/content-plugin.ts from data/schemas/content-files.ts.',
  ...Object.keys(contentFiles).map(
    (file) =>
      `declare module '#${file}' { const content: ` +
      `import('./schemas/content-files.ts').ContentOf<'${file}'>; export = content }`,
  ),
  '',
].join('\n')

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
      const file = join(root, typesFile)
      if (existsSync(file) && readFileSync(file, 'utf8') !== types) writeFileSync(file, types)
    },
    load(id) {
      const file = relative(root, id).replaceAll('\\', '/')
      if (!isContentFile(file)) return undefined
      const parts = Object.entries(readContent(file, root))
      const code = parts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
      const names = parts.map(([name]) => name).join(', ')
      return { code: `${code.join('')}export default { ${names} }\n`, moduleType: 'js' }
    },
  }
}
