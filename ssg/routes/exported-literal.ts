import { parseSync } from 'vite'

/** Character offset of a value's first letter in its source. */
type Offsets = Map<string, number>

/** A plain value read from source text, with the offset of each part by its JSON path. */
export interface Literal {
  value: unknown
  offsets: Offsets
}

/** The source holds an expression instead of a plain value. `offset` is its place. */
export class NotLiteral extends Error {
  readonly offset: number
  constructor(message: string, offset: number) {
    super(message)
    this.offset = offset
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the tree's node union has far more than these kinds
type Node = any

export const pathKey = (path: readonly (string | number)[]) => JSON.stringify(path)

const read = (node: Node, path: (string | number)[], offsets: Offsets): unknown => {
  offsets.set(pathKey(path), node.start)
  switch (node.type) {
    case 'Literal':
      return node.value
    case 'TemplateLiteral':
      if (node.expressions.length === 0) return node.quasis[0].value.cooked
      break
    case 'UnaryExpression':
      if (node.operator === '-' && node.argument.type === 'Literal') return -node.argument.value
      break
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return read(node.expression, path, offsets)
    case 'ArrayExpression':
      return node.elements.map((element: Node, index: number) =>
        read(element, [...path, index], offsets),
      )
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((property: Node) => {
          if (property.type !== 'Property' || property.computed)
            throw new NotLiteral('write every key out', property.start)
          const key = String(property.key.name ?? property.key.value)
          const value = read(property.value, [...path, key], offsets)
          offsets.set(pathKey([...path, key]), property.key.start)
          return [key, value]
        }),
      )
  }
  throw new NotLiteral('write the value out: it is read without running the page', node.start)
}

/**
 * Reads `export const <name> = {…}` from TypeScript source without running it. Returns undefined
 * where there is no such export; throws NotLiteral where it holds anything but plain values.
 */
export function readExportedLiteral(
  file: string,
  source: string,
  name: string,
): Literal | undefined {
  const { program, errors } = parseSync(file, source)
  const fault = errors[0]
  if (fault) throw new NotLiteral(fault.message, fault.labels[0]?.start ?? 0)
  for (const statement of program.body as Node[]) {
    if (
      statement.type !== 'ExportNamedDeclaration' ||
      statement.declaration?.type !== 'VariableDeclaration'
    )
      continue
    const declarator = statement.declaration.declarations.find(
      (candidate: Node) => candidate.id.name === name,
    )
    if (!declarator) continue
    const offsets: Offsets = new Map()
    return { value: read(declarator.init, [], offsets), offsets }
  }
  return undefined
}
