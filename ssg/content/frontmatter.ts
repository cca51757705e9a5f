/** A byte order mark, blank lines and spaces after the dashes are allowed: nobody sees them. */
const frontmatterPattern =
  /^(\uFEFF?(?:[ \t]*\r?\n)*---[ \t]*\r?\n)(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/

/** Splits an MDX file; `frontmatter` is undefined where there is none, and begins at `start`. */
export function splitFrontmatter(source: string): {
  frontmatter: string | undefined
  start: number
  body: string
} {
  const match = frontmatterPattern.exec(source)
  return match
    ? {
        frontmatter: match[2] ?? '',
        start: match[1]?.length ?? 0,
        body: source.slice(match[0].length),
      }
    : { frontmatter: undefined, start: 0, body: source }
}

/** The source with spaces in place of the frontmatter, so that positions in the body stay true. */
export function withoutFrontmatter(source: string): string {
  const { body } = splitFrontmatter(source)
  const head = source.slice(0, source.length - body.length)
  return head.replace(/[^\r\n]/g, ' ') + body
}
