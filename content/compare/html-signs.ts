import type { Span } from './span.ts'

const comment = /<!--[\s\S]*?-->/g
const tag = /<\/?[a-z][^>]*>/gi

const spansOf = (source: string, pattern: RegExp): Span[] =>
  [...source.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }))

/** Comments that end: their writer wants nobody to read them. */
export const commentsIn = (source: string) => spansOf(source, comment)

/** Tags, with their attributes. */
export const tagsIn = (source: string) => spansOf(source, tag)
