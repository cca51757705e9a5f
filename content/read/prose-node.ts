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

/** Calls `visit` for a node and everything below it, in document order. */
export function walkProse(node: ProseNode, visit: (node: ProseNode) => void) {
  visit(node)
  for (const child of node.children ?? []) walkProse(child, visit)
}

/** An attribute's text, or its code; undefined if it is missing. */
export function attributeOf(
  { properties, attributes }: ProseNode,
  name: string,
) {
  const attribute = attributes?.find((each) => each.name === name)
  const value: unknown = properties ? properties[name] : attribute?.value
  const text = Object(value).value ?? value ?? undefined
  return text === undefined ? undefined : String(text)
}
