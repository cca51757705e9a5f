import { isRecord } from '#content/schema/schema-shape.ts'

/** A node of a syntax tree: of Markdown (mdast), of HTML (hast), or of JSX in one of them. */
export interface ProseNode {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  /** Name and attributes of a JSX element. */
  name?: string | null
  attributes?: { type: string; name?: string; value?: unknown }[]
  value?: string
  /** URL and title of a link or a picture. */
  url?: string
  title?: string | null
  alt?: string | null
  /** Key of the definition that a link, picture or footnote refers to. */
  identifier?: string
  /** Level of a heading, from 1 to 6. */
  depth?: number
  /** Whether a list is numbered. */
  ordered?: boolean | null
  /** The words after the language of a code block. */
  meta?: string | null
  /** `estree`: syntax tree of code; `hName` and `hProperties`: the element a node becomes. */
  data?: {
    estree?: unknown
    hName?: string
    hProperties?: Record<string, unknown>
  }
  children?: ProseNode[]
  position?: { start?: Point; end?: Point }
}

/** A position in a file: line and column from 1, offset from 0 in UTF-16 code units. */
interface Point {
  line?: number
  column?: number
  offset?: number
}

/** Calls `visit` for a node and its descendants, in document order, with the ancestors of each. */
export function walkProse(
  node: ProseNode,
  visit: (node: ProseNode, above: readonly ProseNode[]) => void,
  above: readonly ProseNode[] = [],
) {
  visit(node, above)
  for (const child of node.children ?? [])
    walkProse(child, visit, [...above, node])
}

/** All results of `find` for a node and its descendants, in document order. */
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

/** Offsets in the file at which a node begins and ends; both 0 for a node without a position. */
export const spanOf = ({ position }: ProseNode) => ({
  start: position?.start?.offset ?? 0,
  end: position?.end?.offset ?? 0,
})

/** The source text of a node; its value if the node has no position. */
export function sourceOf(node: ProseNode, written: string): string {
  const { start, end } = spanOf(node)
  return node.position ? written.slice(start, end) : (node.value ?? '')
}

/** The text of an attribute, or its code in JSX; undefined if the attribute is missing. */
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
