import { type ProseNode, walkProse } from '#content/read/prose-node.ts'
import type { Line } from './lines.ts'
import { spanOf } from './span.ts'

/** What a line of a quotation or an entry has before its words. */
const prefix = /^[>\s]*/
/** A picture, which stands on a line of its own. */
const isPicture = /^!\[[^\]]*\]\([^)]*\)$/
/** A line's end in HTML. */
const lineEnd = /<br\s*\/?>\s*$/i

/** The lines of a stretch of text, each with its place; the first begins at `index`. */
export function linesAt(source: string, index = 0): Line[] {
  let start = index
  return source.split('\n').map((line) => {
    const [before = ''] = prefix.exec(line) ?? []
    const at = start + before.length
    start += line.length + 1
    return { words: line.slice(before.length).trimEnd(), index: at }
  })
}

/** Lines in groups that a page shows as one line each: a hard break begins the next group. */
export function lineGroups(
  lines: readonly Line[],
  breaks: readonly number[] = [],
): Line[][] {
  const groups: Line[][] = [[]]
  for (const line of lines) {
    const end = line.index + line.words.length
    if (line.words) groups.at(-1)?.push(line)
    const isBroken = breaks.some((at) => at >= end - 1 && at <= end + 2)
    const ends = lineEnd.test(line.words) || isPicture.test(line.words)
    if (!line.words || isBroken || ends) groups.push([])
  }
  return groups.filter((group) => group.length > 0)
}

/** The groups of lines of each paragraph of Markdown. */
export function paragraphLines(written: string, markdown: ProseNode): Line[][] {
  const groups: Line[][] = []
  walkProse(markdown, (node) => {
    const span = node.type === 'paragraph' ? spanOf(node) : undefined
    if (!span) return
    const breaks: number[] = []
    walkProse(node, (inner) => {
      if (inner.type === 'break') breaks.push(spanOf(inner)?.start ?? 0)
    })
    groups.push(
      ...lineGroups(
        linesAt(written.slice(span.start, span.end), span.start),
        breaks,
      ),
    )
  })
  return groups
}
