import { Parser } from 'htmlparser2'
import { type ProseNode, spanOf, walkProse } from '#content/read/prose-node.ts'
import { blank } from '#content/report.ts'
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

const comments = /<!--[\s\S]*?-->/g
const endTags = /<\/([a-z][^\s>]*)\s*>/gi

/** The HTML of prose, with spaces in place of all else, so that places stay true. */
function htmlOf(markdown: ProseNode): string {
  let html = ''
  walkProse(markdown, (node) => {
    if (node.type !== 'html') return
    html = html.padEnd(spanOf(node).start) + (node.value ?? '')
  })
  return html.replace(comments, blank)
}

/** Tags without their other half: what follows one that is open would be inside. */
export function unevenTags(markdown: ProseNode): UnevenTag[] {
  const html = htmlOf(markdown)
  const found: UnevenTag[] = []
  const open: { index: number; isQuoted: boolean }[] = []
  const ends = new Set<number>()
  const parser = new Parser({
    onopentag(_, attributes) {
      const isQuoted = !Object.values(attributes).join('').includes('<')
      open.push({ index: parser.startIndex, isQuoted })
    },
    onclosetag(name, isImplied) {
      const { index, isQuoted } = open.pop() ?? { index: parser.startIndex }
      const isOpen = proseElements.has(name) && !needsNoEnd.has(name)
      if (!isImplied) ends.add(parser.startIndex)
      else if (isOpen)
        found.push({ index, name, kind: isQuoted ? 'open' : 'unquoted' })
    },
  })
  parser.end(html)
  for (const { 1: name = '', index } of html.matchAll(endTags))
    if (proseElements.has(name) && !ends.has(index))
      found.push({ index, name, kind: 'stray' })
  return found
}
