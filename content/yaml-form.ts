import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { splitFrontmatter } from './read/frontmatter.ts'
import { isRecord, type Path } from './schema/schema-shape.ts'

/** The values of a YAML text. Throws if it cannot be parsed. */
export const valuesOfYaml = (text: string): unknown => parse(text)

/** The canonical text of a document: one value per line, and one line break at its end. */
function canonicalText(document: Document): string {
  const text = document
    .toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false })
    .replace(/^\n+/, '')
  const trimmed = text.replace(/\n+$/, '\n')
  // If the last value is a block with |+, the blank lines at the end are part of it.
  const isSame =
    JSON.stringify(parse(trimmed)) === JSON.stringify(document.toJS())
  return isSame ? trimmed : text
}

/** A YAML text in canonical form; unchanged if it cannot be parsed. */
export function canonicalYaml(source: string): string {
  const document = parseDocument(source)
  return document.errors.length > 0 || !document.contents
    ? source
    : canonicalText(document)
}

/** A value as JSON with sorted keys: a form and a file may have them in different orders. */
const canonicalJson = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => {
    if (!isRecord(part)) return part
    const keys = Object.keys(part).sort()
    return Object.fromEntries(keys.map((key) => [key, part[key]]))
  })

/**
 * For each new value of a list, the old entry to reuse with its comments and quotes, or undefined.
 */
function entriesOf(
  list: YAMLSeq<Node>,
  values: readonly unknown[],
  document: Document,
) {
  const untakenEntries = list.items.map((item) => ({
    item,
    oldValue: item.toJS(document) as unknown,
  }))
  const takeEntry = (fits: (oldValue: unknown) => boolean) => {
    const index = untakenEntries.findIndex(({ oldValue }) => fits(oldValue))
    return index < 0 ? undefined : untakenEntries.splice(index, 1)[0]?.item
  }
  const equalEntries = values.map((value) =>
    takeEntry((oldValue) => canonicalJson(oldValue) === canonicalJson(value)),
  )
  const namedEntries = values.map((value, index) => {
    // The first value of an entry in a form identifies the entry; in most lists it is a name.
    const [key = ''] = isRecord(value) ? Object.keys(value) : []
    const identityOf = (entry: unknown) =>
      canonicalJson(isRecord(entry) ? entry[key] : entry)
    return (
      equalEntries[index] ??
      takeEntry((oldValue) => identityOf(oldValue) === identityOf(value))
    )
  })
  // If the length of the list is unchanged, a value without an entry gets the one at its position,
  // unless another value has taken that entry.
  const hasSameLength = list.items.length === values.length
  return namedEntries.map((entry, index) => {
    const entryAtPosition = untakenEntries.find(
      ({ item }) => item === list.items[index],
    )
    return entry ?? (hasSameLength ? entryAtPosition?.item : undefined)
  })
}

/** Moves the comment above the first entry to that entry: the yaml package gives it to `parent`. */
function giveCommentTo(
  firstEntry: Node | null | undefined,
  parent: YAMLSeq | YAMLMap,
) {
  // A comment with a blank line after it is about all entries and stays.
  if (
    !firstEntry ||
    !parent.commentBefore ||
    parent.commentBefore.endsWith('\n') ||
    parent.flow
  )
    return
  const commentBlocks = parent.commentBefore.split('\n\n')
  firstEntry.commentBefore = [commentBlocks.pop(), firstEntry.commentBefore]
    .filter(Boolean)
    .join('\n')
  parent.commentBefore =
    commentBlocks.length > 0 ? `${commentBlocks.join('\n\n')}\n` : null
}

/** A value; a text without spaces and line breaks at its end, since forms do not show them. */
const withTrimmedEnd = (value: unknown) =>
  typeof value === 'string' ? value.trimEnd() : value

/** Sets the values of a record: removes keys that are not in `value`, adds new ones at the end. */
function setRecord(
  document: Document,
  path: Path,
  node: YAMLMap,
  value: object,
) {
  const [firstPair] = node.items
  if (!(String(firstPair?.key) in value))
    giveCommentTo(firstPair?.key as Node, node)
  for (const key of Object.keys(node.toJS(document)))
    if (!(key in value)) document.deleteIn([...path, key])
  for (const [key, inner] of Object.entries(value))
    setValue(document, [...path, key], inner)
}

/** Sets the entries of a list; each value reuses its old entry, if it has one (`entriesOf`). */
function setList(
  document: Document,
  path: Path,
  node: YAMLSeq<Node>,
  values: readonly unknown[],
) {
  giveCommentTo(node.items[0], node)
  const oldEntries = entriesOf(node, values, document)
  node.items = values.map(
    (entry, index) => oldEntries[index] ?? document.createNode(entry),
  )
  for (const [index, entry] of values.entries())
    setValue(document, [...path, index], entry)
}

/** Sets the value at `path`; parts that do not change keep their quotes and comments. */
function setValue(document: Document, path: Path, value: unknown) {
  const node = document.getIn(path, true)
  if (isSeq<Node>(node) && Array.isArray(value))
    return setList(document, path, node, value)
  const isObject = typeof value === 'object' && value !== null
  if (isMap(node) && isObject && !Array.isArray(value))
    return setRecord(document, path, node, value)
  // Forms trim texts: a block that differs only in its final line break has not changed.
  const isSame =
    isScalar(node) && [node.value, withTrimmedEnd(node.value)].includes(value)
  if (!isSame)
    document.setIn(path, isObject ? document.createNode(value) : value)
}

/** A YAML text with new values; its keys keep their order, and new keys come last. */
export function withValues(source: string, values: unknown): string {
  const document: Document = parseDocument(source)
  if (isMap(document.contents)) setValue(document, [], values)
  else document.contents = document.createNode(values)
  return canonicalText(document)
}

/** Replaces the frontmatter and the body of a file; the --- lines stay as they are. */
export function replaceParts(
  source: string,
  parts: { frontmatter: string; body: string },
): string {
  const { frontmatter, start, body } = splitFrontmatter(source)
  if (frontmatter === undefined)
    return `---\n${parts.frontmatter}\n---\n${parts.body}`
  const closingLine = source.slice(
    start + frontmatter.length,
    source.length - body.length,
  )
  // There is no line break between the two --- lines of empty frontmatter.
  const needsLineBreak =
    parts.frontmatter !== '' && closingLine.startsWith('---')
  const newFrontmatter = parts.frontmatter + (needsLineBreak ? '\n' : '')
  return source.slice(0, start) + newFrontmatter + closingLine + parts.body
}

/** An MDX file with its frontmatter in canonical form. */
export function withCanonicalFrontmatter(text: string): string {
  const { frontmatter, body } = splitFrontmatter(text)
  if (frontmatter === undefined) return text
  // The line break before the closing `---` belongs to the delimiter.
  return replaceParts(text, {
    frontmatter: canonicalYaml(`${frontmatter}\n`).slice(0, -1),
    body,
  })
}
