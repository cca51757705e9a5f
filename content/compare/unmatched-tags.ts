import { Parser } from 'htmlparser2'
import { type ProseNode, spanOf, walkProse } from '#content/read/prose-node.ts'
import { withoutComments } from '#content/report.ts'
import { proseElements } from './html-names.ts'

/** Elements that have no end tag or may leave it out (HTML standard). */
const elementsWithoutEnd = new Set(
  'br col dd dt hr img input li p tbody td tfoot th thead tr wbr'.split(' '),
)

/** An HTML tag whose other half is missing. */
export interface UnmatchedTag {
  index: number
  name: string
  /**
   * What is missing: the end tag ('open'), a closing quote ('unquoted') or the start tag ('stray').
   */
  kind: 'open' | 'unquoted' | 'stray'
}

const endTag = /<\/([a-z][^\s>]*)\s*>/gi

/** The HTML of prose with spaces in place of everything else, so that indexes stay the same. */
function htmlOf(markdown: ProseNode): string {
  let html = ''
  walkProse(markdown, (node) => {
    if (node.type !== 'html') return
    html = html.padEnd(spanOf(node).start) + (node.value ?? '')
  })
  return withoutComments(html)
}

/** Tags without their other half; all content after an open tag would be inside its element. */
export function unmatchedTags(markdown: ProseNode): UnmatchedTag[] {
  const html = htmlOf(markdown)
  const unmatched: UnmatchedTag[] = []
  const openTags: UnmatchedTag[] = []
  const endTagIndexes = new Set<number>()
  const parser = new Parser({
    // The kind stays 'unquoted' if an unclosed quote keeps the parser from calling `onopentag`.
    onopentagname(name) {
      if (elementsWithoutEnd.has(name)) return
      openTags.push({ index: parser.startIndex, name, kind: 'unquoted' })
    },
    onopentag(name, attributes) {
      const tag = openTags.at(-1)
      if (!tag || elementsWithoutEnd.has(name)) return
      // A value without its closing quote swallows the tags after it.
      const containsTag = Object.values(attributes).some((value) =>
        value.includes('<'),
      )
      if (!containsTag) tag.kind = 'open'
    },
    onclosetag(name, isImplied) {
      endTagIndexes.add(parser.startIndex)
      if (elementsWithoutEnd.has(name)) return
      const tag = openTags.pop()
      if (tag && isImplied && proseElements.has(name)) unmatched.push(tag)
    },
  })
  parser.end(html)
  for (const { 1: name = '', index } of html.matchAll(endTag))
    if (proseElements.has(name) && !endTagIndexes.has(index))
      unmatched.push({ index, name, kind: 'stray' })
  return unmatched
}
