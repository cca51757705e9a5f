import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  Pair,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { canonicalYaml, printYaml, readYaml } from '../checks/yaml-form.ts'

type Values = Readonly<Record<string, unknown>>

/** Longest list of words, in characters, that is written inline in brackets. */
const LONGEST_IN_BRACKETS = 100

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Deep equality, ignoring key order. */
export function equal(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => equal(item, other[index]))
  if (isRecord(one) && isRecord(other))
    return (
      Object.keys(one).length === Object.keys(other).length &&
      Object.entries(one).every(([key, value]) => key in other && equal(value, other[key]))
    )
  return one === other
}

const keyOf = (pair: Pair) => String((pair.key as Scalar).value)

/** Node for a new value; lists of words are inline, and so are entries among inline entries. */
function newNode(document: Document, value: unknown, inBrackets = false): Node {
  const node = document.createNode(value) as Node
  if (inBrackets && (isMap(node) || isSeq(node))) node.flow = true
  visit(node, {
    Seq(_, list) {
      if (list.items.every(isScalar) && JSON.stringify(list).length <= LONGEST_IN_BRACKETS)
        list.flow = true
    },
  })
  return node
}

/** Removes an entry from its list or record; a comment above it is kept. */
function remove<Item extends Node | Pair>(
  from: { items: Item[]; comment?: string | null },
  item: Item,
  headOf: (item: Item) => Node,
) {
  const index = from.items.indexOf(item)
  from.items.splice(index, 1)
  const { commentBefore, spaceBefore } = headOf(item)
  if (!commentBefore) return
  const following = from.items[index]
  if (!following) {
    from.comment = [commentBefore, from.comment].filter(Boolean).join('\n')
    return
  }
  const head = headOf(following)
  head.commentBefore = [commentBefore, head.commentBefore].filter(Boolean).join('\n')
  if (spaceBefore) head.spaceBefore = true
}

function changeRecord(document: Document, record: YAMLMap, next: Values) {
  const pairs = record.items as Pair<Node, Node | null>[]
  for (const pair of [...pairs])
    if (!(keyOf(pair) in next)) remove(record as YAMLMap<Node, Node>, pair, ({ key }) => key)
  let at = 0
  for (const [key, value] of Object.entries(next)) {
    const index = pairs.findIndex((pair) => keyOf(pair) === key)
    const pair = pairs[index]
    if (pair) pair.value = changed(document, pair.value, value)
    else pairs.splice(at, 0, new Pair(document.createNode(key) as Node, newNode(document, value)))
    at = (pair ? index : at) + 1
  }
}

function changeList(document: Document, list: YAMLSeq, next: readonly unknown[]) {
  const old = list.items as Node[]
  const inBrackets = old.some((item) => (isMap(item) || isSeq(item)) && item.flow === true)
  const free = new Set(old)
  const take = (item: Node | undefined) => (item && free.delete(item) ? item : undefined)
  // Moved entries keep their text; the others are edited in place.
  const same = next.map((value) =>
    take([...free].find((item) => equal(item.toJS(document), value))),
  )
  let above = -1
  const items = next.map((value, index) => {
    const item = same[index] ?? take(old[above + 1]) ?? take([...free][0])
    if (!item) return newNode(document, value, inBrackets)
    above = old.indexOf(item)
    return changed(document, item, value, inBrackets)
  })
  for (const item of free) remove(list as YAMLSeq<Node>, item, (node) => node)
  list.items = items
}

/** Node for `value`: the old node, edited, if it fits; otherwise a new one. */
function changed(document: Document, node: Node | null, value: unknown, inBrackets = false): Node {
  if (node && equal(node.toJS(document), value)) return node
  if (isMap(node) && isRecord(value) && node.items.some((pair) => keyOf(pair as Pair) in value)) {
    changeRecord(document, node, value)
    return node
  }
  if (isSeq(node) && Array.isArray(value)) {
    changeList(document, node, value)
    return node
  }
  if (isScalar(node) && node.value !== null && typeof value !== 'object') {
    node.value = value
    return node
  }
  const { comment, commentBefore, spaceBefore } = node ?? {}
  return Object.assign(newNode(document, value, inBrackets), {
    comment,
    commentBefore,
    spaceBefore,
  })
}

/** Values that no file has yet, as a YAML text. */
export function newYaml(values: Values): string {
  const document = new Document()
  document.contents = newNode(document, values)
  return printYaml(document)
}

/**
 * Sets new values in a YAML text in canonical form. Unchanged values keep their bytes: comments,
 * quotes, order and blank lines. New keys follow their predecessor in `next`. Throws an Error for
 * the editor's user if a change would alter more than it should.
 */
export function editYaml(source: string, next: Values): string {
  const document: Document = readYaml(source.replaceAll('\r\n', '\n'))
  if (document.errors[0]) throw new Error(`The file cannot be read: ${document.errors[0].message}`)
  if (equal(document.toJS(), next)) return source
  document.contents = changed(document, document.contents, next)
  const text = canonicalYaml(printYaml(document))
  const result = readYaml(text)
  if (result.errors.length > 0 || !equal(result.toJS(), next))
    throw new Error(
      'The form would lose something in this file. Nothing was saved: change it in a text editor',
    )
  return source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text
}
