import { type Document, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import { splitFrontmatter } from '#ssg/content/frontmatter.ts'

type Path = readonly (string | number)[]

/** A document in canonical form without line breaks around it: one value per line. */
const print = (document: Document) =>
  document
    .toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false })
    .replace(/^\n+|\n$/g, '')

/** A YAML text in its canonical form; unchanged if it cannot be read. */
export function canonicalYaml(source: string): string {
  const document = parseDocument(source.replaceAll('\r\n', '\n'))
  return document.errors.length > 0 ? source : print(document)
}

/** Sets a value; the parts of it that stay the same keep their quotes and comments. */
function setValue(document: Document, path: Path, value: unknown) {
  const node = document.getIn(path, true)
  if (isMap(node) && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const key of Object.keys(node.toJS(document)))
      if (!(key in value)) document.deleteIn([...path, key])
    for (const [key, inner] of Object.entries(value)) setValue(document, [...path, key], inner)
  } else if (isSeq<Node>(node) && Array.isArray(value)) {
    const text = (entry: unknown) => JSON.stringify(entry)
    const same = value.map((entry) =>
      node.items.find((item) => text(item.toJS(document)) === text(entry)),
    )
    const changed = node.items.filter((item) => !same.includes(item))
    node.items = value.map(
      (entry, index) => same[index] ?? changed.shift() ?? document.createNode(entry),
    )
    for (const [index, entry] of value.entries()) setValue(document, [...path, index], entry)
  } else if (!isScalar(node) || node.value !== value)
    document.setIn(path, Object(value) === value ? document.createNode(value) : value)
}

/** A YAML or JSON text with other values; keys keep their order, and new ones come last. */
export function withValues(source: string, values: unknown, format: 'yaml' | 'json'): string {
  const document: Document = parseDocument(source.replaceAll('\r\n', '\n'))
  if (isMap(document.contents)) setValue(document, [], values)
  else document.contents = document.createNode(values)
  return format === 'json' ? JSON.stringify(document.toJS(), null, 2) : print(document)
}

/** Replaces the frontmatter and the body of a file; the lines between them are kept. */
export function replaceParts(source: string, parts: { frontmatter: string; body: string }): string {
  const { frontmatter, start, body } = splitFrontmatter(source)
  if (frontmatter === undefined) return `---\n${parts.frontmatter}\n---\n${parts.body}`
  const end = source.slice(start + frontmatter.length, source.length - body.length)
  return source.slice(0, start) + parts.frontmatter + end + parts.body
}
