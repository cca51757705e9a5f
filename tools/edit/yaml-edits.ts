import {
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { align, print } from './list-steps.ts'
import { printFlow, printInPlaceOf, printItem, printPair, printPairs } from './yaml-text.ts'

/** A piece of the source by its offsets, and what takes its place. */
interface Edit {
  from: number
  to: number
  text: string
}

type Values = Readonly<Record<string, unknown>>
type Range = [number, number, number]

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const plain = (node: unknown) => (node as Node | null)?.toJSON() as unknown
const rangeOf = (node: unknown) => (node as { range: Range }).range
const keyOf = (pair: Pair) => String((pair.key as Scalar).value)

/** Whether a record's new value is the same record with changes, and not another one. */
const sharesKeys = (node: unknown, value: unknown) =>
  isMap(node) && isRecord(value) && node.items.some((pair) => keyOf(pair as Pair) in value)

/** Collects the smallest edits that give a document other values; every byte between them stays. */
class Editing {
  readonly edits: Edit[] = []
  private readonly source: string
  constructor(source: string) {
    this.source = source
  }

  private lineStart(offset: number): number {
    return this.source.lastIndexOf('\n', offset - 1) + 1
  }
  private lineEnd(offset: number): number {
    const end = this.source.indexOf('\n', offset)
    return end < 0 ? this.source.length : end
  }
  private before(offset: number): string {
    return this.source.slice(this.lineStart(offset), offset)
  }
  private indentOf(offset: number): string {
    return ' '.repeat(this.before(offset).length)
  }

  /** Where a value ends, without the comments and empty lines that follow it. */
  private endOf(node: unknown): number {
    if ((isMap(node) || isSeq(node)) && !node.flow && node.items.length > 0) {
      const last = node.items.at(-1)
      return isMap(node) ? this.endOfPair(last as Pair) : this.endOf(last)
    }
    const [start, end] = rangeOf(node)
    return start + this.source.slice(start, end).trimEnd().length
  }
  private endOfPair({ key, value }: Pair): number {
    const colon = rangeOf(key)[1] + 1
    return value ? Math.max(colon, this.endOf(value)) : colon
  }

  private replace(from: number, to: number, text: string) {
    this.edits.push({ from, to, text })
  }
  /** Takes out whole lines, with the break before them: what is put in behind them begins with one of its own. */
  private removeLines(from: number, to: number) {
    const [start, end] = [this.lineStart(from), this.lineEnd(to)]
    this.replace(Math.max(0, start - 1), start > 0 ? end : end + 1, '')
  }
  /** Puts lines before the one in which `offset` is, or into it where a dash or nothing stands before. */
  private insertBefore(offset: number, indent: string, texts: readonly string[]) {
    const start = this.lineStart(offset)
    if (start > 0 && this.before(offset).trim() === '')
      this.replace(start - 1, start - 1, texts.map((text) => `\n${indent}${text}`).join(''))
    else this.replace(offset, offset, texts.map((text) => `${text}\n${indent}`).join(''))
  }
  private insertAfter(offset: number, indent: string, texts: readonly string[]) {
    const end = this.lineEnd(offset)
    this.replace(end, end, texts.map((text) => `\n${indent}${text}`).join(''))
  }

  /** Gives `node` another value; `indent` is that of the key or dash that it belongs to. */
  change(node: Node, value: unknown, inFlow: boolean, indent: string) {
    if (print(plain(node)) === print(value)) return
    if (isMap(node) && isRecord(value))
      return node.flow ? this.changeFlowMap(node, value) : this.changeMap(node, value)
    if (isSeq(node) && Array.isArray(value))
      return node.flow ? this.changeFlowSeq(node, value) : this.changeSeq(node, value, indent)
    const [from] = rangeOf(node)
    if (isScalar(node) && typeof value !== 'object')
      return this.replace(from, this.endOf(node), printInPlaceOf(node, value, inFlow, indent))
    this.replace(from, this.endOf(node), printFlow(value))
  }

  /** Replaces what stands behind a key. */
  private changePair(pair: Pair, value: unknown, indent: string) {
    const node = pair.value as Node | null
    const bothLists =
      sharesKeys(node, value) ||
      (isSeq(node) && Array.isArray(value) && (node.flow || value.length > 0))
    if (bothLists || (isScalar(node) && node.value !== null && typeof value !== 'object'))
      return this.change(node as Node, value, false, indent)
    if (node && print(plain(node)) === print(value)) return
    const colon = rangeOf(pair.key)[1] + 1
    this.replace(colon, this.endOfPair(pair), printPair('', value, indent).slice(1))
  }

  private changeMap(map: YAMLMap, next: Values) {
    const pairs = map.items as Pair[]
    const indent = this.indentOf(rangeOf(pairs[0]?.key)[0])
    let above: Pair | undefined
    const known = new Map(pairs.map((pair) => [keyOf(pair), pair]))
    const added = new Map<Pair | undefined, string[]>()
    for (const [key, value] of Object.entries(next)) {
      const pair = known.get(key)
      if (pair) {
        above = pair
        this.changePair(pair, value, indent)
      } else added.set(above, [...(added.get(above) ?? []), printPair(key, value, indent)])
    }
    for (const [pair, texts] of added) {
      if (pair) this.insertAfter(this.endOfPair(pair), indent, texts)
      else this.insertBefore(rangeOf(pairs[0]?.key)[0], indent, texts)
    }
    for (const [index, pair] of pairs.entries()) {
      if (keyOf(pair) in next) continue
      const [from] = rangeOf(pair.key)
      const following = pairs[index + 1]
      // Beside the dash of its entry a key leaves its place to the next one.
      if (this.before(from).trim() !== '' && following)
        this.replace(from, rangeOf(following.key)[0], '')
      else this.removeLines(from, this.endOfPair(pair))
    }
  }

  private changeSeq(seq: YAMLSeq, next: readonly unknown[], indent: string) {
    const items = seq.items as Node[]
    const starts = items.map((item) => rangeOf(item)[0])
    if (next.length === 0 || starts.some((start) => !/^ *- +$/.test(this.before(start)))) {
      const [from] = rangeOf(seq)
      return this.replace(
        from,
        this.endOf(seq),
        next.length === 0 ? '[]' : next.map((item) => printItem(item, indent)).join(`\n${indent}`),
      )
    }
    const dash = /^ */.exec(this.before(starts[0] ?? 0))?.[0] ?? ''
    const old = items.map(plain)
    const steps = align(old, next)
    const kept = new Set(steps.flatMap((step) => ('keep' in step ? [step.keep] : [])))
    // An entry that only moved keeps its own words.
    const written = new Map(
      items.map((item, index) => [
        print(old[index]),
        this.source.slice(this.lineStart(starts[index] ?? 0) + dash.length, this.endOf(item)),
      ]),
    )
    const flow = items.every((item) => (isMap(item) || isSeq(item)) && item.flow)
    let above: number | undefined
    const added = new Map<number | undefined, string[]>()
    for (const step of steps)
      if ('keep' in step) {
        above = step.keep
        const item = items[step.keep] as Node
        if (step.changed) this.changeItem(item, step.value, dash)
      } else
        added.set(above, [
          ...(added.get(above) ?? []),
          written.get(print(step.add)) ??
            (flow ? `- ${printFlow(step.add)}` : printItem(step.add, dash)),
        ])
    for (const [index, texts] of added) {
      if (index === undefined) this.insertBefore(this.lineStart(starts[0] ?? 0), dash, texts)
      else this.insertAfter(this.endOf(items[index]), dash, texts)
    }
    for (const [index, item] of items.entries())
      if (!kept.has(index)) this.removeLines(starts[index] ?? 0, this.endOf(item))
  }

  private changeItem(item: Node, value: unknown, dash: string) {
    const fits =
      sharesKeys(item, value) ||
      (isSeq(item) && Array.isArray(value)) ||
      (isScalar(item) && typeof value !== 'object')
    if (fits) this.change(item, value, false, `${dash}  `)
    else
      this.replace(
        this.lineStart(rangeOf(item)[0]),
        this.endOf(item),
        dash + printItem(value, dash),
      )
  }

  private changeFlowSeq(seq: YAMLSeq, next: readonly unknown[]) {
    const items = seq.items as Node[]
    const old = items.map(plain)
    const steps = align(old, next)
    if (steps.length === items.length && steps.every((step) => 'keep' in step)) {
      for (const step of steps)
        if ('keep' in step) this.change(items[step.keep] as Node, step.value, true, '')
      return
    }
    const written = new Map(
      items.map((item, index) => [
        print(old[index]),
        this.source.slice(rangeOf(item)[0], this.endOf(item)),
      ]),
    )
    const [from, to] = rangeOf(seq)
    this.replace(
      from,
      to,
      `[${next.map((value) => written.get(print(value)) ?? printFlow(value)).join(', ')}]`,
    )
  }

  private changeFlowMap(map: YAMLMap, next: Values) {
    const pairs = map.items as Pair[]
    if (
      pairs.length === Object.keys(next).length &&
      pairs.every((pair) => keyOf(pair) in next && pair.value)
    ) {
      for (const pair of pairs) this.change(pair.value as Node, next[keyOf(pair)], true, '')
      return
    }
    const known = new Map(pairs.map((pair) => [keyOf(pair), pair]))
    const printed = Object.entries(next).map(([key, value]) => {
      const pair = known.get(key)
      return pair && print(plain(pair.value)) === print(value)
        ? this.source.slice(rangeOf(pair.key)[0], this.endOfPair(pair))
        : `${key}: ${printFlow(value)}`
    })
    const [from, to] = rangeOf(map)
    this.replace(from, to, `{ ${printed.join(', ')} }`)
  }
}

/** The source with its edits; of two at one place, what is put in comes first. */
function applied(source: string, edits: readonly Edit[]): string {
  let [text, at] = ['', 0]
  for (const edit of [...edits].sort((a, b) => a.from - b.from || a.to - b.to)) {
    text += source.slice(at, edit.from) + edit.text
    at = Math.max(at, edit.to)
  }
  return text + source.slice(at)
}

/** Whether two values say the same, in whatever order their keys stand. */
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

/** What cannot be written is refused below, in words for the person who edits. */
const quietly = { logLevel: 'error' } as const

/**
 * Gives a YAML text other values, as a person would in an editor: what did not change keeps its bytes, comments, quotes and order included. Keys that
 * are new stand behind the one they follow in `next`. Throws an Error in plain words where the text is written in a way that cannot be changed safely.
 */
export function editYaml(source: string, next: Values): string {
  const document = parseDocument(source, quietly)
  if (document.errors[0]) throw new Error(`The file cannot be read: ${document.errors[0].message}`)
  if (!isMap(document.contents) || !sharesKeys(document.contents, next)) return printPairs(next, '')
  if (equal(document.toJS(), next)) return source
  const editing = new Editing(source)
  editing.change(document.contents, next, false, '')
  const text = applied(source, editing.edits)
  const result = parseDocument(text, quietly)
  if (result.errors.length > 0 || !equal(result.toJS(), next))
    throw new Error(
      'The file is written in a way that the form cannot change without losing something. Nothing was saved: change it in a text editor',
    )
  return text
}
