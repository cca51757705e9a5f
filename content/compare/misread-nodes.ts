import { type ProseNode, sourceOf, spanOf } from '#content/read/prose-node.ts'
import { blockProblems } from './misread-blocks.ts'
import { linkProblems } from './misread-links.ts'
import { listProblems } from './misread-lists.ts'
import { patternProblem } from './misread-patterns.ts'
import { wordProblems } from './misread-words.ts'
import { inContext, type NodeInContext } from './node-in-context.ts'

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

/**
 * The first entry of a numbered list that a page shows with another number, if any: 1. 2. 4.
 * becomes 1. 2. 3. A list that repeats one number, 1. 1. 1., has none: people who know Markdown
 * number lists this way.
 */
function numberingProblems({
  node,
  proseSource,
}: NodeInContext): MisreadNode[] {
  if (!node.ordered) return []
  const entries = node.children ?? []
  const typedNumbers = entries.map((entry) =>
    Number.parseInt(sourceOf(entry, proseSource), 10),
  )
  const [first = 1] = typedNumbers
  const at = typedNumbers.findIndex((number, index) => number !== first + index)
  const entry = entries[at]
  if (!entry || typedNumbers.every((number) => number === first)) return []
  const typedNumber = typedNumbers[at]
  const delimiter = sourceOf(entry, proseSource).charAt(`${typedNumber}`.length)
  const remedy =
    `write ${typedNumber}\\${delimiter} below a blank line, ` +
    'and so each number after it'
  const message = `'${typedNumber}${delimiter}' is shown as '${first + at}.': ${remedy}`
  return [{ index: spanOf(entry).start, message }]
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
    return [
      ...misread,
      ...numberingProblems(context),
      ...misreadNodes(proseSource, node),
    ]
  })
}
