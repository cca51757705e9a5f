import { type ProseNode, walkProse } from '#content/read/prose-node.ts'
import { spanOf } from './span.ts'

const fence = /^(?:`{3,}|~{3,})/
/** What a line in a quotation or an entry has before its words. */
const prefix = /^[>\s]*/

/** Blocks of code whose end nobody wrote, with their mark: the rest of the page is in them. */
export function openCode(written: string, markdown: ProseNode) {
  const found: { index: number; mark: string }[] = []
  walkProse(markdown, (node) => {
    const span = node.type === 'code' ? spanOf(node) : undefined
    if (!span) return
    const lines = written.slice(span.start, span.end).trimEnd().split('\n')
    const [mark] = fence.exec(lines[0] ?? '') ?? []
    const last = lines.at(-1)?.replace(prefix, '') ?? ''
    if (mark && (lines.length === 1 || !last.startsWith(mark)))
      found.push({ index: span.start, mark })
  })
  return found
}
