import type { ProseNode } from '#content/read/prose-node.ts'

/** A stretch of a file, from its first sign up to the sign behind its last. */
export interface Span {
  start: number
  end: number
}

/** Where a node stands in its file; undefined for nodes that nobody typed. */
export function spanOf({ position }: ProseNode): Span | undefined {
  const start = position?.start?.offset
  const end = position?.end?.offset
  return start === undefined || end === undefined ? undefined : { start, end }
}
