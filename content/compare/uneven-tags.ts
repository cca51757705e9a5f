import { Parser } from 'htmlparser2'
import { type ProseNode, spanOf, walkProse } from '#content/read/prose-node.ts'
import { withoutComments } from '#content/report.ts'
import { proseElements } from './html-names.ts'

/** Elements that have or need no end tag (HTML standard). */
const needsNoEnd = new Set(
  'br col dd dt hr img input li p tbody td tfoot th thead tr wbr'.split(' '),
)

/** A tag of HTML that belongs to no other one. */
export interface UnevenTag {
  index: number
  name: string
  /** It has no end tag, a quote of it has no end, or it ends nothing. */
  kind: 'open' | 'unquoted' | 'stray'
}

const endTags = /<\/([a-z][^\s>]*)\s*>/gi

/** The HTML of prose, with spaces in place of all else, so that places stay true. */
function htmlOf(markdown: ProseNode): string {
  let html = ''
  walkProse(markdown, (node) => {
    if (node.type !== 'html') return
    html = html.padEnd(spanOf(node).start) + (node.value ?? '')
  })
  return withoutComments(html)
}

/** Tags without their other half: what follows one that is open would be inside. */
export function unevenTags(markdown: ProseNode): UnevenTag[] {
  const html = htmlOf(markdown)
  const found: UnevenTag[] = []
  const open: UnevenTag[] = []
  const ends = new Set<number>()
  const parser = new Parser({
    // A tag that ends inside an attribute gets no further than its name.
    onopentagname(name) {
      if (needsNoEnd.has(name)) return
      open.push({ index: parser.startIndex, name, kind: 'unquoted' })
    },
    onopentag(name, attributes) {
      const tag = open.at(-1)
      if (!tag || needsNoEnd.has(name)) return
      // A value without its second quote goes on over the tags after it.
      const hasTag = Object.values(attributes).some((value) =>
        value.includes('<'),
      )
      if (!hasTag) tag.kind = 'open'
    },
    onclosetag(name, isImplied) {
      ends.add(parser.startIndex)
      if (needsNoEnd.has(name)) return
      const tag = open.pop()
      if (tag && isImplied && proseElements.has(name)) found.push(tag)
    },
  })
  parser.end(html)
  for (const { 1: name = '', index } of html.matchAll(endTags))
    if (proseElements.has(name) && !ends.has(index))
      found.push({ index, name, kind: 'stray' })
  return found
}
