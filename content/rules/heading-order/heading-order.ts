import type { ProseNode } from '#content/read/prose-node.ts'
import type { TextRule } from '../rule.ts'

/** What is wrong with a heading of a level, or with a paragraph in its place. */
function problemOf({ type, children = [] }: ProseNode, depth: number, before: number) {
  const [words, ...more] = children
  if (type === 'paragraph' && words?.type === 'strong' && more.length === 0) {
    const isSentence = /[.!?:]$/.test(words.children?.at(-1)?.value ?? '.')
    return isSentence ? undefined : 'Bold words are no heading: write ## before them, without stars'
  }
  if (type !== 'heading') return undefined
  if (!words) return 'This heading has no words: write them, or delete it'
  if (depth === 1) return "A page has one main heading, the 'heading' above: begin this one with ##"
  if (depth <= before + 1) return undefined
  const right = '#'.repeat(before + 1)
  return `This heading is of level ${depth} below one of level ${before}: begin it with ${right}`
}

export const headingOrder: TextRule = {
  reads: 'text',
  name: 'heading-order',
  sentence: "Headings of prose begin with ##, below the page's own, and skip no level.",
  refuses: 'A heading of the wrong level or without words, and bold words in place of one.',
  kinds: ['prose'],
  severity: 'warns',
  find({ prose }) {
    let before = 1
    return (prose?.markdown.children ?? []).flatMap((node) => {
      const { depth = 0 } = node as { depth?: number }
      const message = problemOf(node, depth, before)
      before = depth ? Math.max(depth, 2) : before
      return message ? [{ index: node.position?.start?.offset ?? 0, message }] : []
    })
  },
}
