import { spacesFor } from '#content/report.ts'

/**
 * Matches frontmatter. A byte order mark, blank lines before it and spaces after the dashes are
 * allowed, since people cannot see them.
 */
const frontmatterPattern =
  /^(\uFEFF?(?:[ \t]*\r?\n)*---[ \t]*\r?\n)(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/

/**
 * Splits an MDX file into its frontmatter, undefined if it has none, and its body. `start` is the
 * offset of the frontmatter.
 */
export function splitFrontmatter(source: string) {
  const match = frontmatterPattern.exec(source)
  const [frontmatterBlock = '', openingLine = '', frontmatter = ''] =
    match ?? []
  return {
    frontmatter: match ? frontmatter : undefined,
    start: openingLine.length,
    body: source.slice(frontmatterBlock.length),
  }
}

/** The source with spaces in place of the frontmatter, so that offsets in the body stay valid. */
export function withoutFrontmatter(source: string): string {
  const { body } = splitFrontmatter(source)
  return spacesFor(source.slice(0, source.length - body.length)) + body
}
