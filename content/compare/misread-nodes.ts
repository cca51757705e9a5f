import { type ProseNode, spanOf } from '#content/read/prose-node.ts'
import { blockProblems } from './misread-blocks.ts'
import { linkProblems } from './misread-links.ts'
import { listProblems } from './misread-lists.ts'
import { patternProblem } from './misread-patterns.ts'
import { wordProblems } from './misread-words.ts'
import { inContext } from './node-in-context.ts'

/** A place where Markdown parses words differently from what was meant, with a message. */
export interface MisreadNode {
  index: number
  message: string
}

const problemFinders = {
  ...listProblems,
  ...blockProblems,
  ...linkProblems,
  ...wordProblems,
}

/** All nodes inside `tree` that Markdown parses differently from what was meant. */
export function misreadNodes(
  proseSource: string,
  tree: ProseNode,
): MisreadNode[] {
  const { children = [] } = tree
  return children.flatMap((node, at) => {
    const context = inContext(node, at, proseSource, tree)
    const finders = problemFinders[node.type] ?? []
    const message = [patternProblem, ...finders]
      .map((problemOf) => problemOf(context))
      .find(Boolean)
    // remark-gfm sets no position for a URL directly after a bracket: the parent's is used.
    const { start } = spanOf(node.position ? node : tree)
    const misread = message ? [{ index: start, message }] : []
    return [...misread, ...misreadNodes(proseSource, node)]
  })
}
