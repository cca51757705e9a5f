import type { GenericSchema } from 'valibot'
import { isMap, isSeq, parseDocument, type Scalar, type YAMLMap } from 'yaml'
import { splitFrontmatter } from './read/frontmatter.ts'
import { optionOf, type Shape, shapeOf } from './schema/schema-shape.ts'

const explanationOf = ({ optional, description }: Shape) =>
  ` ${optional ? 'Optional. ' : ''}${description}`

const addAbove = (key: Scalar, lines: readonly string[]) => {
  key.commentBefore = [key.commentBefore, ...lines].filter(Boolean).join('\n')
}

/** Explains the fields of a record; optional ones that it lacks are named in a comment. */
function explainRecord(record: YAMLMap<Scalar<string>>, entries: NonNullable<Shape['entries']>) {
  let missing: string[] = []
  for (const [key, schema] of Object.entries(entries)) {
    const shape = shapeOf(schema)
    const pair = record.items.find((each) => each.key.value === key)
    if (pair) {
      addAbove(pair.key, [...missing, explanationOf(shape)])
      missing = []
      explain(pair.value, schema)
    } else if (shape.optional) missing.push(explanationOf(shape), ` ${key}:`)
  }
  // Not below the last field, where the parser would take the next record's comment along.
  const last = record.items.at(-1)?.key
  if (last) last.commentBefore = [...missing, last.commentBefore].join('\n')
}

/** Explains the fields of a value: of a list, those of its first entry. */
function explain(node: unknown, schema: GenericSchema) {
  const { entries, item, ...shape } = shapeOf(schema)
  if (isSeq(node) && item) {
    const [first] = node.items
    explain(first, item)
    // Above the dash of the entry.
    if (isMap<Scalar>(first)) {
      first.commentBefore = first.items[0]?.key.commentBefore ?? ''
      delete first.items[0]?.key.commentBefore
    }
  }
  if (!isMap<Scalar<string>>(node)) return
  const option = optionOf(shape, node.toJSON())
  if (entries) explainRecord(node, entries)
  else if (option) explain(node, option)
}

/** A page with its schema's explanation above each field of its frontmatter. */
export function withExplanations(page: string, schema: GenericSchema): string {
  const { frontmatter = '', body } = splitFrontmatter(page)
  const document = parseDocument(frontmatter)
  explain(document.contents, schema)
  const head = document.toString({ lineWidth: 0, flowCollectionPadding: false })
  return `---\n${head}---\n${body}`
}
