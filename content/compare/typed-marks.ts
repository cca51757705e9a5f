import { createProcessor } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import {
  collectInProse,
  type ProseNode,
  sourceOf,
  spanOf,
} from '#content/read/prose-node.ts'
import { htmlNames } from './html-names.ts'
import { escapedLine } from './left-over.ts'

/** A mark of Markdown or HTML in a text that is shown as it was typed. */
export interface TypedMark {
  index: number
  words: string
  kind:
    | 'emphasis'
    | 'link'
    | 'html'
    | 'code'
    | 'deleted'
    | 'heading'
    | 'reference'
}

/** Kind of mark for each type of node, and the characters that such a mark may begin with. */
const marksOfNodes: Readonly<
  Record<string, readonly [kind: TypedMark['kind'], signs: string]>
> = {
  emphasis: ['emphasis', '*_'],
  strong: ['emphasis', '*_'],
  // A bare address is parsed as a link too, but has no mark.
  link: ['link', '[<'],
  image: ['link', '!'],
  html: ['html', '<'],
  inlineCode: ['code', '`'],
  // Lines that begin with four spaces are parsed as code too, but have no mark.
  code: ['code', '`'],
  delete: ['deleted', '~'],
  // A line above a line of hyphens is parsed as a heading too, but has no mark.
  heading: ['heading', '#'],
}

const parser = createProcessor({
  format: 'md',
  remarkPlugins: [[remarkGfm, { singleTilde: false }]],
})

/** Matches every text with a mark, so that others need not be parsed. */
const mayHaveMarks = /[*_`<]|\]\(|\]\[|~~|&#?\w+;|^#/m
/** An escaped space or line break: %20, \n. */
const escapedSign = new RegExp(`(?<!/\\S*)%20|${escapedLine.source}`, 'u')
const characterReference = /&(?:#\w+|[a-z]\w*);/i
const isOfWord = (sign = '') => /[\p{L}\p{N}]/u.test(sign)

/** Whether a source is a comment or a tag of an HTML element. */
function isHtml(source: string): boolean {
  const [, name = ''] = /^<\/?([a-z][\w-]*)/i.exec(source) ?? []
  return source.startsWith('<!--') || htmlNames.has(name.toLowerCase())
}

/** The mark that a node stands for if the text is read as Markdown; none for plain words. */
function markOf(node: ProseNode, words: string): TypedMark[] {
  const source = sourceOf(node, words)
  const { start, end } = spanOf(node)
  const [kind, signs] = marksOfNodes[node.type] ?? []
  const [line = ''] = source.split('\n', 1)
  if (node.type === 'text') {
    const code = characterReference.exec(source)
    return code && !node.value?.includes(code[0])
      ? [{ index: start + code.index, words: code[0], kind: 'reference' }]
      : []
  }
  if (!kind || !signs?.includes(source.charAt(0))) return []
  if (kind === 'html' && !isHtml(source)) return []
  // Stars inside numbers and words are words.
  const isInside = isOfWord(words[start - 1]) && isOfWord(words[end])
  if (kind === 'emphasis' && isInside) return []
  return [{ index: start, words: line, kind }]
}

/** Marks of Markdown and HTML in a text that pages do not parse as Markdown. */
export function typedMarks(words: string): TypedMark[] {
  const escaped = escapedSign.exec(words)
  if (escaped)
    return [{ index: escaped.index, words: escaped[0], kind: 'reference' }]
  if (!mayHaveMarks.test(words)) return []
  const tree = parser.parse(words) as ProseNode
  return collectInProse(tree, (node) => markOf(node, words))
}
