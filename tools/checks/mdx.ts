import type { Nodes, Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { type Problem, placeOf } from '../../ssg/content/content-error.ts'

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter)

/** Error thrown by the parser (a vfile-message). */
interface Fault {
  reason: string
  line: number
  column: number
}

/** Elements without content and end tag (HTML standard, void elements). */
const isVoid = (name: string) =>
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/.test(name)

const offsetOf = (source: string, line: number, column: number) =>
  source.split('\n', line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1

const wordAt = (source: string, offset: number) => /^\S{1,40}/.exec(source.slice(offset))?.[0] ?? ''

const codeAt = (source: string, offset: number) =>
  `'${wordAt(source, offset)}' is read as code: write ` +
  `${source[offset] === '{' ? '&#123; instead of {' : '&lt; instead of <'}`

/** Position and message of a syntax fault, in words for a writer of prose. */
function describeFault(
  source: string,
  { reason, line, column }: Fault,
): [offset: number, text: string] {
  const at = offsetOf(source, line, column)
  if (reason.includes('import/exports')) {
    const start = source.lastIndexOf('\n', at - 1) + 1
    const word = /export|import/.exec(source.slice(start))?.[0]
    return [
      start,
      `A paragraph that begins with '${word}' is read as code: begin with another word`,
    ]
  }
  const unclosed = /^Expected a closing tag for `<([^`>]*)>` \((\d+):(\d+)/.exec(reason)
  if (unclosed) {
    const [, name = '', itsLine, itsColumn] = unclosed
    return [
      offsetOf(source, Number(itsLine), Number(itsColumn)),
      isVoid(name)
        ? `'<${name}>' is never closed: write <${name} />`
        : `'<${name}>' is never closed: write </${name}> after the words that it is for, or ` +
          '&lt; instead of <',
    ]
  }
  const open = Math.max(0, source.lastIndexOf(/expression|brace/.test(reason) ? '{' : '<', at))
  const word = wordAt(source, open)
  const link = /^<((?:https?:\/\/|[\w.+-]+@)[^>]*)>?/.exec(word)?.[1]
  if (link)
    return [
      open,
      `'${word}' is read as code: write [words](${link.includes('://') ? link : `mailto:${link}`})`,
    ]
  if (word.startsWith('<!--'))
    return [open, "'<!--' is read as code: write a hidden note as {/* like this */}"]
  if (reason.includes('closing slash')) return [open, `'${word}' closes nothing: leave it out`]
  if (reason.includes('before attribute value'))
    return [open, `'${word}' has a value without quotes: write it as in <a href="/about">`]
  return [open, codeAt(source, open)]
}

/** Globals of JavaScript and MDX that code in a page may use. */
const isBuiltIn = (name: string) =>
  /^(?:undefined|props|Math|Date|Intl|JSON|String|Number|Array|Object)$/.test(name)

/** Every identifier in a JavaScript syntax tree, except property names after a dot. */
function namesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(namesIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, name, computed } = node as { type?: string; name?: string; computed?: boolean }
  if (type === 'Identifier' && name) return [name]
  return Object.entries(node).flatMap(([key, inner]) =>
    !computed && (key === 'property' || key === 'key') ? [] : namesIn(inner),
  )
}

const codeOf = (node: unknown) => (node as { data?: { estree?: unknown } }).data?.estree

/** Identifiers that an element or an expression in braces takes from outside. */
function usedBy(node: Nodes): string[] {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    const code = codeOf(node)
    // Skips functions, which declare local names; prose contains none.
    return JSON.stringify(code ?? null).includes('Function') ? [] : namesIn(code)
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    return /^[A-Z]|\./.test(node.name ?? '') ? [node.name?.replace(/\..*/, '') ?? ''] : []
  return []
}

/** Offset of code that uses an undefined name: it parses, but throws during prerendering. */
function strayCode(tree: Root): number | undefined {
  const known = new Set(
    tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? namesIn(codeOf(node)) : [])),
  )
  const find = (node: Nodes): number | undefined => {
    if (usedBy(node).some((name) => !known.has(name) && !isBuiltIn(name)))
      return node.position?.start.offset
    for (const child of 'children' in node ? node.children : []) {
      const found = find(child as Nodes)
      if (found !== undefined) return found
    }
    return undefined
  }
  return find(tree)
}

/**
 * Parses a page's Markdown as the build does; reports, with its position, what the build could not
 * parse or run.
 */
export function parseMdx(file: string, source: string): Root | Problem {
  const problem = (offset: number, message: string): Problem => ({
    file,
    ...placeOf(source, offset),
    message,
  })
  try {
    const tree = parser.parse(source)
    const stray = strayCode(tree)
    return stray === undefined ? tree : problem(stray, codeAt(source, stray))
  } catch (error) {
    const { reason, line = 1, column = 1 } = error as Partial<Fault>
    if (reason === undefined) throw error
    return problem(...describeFault(source, { reason, line, column }))
  }
}
