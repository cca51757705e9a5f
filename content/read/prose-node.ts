/** A node of Markdown (mdast), of the HTML that it becomes (hast), or of JSX in it. */
export interface ProseNode {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  /** Name and attributes of a JSX element. */
  name?: string | null
  attributes?: { type: string; name?: string; value?: unknown }[]
  value?: string
  /** The syntax tree of code; the element that a node becomes. */
  data?: { estree?: unknown; hName?: string; hProperties?: Record<string, unknown> }
  children?: ProseNode[]
  position?: { start?: { offset?: number }; end?: { offset?: number } }
}

/** Calls `visit` for a node and everything below it, in document order. */
export function walkProse(node: ProseNode, visit: (node: ProseNode) => void) {
  visit(node)
  for (const child of node.children ?? []) walkProse(child, visit)
}
