import { relative } from 'node:path'
import mdx from '@mdx-js/rollup'
import type { Plugin } from 'vite'
import { readContent } from './content-file.ts'
import { keepOpenedSites, openSite } from './open-site.ts'
import { withoutFrontmatter } from './read/frontmatter.ts'
import { formatOf, markdownOptions } from './read/markdown.ts'
import { isContentFile } from './schema/content-files.ts'
import { writeLists } from './written-lists.ts'

/**
 * Vite plugin that turns content into modules. A content file becomes its checked values with facts
 * filled in; each top-level key is an export, so that a bundle contains only the values that it
 * uses. An MDX page becomes a component of its prose, which is parsed as plain Markdown if the page
 * has no import or export.
 */
export function contentPlugin(): Plugin {
  let root = process.cwd()
  return {
    name: 'content',
    // This plugin runs before those of Vite and React, since they expect JavaScript.
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      if (config.command === 'build') keepOpenedSites()
      writeLists(root)
    },
    load(id) {
      const file = relative(root, id).replaceAll('\\', '/')
      if (!isContentFile(file)) return undefined
      const entries = Object.entries(readContent(file, root))
      const exportLines = entries.map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`,
      )
      const names = entries.map(([name]) => name).join(', ')
      return {
        code: `${exportLines.join('')}export default { ${names} }\n`,
        moduleType: 'js',
      }
    },
    async transform(source, id) {
      if (!id.endsWith('.mdx')) return undefined
      const prose = withoutFrontmatter(source)
      // Opens the site at each call, since facts may change while the development server runs.
      const options = markdownOptions(formatOf(prose), openSite(root).facts)
      const development = process.env.NODE_ENV === 'development'
      const { transform } = mdx({
        ...options,
        mdExtensions: ['.mdx'],
        development,
      })
      const compiled = await transform.call(this, prose, id)
      return (
        compiled && { code: compiled.code, map: JSON.stringify(compiled.map) }
      )
    },
  }
}
