import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Problem } from '../../ssg/routes/content-error.ts'

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter)

/** Reads a page's Markdown the way the build does; what the build could not read is told with its place. */
export function parseMdx(file: string, source: string): Root | Problem {
  try {
    return parser.parse(source)
  } catch (error) {
    const { reason, line, column } = error as { reason?: string; line?: number; column?: number }
    if (reason === undefined) throw error
    return {
      file,
      line: line ?? 1,
      column: column ?? 1,
      message: `The page cannot be read: ${reason}. In MDX, < and { begin code: write &lt; and &#123; where you mean the letters`,
    }
  }
}
