import { type Problem, placeOf } from '#ssg/content/content-error.ts'
import { type ProseNode, readMarkdown, walkProse } from '#ssg/content/markdown.ts'

/** The two trees of a page's body. */
export interface Prose {
  markdown: ProseNode
  html: ProseNode
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

/** Identifiers that an element or an expression in braces takes from outside. */
function usedBy(node: ProseNode): string[] {
  if (/Expression$/.test(node.type)) {
    const code = node.data?.estree
    // Skips functions, which declare local names; prose contains none.
    return JSON.stringify(code ?? null).includes('Function') ? [] : namesIn(code)
  }
  return node.type.startsWith('mdxJsx') && /^[A-Z]|\./.test(node.name ?? '')
    ? [node.name?.replace(/\..*/, '') ?? '']
    : []
}

/** Code that uses an undefined name: it parses, but throws during prerendering. */
function strayCode(html: ProseNode): ProseNode | undefined {
  const known = new Set<string>()
  const strays: ProseNode[] = []
  walkProse(html, (node) => {
    if (node.type === 'mdxjsEsm') for (const name of namesIn(node.data?.estree)) known.add(name)
  })
  walkProse(html, (node) => {
    if (usedBy(node).some((name) => !known.has(name) && !isBuiltIn(name))) strays.push(node)
  })
  return strays[0]
}

const remedy = 'this page has an import or export, so { and < begin code: write &#123; and &lt;'

/**
 * Reads a page's body as the build does; a problem where the build could not parse or run its code.
 */
export function parseMdx(file: string, source: string): Prose | Problem {
  try {
    const prose = readMarkdown(source)
    const stray = strayCode(prose.html)
    if (!stray) return prose
    const offset = stray.position?.start?.offset ?? 0
    const word = /^\S{1,40}/.exec(source.slice(offset))?.[0]
    return { file, ...placeOf(source, offset), message: `'${word}' is read as code: ${remedy}` }
  } catch (error) {
    const { reason, line, column } = error as Record<string, unknown>
    if (typeof reason !== 'string') throw error
    return {
      file,
      line: Number(line ?? 1),
      column: Number(column ?? 1),
      message: `${reason}: ${remedy} to show them`,
    }
  }
}
