const frontmatterPattern = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/

/** Splits an MDX file; `frontmatter` is undefined where there is none. */
export function splitFrontmatter(source: string): {
  frontmatter: string | undefined
  body: string
  bodyLine: number
} {
  const match = frontmatterPattern.exec(source)
  return match
    ? {
        frontmatter: match[1] ?? '',
        body: source.slice(match[0].length),
        bodyLine: match[0].split('\n').length,
      }
    : { frontmatter: undefined, body: source, bodyLine: 1 }
}

/** Replaces the frontmatter and the body of a file; the lines between them are kept. */
export function replaceParts(
  source: string,
  { frontmatter, body }: { frontmatter: string; body: string },
): string {
  const [head, own = ''] = frontmatterPattern.exec(source) ?? []
  if (head === undefined) return `---\n${frontmatter}\n---\n${body}`
  const start = source.indexOf('\n') + 1
  return source.slice(0, start) + frontmatter + source.slice(start + own.length, head.length) + body
}
