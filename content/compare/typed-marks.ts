import { createProcessor } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import {
  collectInProse,
  type ProseNode,
  sourceOf,
  spanOf,
} from '#content/read/prose-node.ts'
import { htmlNames } from './html-names.ts'
import { escapedLineBreak } from './left-over.ts'

/** A mark of Markdown or HTML in a text that pages do not parse as Markdown. */
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
  Record<string, readonly [kind: TypedMark['kind'], characters: string]>
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

/** Matches the characters that marks consist of: a text without them need not be parsed. */
const charactersOfMark = /[*_`<]|\]\(|\]\[|~~|&#?\w+;|^#/m
/** Matches an escaped space or line break, %20 or \n, but not the %20 of an address. */
const escapedCharacter = new RegExp(
  `(?<!/\\S*)%20|${escapedLineBreak.source}`,
  'u',
)
const characterReference = /&(?:#\w+|[a-z]\w*);/i
const isLetterOrDigit = (character = '') => /[\p{L}\p{N}]/u.test(character)

/** Whether a source text is an HTML comment or the tag of an HTML element. */
function isHtml(source: string): boolean {
  const [, name = ''] = /^<\/?([a-z][\w-]*)/i.exec(source) ?? []
  return source.startsWith('<!--') || htmlNames.has(name.toLowerCase())
}

/**
 * A list with the mark that makes a node out of words, or with the character reference in a text;
 * empty if there is none.
 */
function marksOf(node: ProseNode, words: string): TypedMark[] {
  const source = sourceOf(node, words)
  const { start, end } = spanOf(node)
  const [kind, characters] = marksOfNodes[node.type] ?? []
  const [firstLine = ''] = source.split('\n', 1)
  if (node.type === 'text') {
    const reference = characterReference.exec(source)
    return reference && !node.value?.includes(reference[0])
      ? [
          {
            index: start + reference.index,
            words: reference[0],
            kind: 'reference',
          },
        ]
      : []
  }
  if (!kind || !characters?.includes(source.charAt(0))) return []
  if (kind === 'html' && !isHtml(source)) return []
  // Stars inside a number or a word are part of it.
  const isInsideWord =
    isLetterOrDigit(words[start - 1]) && isLetterOrDigit(words[end])
  if (kind === 'emphasis' && isInsideWord) return []
  return [{ index: start, words: firstLine, kind }]
}

/**
 * All marks of Markdown and HTML in a text that pages do not parse as Markdown. If the text has an
 * escaped character, only the first such character is returned.
 */
export function typedMarks(words: string): TypedMark[] {
  const escaped = escapedCharacter.exec(words)
  if (escaped)
    return [{ index: escaped.index, words: escaped[0], kind: 'reference' }]
  if (!charactersOfMark.test(words)) return []
  const tree = parser.parse(words) as ProseNode
  return collectInProse(tree, (node) => marksOf(node, words))
}
