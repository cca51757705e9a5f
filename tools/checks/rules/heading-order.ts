import type { Finding, Rule } from '../rule.ts'

export const headingOrder: Rule = {
  name: 'heading-order',
  sentence: "Headings of prose begin with ##, below the page's own, and skip no level.",
  kinds: ['prose'],
  severity: 'warns',
  inText({ prose }) {
    const found: Finding[] = []
    let before = 1
    for (const node of prose?.markdown.children ?? []) {
      const { depth } = node as { depth?: number }
      if (node.type !== 'heading' || depth === undefined) continue
      const index = node.position?.start?.offset ?? 0
      if (depth === 1)
        found.push({
          index,
          message: "A page has one main heading, the 'heading' above: begin this one with ##",
        })
      else if (depth > before + 1)
        found.push({
          index,
          message:
            `This heading is of level ${depth} below one of level ${before}: begin it with ` +
            `${'#'.repeat(before + 1)}`,
        })
      before = Math.max(depth, 2)
    }
    return found
  },
}
