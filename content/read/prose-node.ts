import { isRecord } from '#content/schema/schema-shape.ts'

/** A node of Markdown (mdast), of the HTML that it becomes (hast), or of JSX in it. */
export interface ProseNode {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  /** Name and attributes of a JSX element. */
  name?: string | null
  attributes?: { type: string; name?: string; value?: unknown }[]
  value?: string
  /** Address and title of a link, the text of a picture. */
  url?: string
  title?: string | null
  alt?: string | null
  /** What a link or a note is defined by; whether a list is numbered. */
  identifier?: string
  ordered?: boolean | null
  /** The words after the language of a block of code. */
  meta?: string | null
  /** The syntax tree of code; the element that a node becomes. */
  data?: {
    estree?: unknown
    hName?: string
    hProperties?: Record<string, unknown>
  }
  children?: ProseNode[]
  position?: { start?: Point; end?: Point }
}

/** A place in a file: line and column from 1, and the signs before it. */
interface Point {
  line?: number
  column?: number
  offset?: number
}

/** Calls `visit` for a node and everything below it, in document order, with the nodes above. */
export function walkProse(
  node: ProseNode,
  visit: (node: ProseNode, above: readonly ProseNode[]) => void,
  above: readonly ProseNode[] = [],
) {
  visit(node, above)
  for (const child of node.children ?? [])
    walkProse(child, visit, [...above, node])
}

/** All that `find` has for a node and everything below it, in document order. */
export function collectInProse<Found>(
  node: ProseNode,
  find: (node: ProseNode, above: readonly ProseNode[]) => readonly Found[],
): Found[] {
  const found: Found[] = []
  walkProse(node, (each, above) => {
    found.push(...find(each, above))
  })
  return found
}

/** Where a node begins and ends in its file; at 0 both for one that nobody typed. */
export const spanOf = ({ position }: ProseNode) => ({
  start: position?.start?.offset ?? 0,
  end: position?.end?.offset ?? 0,
})

/** A node as it was typed; words without a place were typed as they are. */
export function sourceOf(node: ProseNode, written: string): string {
  const { start, end } = spanOf(node)
  return node.position ? written.slice(start, end) : (node.value ?? '')
}

/** An attribute's text, or its code; undefined if it is missing. */
export function attributeOf(
  { properties, attributes }: ProseNode,
  name: string,
) {
  const attribute = attributes?.find((each) => each.name === name)
  const written = properties ? properties[name] : attribute?.value
  // The value of a JSX attribute in braces is a node.
  const value = isRecord(written) ? written.value : written
  return value === undefined || value === null ? undefined : String(value)
}
