import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import mdx from '@mdx-js/rollup'
import type { Plugin } from 'vite'
import { readContent } from './content-file.ts'
import { keepRecords, recordOf } from './read/content-record.ts'
import { withoutFrontmatter } from './read/frontmatter.ts'
import { formatOf, markdownOptions } from './read/markdown.ts'
import { isContentFile } from './read/readers.ts'
import { contentFiles } from './schema/content-files.ts'

const typesFile = 'content/modules.d.ts'

/** The types of content files as modules; TypeScript has none for files that it does not know. */
const types = [
  '// Written by content/content-plugin.ts from content/schema/content-files.ts.',
  ...Object.keys(contentFiles).map(
    (file) =>
      `declare module '#${file}' { const content: ` +
      `import('./schema/content-files.ts').ContentOf<'${file}'>; export = content }`,
  ),
  '',
].join('\n')

/**
 * Makes a module of a content file: checked words with facts filled in, and an export for each part
 * of the file, so that a script carries only the parts that it shows. A page of MDX becomes the
 * component of its prose, as Markdown where it has no code of its own.
 */
export function contentPlugin(): Plugin {
  let root = process.cwd()
  return {
    name: 'content',
    enforce: 'pre', // before React
    configResolved(config) {
      root = config.root
      if (config.command === 'build') keepRecords()
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
    async transform(source, id) {
      if (!id.endsWith('.mdx')) return undefined
      // Facts may change while the development server runs.
      const options = markdownOptions(formatOf(source), recordOf(root).facts)
      const development = process.env.NODE_ENV === 'development'
      const { transform } = mdx({ ...options, mdExtensions: ['.mdx'], development })
      const compiled = await transform.call(this, withoutFrontmatter(source), id)
      return compiled && { code: compiled.code, map: JSON.stringify(compiled.map) }
    },
  }
}
