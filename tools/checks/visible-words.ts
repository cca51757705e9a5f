import { splitFrontmatter } from '#ssg/content/frontmatter.ts'

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** A file's text with spaces in place of comments, of lists in brackets and of addresses. */
export function visibleWords(source: string): string {
  const { frontmatter = '', start, body } = splitFrontmatter(source)
  const head = frontmatter.replace(/^\s*#.*|(?<=^[\s\w-]*: *)\[.*\] *$|photo-\S+/gm, blank)
  const between = source.slice(start + frontmatter.length, source.length - body.length)
  const all = source.slice(0, start) + head + between + body.replace(/<!--[\s\S]*?-->/g, blank)
  return all.replace(/https?:\/\/[^\s)]+/g, blank)
}
