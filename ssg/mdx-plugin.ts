import mdx from '@mdx-js/rollup'
import type { Plugin } from 'vite'
import type { Facts } from '#data/named-facts/with-facts.ts'
import { recordOf } from './content/content-record.ts'
import { withoutFrontmatter } from './content/frontmatter.ts'
import { formatOf, markdownOptions } from './content/markdown.ts'

/** MDX for the pages, as Markdown where a page has no code of its own. */
export function mdxPages(root: string): Plugin {
  // Facts may change while the development server runs.
  const facts: Facts = {
    get: (name) => recordOf(root).facts.get(name),
    named: (name) => recordOf(root).facts.named(name),
    keys: () => recordOf(root).facts.keys(),
  }
  const compilers = {
    md: mdx({ ...markdownOptions('md', facts), mdExtensions: ['.mdx'] }),
    mdx: mdx(markdownOptions('mdx', facts)),
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
