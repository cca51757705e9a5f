import mdx from '@mdx-js/rollup'
import type { Plugin } from 'vite'
import { withoutFrontmatter } from './content/frontmatter.ts'
import { formatOf, markdownOptions } from './content/markdown.ts'

/** MDX for the pages, as Markdown where a page has no code of its own. */
export function mdxPages(): Plugin {
  const compilers = {
    md: mdx({ ...markdownOptions('md'), mdExtensions: ['.mdx'] }),
    mdx: mdx(markdownOptions('mdx')),
  }
  return {
    name: 'mdx-pages',
    enforce: 'pre', // before React
    config(config, env) {
      for (const compiler of Object.values(compilers)) compiler.config(config, env)
    },
    async transform(source, id) {
      const { transform } = compilers[formatOf(source)]
      const compiled = await transform.call(this, withoutFrontmatter(source), id)
      return compiled && { code: compiled.code, map: JSON.stringify(compiled.map) }
    },
  }
}
