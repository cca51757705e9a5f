import { createProcessor } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import { type ProseNode, walkProse } from '#content/read/prose-node.ts'
import { htmlNames } from './html-names.ts'
import { spanOf } from './span.ts'

/** A mark of Markdown or HTML in words that are shown as they were typed. */
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

const kinds: Readonly<Record<string, TypedMark['kind']>> = {
  emphasis: 'emphasis',
  strong: 'emphasis',
  link: 'link',
  image: 'link',
  html: 'html',
  inlineCode: 'code',
  code: 'code',
  delete: 'deleted',
  heading: 'heading',
}

const parser = createProcessor({
  format: 'md',
  remarkPlugins: [[remarkGfm, { singleTilde: false }]],
})

/** Signs that a mark has; words without them are shown as they were typed. */
const mayHaveMarks = /[*_`<\\]|\]\(|\]\[|~~|&#?\w+;|^#/m
const reference = /&(?:#\w+|[a-z]\w*);/i
const isOfWord = (sign = '') => /[\p{L}\p{N}]/u.test(sign)

/** A comment, or a tag of an element that HTML has. */
function isHtml(source: string): boolean {
  const [, name = ''] = /^<\/?([a-z][\w-]*)/i.exec(source) ?? []
  return source.startsWith('<!--') || htmlNames.has(name.toLowerCase())
}

/** What a node would be if the words were prose; undefined where nobody types it as a mark. */
function kindOf(node: ProseNode, words: string): TypedMark['kind'] | undefined {
  const { start = 0, end = 0 } = spanOf(node) ?? {}
  const source = words.slice(start, end)
  const kind = kinds[node.type]
  // Bare addresses are words; so are stars inside numbers and words.
  if (kind === 'link' && !/^!?[[<]/.test(source)) return undefined
  if (kind === 'emphasis' && isOfWord(words[start - 1]) && isOfWord(words[end]))
    return undefined
  if (kind === 'html' && !isHtml(source)) return undefined
  if (kind === 'code' && !source.startsWith('`')) return undefined
  if (kind === 'heading' && !source.startsWith('#')) return undefined
  return kind
}

/** A sign by its code, or behind a backslash, in words of a node. */
function codeIn(node: ProseNode, words: string): TypedMark | undefined {
  const span = node.type === 'text' ? spanOf(node) : undefined
  if (!span) return undefined
  const source = words.slice(span.start, span.end)
  const code = reference.exec(source)
  if (!code || node.value?.includes(code[0])) return undefined
  return { index: span.start + code.index, words: code[0], kind: 'reference' }
}

/** The marks that somebody typed in words which no page reads as Markdown. */
export function typedMarks(words: string): TypedMark[] {
  if (!mayHaveMarks.test(words)) return []
  const found: TypedMark[] = []
  walkProse(parser.parse(words) as ProseNode, (node) => {
    const kind = kindOf(node, words)
    const { start = 0, end = 0 } = spanOf(node) ?? {}
    const [line = ''] = words.slice(start, end).split('\n', 1)
    if (kind) found.push({ index: start, words: line, kind })
    const code = codeIn(node, words)
    if (code) found.push(code)
  })
  return found
}
