import { parseSync } from 'vite'
import { type Problem, placeOf } from '../../ssg/content/content-error.ts'

// biome-ignore lint/suspicious/noExplicitAny: only a dozen of the many node kinds are read
export type Node = any

/** A TypeScript file and its syntax tree. */
export interface Module {
  file: string
  source: string
  program: Node
}

/** Parses a TypeScript file; returns a syntax error with its position. */
export function parseModule(file: string, source: string): Module | Problem {
  const { program, errors } = parseSync(file, source)
  const fault = errors[0]
  if (!fault) return { file, source, program }
  const place = placeOf(source, fault.labels[0]?.start ?? 0)
  return { file, ...place, message: `The file cannot be read: ${fault.message}` }
}

/**
 * Calls `visit` for every descendant node, parents first; if it returns false, the node's children
 * are skipped.
 */
export function walk(
  node: Node,
  visit: (node: Node, parent: Node | undefined) => boolean | undefined,
  parent?: Node,
): void {
  if (node === null || typeof node !== 'object') return
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit, parent)
    return
  }
  if (typeof node.type !== 'string' || visit(node, parent) === false) return
  for (const key of Object.keys(node))
    if (key !== 'type' && key !== 'start' && key !== 'end') walk(node[key], visit, node)
}

const unwrap = (node: Node): Node =>
  node && (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    ? unwrap(node.expression)
    : node

/** Initial values of a module's top-level `const`s by name. */
function constants(program: Node): Map<string, Node> {
  const found = new Map<string, Node>()
  for (const statement of program.body as Node[]) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && init) found.set(id.name, init)
  }
  return found
}

const keyOf = (property: Node) =>
  property.type === 'Property' && !property.computed
    ? String(property.key.name ?? property.key.value)
    : undefined

/**
 * Position of a value: character offset of its key or of the value. `here` is false if the file
 * takes the value from elsewhere.
 */
export interface Written {
  offset: number
  here: boolean
}

/**
 * Finds the position of a part of an exported value. Follows object keys, list entries and
 * constants of the same file, and returns the deepest position it can resolve.
 */
export function whereWritten(
  { program }: Module,
  exported: string,
  path: readonly (string | number)[],
): Written {
  const known = constants(program)
  const follow = (node: Node): Node => {
    const plain = unwrap(node)
    return plain?.type === 'Identifier' && known.has(plain.name)
      ? follow(known.get(plain.name))
      : plain
  }
  const literal = (node: Node) =>
    /^(?:Literal|TemplateLiteral|UnaryExpression|ObjectExpression|ArrayExpression)$/.test(
      node?.type ?? '',
    )
  let node = follow(known.get(exported))
  let offset: number = node?.start ?? 0
  for (const key of path) {
    if (node?.type === 'ObjectExpression') {
      const property = node.properties.find((candidate: Node) => keyOf(candidate) === String(key))
      if (!property) return { offset, here: literal(node) }
      offset = property.key.start
      node = follow(property.value)
    } else if (node?.type === 'ArrayExpression') {
      const element = node.elements[Number(key)]
      if (
        !element ||
        node.elements.slice(0, Number(key) + 1).some((each: Node) => each?.type === 'SpreadElement')
      )
        return { offset, here: literal(node) }
      offset = element.start
      node = follow(element)
    } else break
  }
  return { offset, here: literal(node) }
}
