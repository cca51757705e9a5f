import mdx from '@mdx-js/rollup'
import type { Plugin } from 'vite'
import { recordOf } from './content/content-record.ts'
import { withoutFrontmatter } from './content/frontmatter.ts'
import { formatOf, markdownOptions } from './content/markdown.ts'

/** MDX for the pages, as Markdown where a page has no code of its own. */
export const mdxPages = (root: string): Plugin => ({
  name: 'mdx-pages',
  enforce: 'pre', // before React
  async transform(source, id) {
    if (!id.endsWith('.mdx')) return undefined
    // Facts may change while the development server runs.
    const options = markdownOptions(formatOf(source), recordOf(root).facts)
    const development = process.env.NODE_ENV === 'development'
    const { transform } = mdx({ ...options, mdExtensions: ['.mdx'], development })
    const compiled = await transform.call(this, withoutFrontmatter(source), id)
    return compiled && { code: compiled.code, map: JSON.stringify(compiled.map) }
  },
})
