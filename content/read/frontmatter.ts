import { blank } from '#content/report.ts'

/** A byte order mark, blank lines and spaces after the dashes are allowed: nobody sees them. */
const frontmatterPattern =
  /^(\uFEFF?(?:[ \t]*\r?\n)*---[ \t]*\r?\n)(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/

/** Splits an MDX file; `frontmatter` is undefined where there is none, and begins at `start`. */
export function splitFrontmatter(source: string) {
  const match = frontmatterPattern.exec(source)
  const [head = '', opening = '', frontmatter = ''] = match ?? []
  return {
    frontmatter: match ? frontmatter : undefined,
    start: opening.length,
    body: source.slice(head.length),
  }
}

/** The source with spaces in place of the frontmatter, so that positions in the body stay true. */
export function withoutFrontmatter(source: string): string {
  const { body } = splitFrontmatter(source)
  return blank(source.slice(0, source.length - body.length)) + body
}
