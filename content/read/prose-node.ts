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
  /** The first number of a numbered list. */
  start?: number | null
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
  visit: (node: ProseNode, ancestors: readonly ProseNode[]) => void,
  ancestors: readonly ProseNode[] = [],
) {
  visit(node, ancestors)
  for (const child of node.children ?? [])
    walkProse(child, visit, [...ancestors, node])
}

/** All results of `find` for a node and its descendants, in document order. */
export function collectInProse<Result>(
  node: ProseNode,
  find: (node: ProseNode, ancestors: readonly ProseNode[]) => readonly Result[],
): Result[] {
  const results: Result[] = []
  walkProse(node, (each, ancestors) => {
    results.push(...find(each, ancestors))
  })
  return results
}

/** Offsets in the file at which a node begins and ends; both 0 for a node without a position. */
export const spanOf = ({ position }: ProseNode) => ({
  start: position?.start?.offset ?? 0,
  end: position?.end?.offset ?? 0,
})

/**
 * The positions of the two nodes into which a node is split at `offset`, to be spread into them;
 * both are empty for a node without a position.
 */
export function splitPosition(
  { position }: ProseNode,
  offset: number,
): Pick<ProseNode, 'position'>[] {
  const { start, end } = position ?? {}
  if (!start || !end) return []
  const splitPoint = { offset }
  return [
    { position: { start, end: splitPoint } },
    { position: { start: splitPoint, end } },
  ]
}

/** The source text of a node; its value if the node has no position. */
export function sourceOf(node: ProseNode, proseSource: string): string {
  const { start, end } = spanOf(node)
  return node.position ? proseSource.slice(start, end) : (node.value ?? '')
}

/** The text of an attribute, or its code in JSX; undefined if the attribute is missing. */
export function attributeOf(
  { properties, attributes }: ProseNode,
  name: string,
) {
  const attribute = attributes?.find((each) => each.name === name)
  const rawValue = properties ? properties[name] : attribute?.value
  // The value of a JSX attribute in braces is a node.
  const value = isRecord(rawValue) ? rawValue.value : rawValue
  return value === undefined || value === null ? undefined : String(value)
}
