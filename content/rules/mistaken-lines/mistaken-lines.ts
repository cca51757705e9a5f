import { joinedLine } from '#content/compare/lines.ts'
import { misreadNodes } from '#content/compare/misread-nodes.ts'
import { unmatchedTags } from '#content/compare/unmatched-tags.ts'
import { collectInProse, type ProseNode } from '#content/read/prose-node.ts'
import { type Finding, ruleOfProse } from '../rule.ts'

/** Names of the blocks that a line may be joined to, by type of node. */
const blockNames: Readonly<Record<string, string>> = {
  listItem: 'entry',
  blockquote: 'quotation',
}

/** Findings about sentences below a list or quotation that a page shows as part of it. */
const joinedLines = (proseSource: string, markdown: ProseNode): Finding[] =>
  collectInProse(markdown, (node, ancestors) => {
    const blockName = blockNames[ancestors.at(-1)?.type ?? '']
    if (!blockName || node.type !== 'paragraph') return []
    const line = joinedLine(proseSource, node)
    const message = `This line belongs to the ${blockName} above: put a blank line between them`
    return line ? [{ index: line.index, message }] : []
  })

/** Findings about end tags without a start tag: </b> with no <b> before it. */
const strayTags = (markdown: ProseNode): Finding[] =>
  unmatchedTags(markdown)
    .filter(({ kind }) => kind === 'stray')
    .map(({ index, name }) => ({
      index,
      message:
        `'</${name}>' ends nothing: write <${name}> before the words that it is for, or ` +
        'delete it',
    }))

/**
 * Reports a line or a mark that has no effect, or that Markdown parses differently from what was
 * meant.
 */
export const mistakenLines = ruleOfProse({
  name: 'mistaken-lines',
  severity: 'look',
  find: ({ markdown }, proseSource) => [
    ...misreadNodes(proseSource, markdown),
    ...joinedLines(proseSource, markdown),
    ...strayTags(markdown),
  ],
})
