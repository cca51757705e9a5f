import { type ProseNode, sourceOf, spanOf } from '#content/read/prose-node.ts'
import { blockProblems } from './misread-blocks.ts'
import { linkProblems } from './misread-links.ts'
import { listProblems } from './misread-lists.ts'
import { wordProblems } from './misread-words.ts'
import { inContext, type NodeInContext } from './node-in-context.ts'

/** A place where Markdown parses words differently from what was meant, with a message. */
export interface MisreadNode {
  index: number
  message: string
}

const problemFinders = [
  ...listProblems,
  ...blockProblems,
  ...linkProblems,
  ...wordProblems,
]

/**
 * The first entry of a numbered list that a page shows with another number, if any: 1. 2. 4.
 * becomes 1. 2. 3. A list that repeats one number, 1. 1. 1., has none: people who know Markdown
 * number lists this way.
 */
function numberingProblems({ node, written }: NodeInContext): MisreadNode[] {
  if (node.type !== 'list' || !node.ordered) return []
  const entries = node.children ?? []
  const typed = entries.map((entry) =>
    Number.parseInt(sourceOf(entry, written), 10),
  )
  const [first = 1] = typed
  const at = typed.findIndex((number, index) => number !== first + index)
  const entry = entries[at]
  if (!entry || typed.every((number) => number === first)) return []
  const number = typed[at]
  const sign = sourceOf(entry, written).charAt(`${number}`.length)
  const remedy = `write ${number}\\${sign} below a blank line, and so each number after it`
  const message = `'${number}${sign}' is shown as '${first + at}.': ${remedy}`
  return [{ index: spanOf(entry).start, message }]
}

/** All nodes inside `tree` that Markdown parses differently from what was meant. */
export function misreadNodes(written: string, tree: ProseNode): MisreadNode[] {
  const { children = [] } = tree
  return children.flatMap((node, at) => {
    const context = inContext(node, at, written, tree)
    const message = problemFinders
      .map((problemOf) => problemOf(context))
      .find(Boolean)
    // remark-gfm sets no position for a URL directly after a bracket: the parent's is used.
    const { start } = spanOf(node.position ? node : tree)
    const misread = message ? [{ index: start, message }] : []
    return [
      ...misread,
      ...numberingProblems(context),
      ...misreadNodes(written, node),
    ]
  })
}
