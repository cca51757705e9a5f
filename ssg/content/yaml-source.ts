import { type Document, isMap, LineCounter, parseDocument, visit, type YAMLError } from 'yaml'
import type { Place, Problem } from './content-error.ts'

/** The way to a part of a value. */
export type Path = readonly (string | number)[]

/** A value with the position of each of its parts in the file. */
export interface Source {
  value: unknown
  /** Where a part begins, with its name. */
  at: (path: Path) => Place
  /** Where the text of a part begins, or the words in it. */
  wordsAt: (path: Path, words?: string) => Place
}

type Ranged = { range?: [number, number, number] } | undefined
interface Fault {
  offset: number
  message: string
  /**
   * Whether the text is read again with quotes around the value of this line, or what follows is
   * misread because of it.
   */
  then?: 'quote' | 'stop' | undefined
}

const quoteIt = 'put straight quotes around the whole value'
/** What to do about a fault of YAML, by its code and message in the yaml package. */
const remedies: readonly (readonly [fault: RegExp, remedy: string, then?: Fault['then']])[] = [
  [
    /^BLOCK_AS_IMPLICIT_KEY/,
    `a colon with a space after it begins a new entry: ${quoteIt}`,
    'quote',
  ],
  [/^MULTILINE_IMPLICIT_KEY/, "this line is no 'name: value': write it so, or indent it"],
  [/^MISSING_CHAR.*quote/, 'a straight quote is opened and never closed: write it twice or not'],
  [/^MISSING_CHAR.* , /, 'a comma is missing at the end of the line before'],
  [/^BAD_INDENT Flow/, 'a bracket is opened and never closed'],
  [/^BAD_INDENT/, 'the spaces before this line differ from those of its neighbours', 'stop'],
  [/^TAB_AS_INDENT/, 'a tab is before this line: use spaces', 'stop'],
  [/^DUPLICATE_KEY/, 'this entry is there twice: delete one'],
  [
    /^BAD_SCALAR_START/,
    `a value cannot begin with this sign: put quotes around the whole value`,
    'quote',
  ],
  [/^BAD_DQ_ESCAPE/, 'a backslash between double quotes is a code: use single quotes'],
  [
    /^UNEXPECTED_TOKEN/,
    'the value ends before this: put quotes around the whole value, and other ones inside it',
    'quote',
  ],
  [/^MULTIPLE_DOCS/, 'a line of three dashes would begin another file: delete it'],
]

const faultOf = (document: Document, text: string, error: YAMLError): Fault => {
  const start = text.lastIndexOf('\n', error.pos[0] - 1) + 1
  const [line = ''] = text.slice(start).split('\n', 1)
  // A line that is indented less than its neighbour makes an entry of the value before it.
  const isNext = error.code === 'BLOCK_AS_IMPLICIT_KEY' && !/:\s.*:\s/.test(line)
  const code = isNext ? 'BAD_INDENT' : error.code
  const told = /^ *\t/.test(line) ? 'TAB_AS_INDENT' : `${code} ${error.message}`
  const found = remedies.find(([fault]) => fault.test(told))
  const [, remedy, then] = found ?? ['', `this does not fit what is around it: ${quoteIt}`]
  return {
    offset: isNext ? start + line.length + 1 : startOf(document, error),
    message: `This cannot be read: ${remedy}`,
    then,
  }
}

/** Where a mistake begins: of a quote that is never closed, the parser names the end. */
function startOf(document: Document, { code, message, pos: [offset] }: YAMLError): number {
  let start = offset
  if (code === 'MISSING_CHAR' && message.includes('quote'))
    visit(document, {
      Scalar(_, { range }) {
        if (range && range[0] < offset && range[1] >= offset) start = range[0]
      },
    })
  return start
}

/** Values that YAML would cut or read as something else without a word. */
function silentFaults(document: Document, text: string): Fault[] {
  const faults: Fault[] = []
  const then = 'quote'
  visit(document, {
    Node(_, node) {
      const { anchor, tag, range } = node as { anchor?: string; tag?: string } & NonNullable<Ranged>
      // YAML's own marks stand before a value: its range begins behind them.
      const before = text.slice(0, range?.[0]).match(/[&!]\S*[ \t]*$/)
      if ((anchor || tag?.startsWith('!')) && before?.index !== undefined)
        faults.push({
          offset: before.index,
          message: `'${before[0].trim()}' would not be shown: ${quoteIt}`,
          then,
        })
    },
  })
  // A visitor of scalars would take the place of one of nodes (yaml).
  visit(document, {
    Scalar(_, { type, value, range }) {
      if (type !== 'PLAIN' || typeof value !== 'string' || !range) return
      const note = /^[ \t]+(#.*)/.exec(text.slice(range[1]))?.[1]?.trim()
      if (note)
        faults.push({
          offset: range[1] + 1,
          message:
            `'${note}' is a note, which nobody is shown: put quotes around the whole value, or ` +
            'the note on a line of its own',
          then,
        })
    },
    Alias(_, { source, range }) {
      const message = `'*${source}' begins with a star: put quotes around the whole value`
      faults.push({ offset: range?.[0] ?? 0, message, then })
    },
  })
  return faults
}

/** A text with quotes around the value of the line at an offset. */
function withQuotes(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', offset) < 0 ? text.length : text.indexOf('\n', offset)
  const line = text.slice(start, end).trimEnd()
  const value = /^(\s*(?:- +)*(?:[\w/-]+: +)?)(\S.*)$/.exec(line)
  if (!value?.[2] || /^["'[{|>]/.test(value[2])) return text
  return (
    text.slice(0, start) + value[1] + JSON.stringify(value[2]) + text.slice(start + line.length)
  )
}

/** What a text holds, read again with quotes around each value that would be read wrongly. */
interface Read {
  document: Document
  text: string
  placeOf: (offset: number) => Place
  faults: (Place & { message: string })[]
  isReadable: boolean
}

/** Reads YAML so that each of its faults is found in one run. */
function readAll(text: string): Read {
  const faults: Read['faults'] = []
  let readable = text
  for (;;) {
    const lines = new LineCounter()
    const placeOf = (offset: number) => {
      const { line, col } = lines.linePos(offset)
      return { line, column: col }
    }
    const options = { lineCounter: lines, prettyErrors: false, logLevel: 'silent' } as const
    const document = parseDocument(readable, options)
    const errors = document.errors.map((error) => faultOf(document, readable, error))
    const [first] = errors.filter(({ then }) => then)
    const found = first?.then === 'stop' ? [first] : errors
    if (found.length === 0) found.push(...silentFaults(document, readable))
    const quotable = found.find(({ then }) => then === 'quote')
    const quoted = quotable ? withQuotes(readable, quotable.offset) : readable
    const told = quoted === readable ? found : found.filter((fault) => fault === quotable)
    faults.push(...told.map(({ offset, message }) => ({ ...placeOf(offset), message })))
    if (quoted === readable)
      return { document, text: readable, placeOf, faults, isReadable: found.length === 0 }
    readable = quoted
  }
}

/**
 * Reads YAML with positions; adds what cannot be read to `problems`, one of each line.
 * `linesBefore` counts the lines of the file above it.
 */
export function readYamlSource(
  { file, text, linesBefore = 0 }: { file: string; text: string; linesBefore?: number },
  problems: Problem[],
): Source | undefined {
  const { document, text: read, placeOf, faults, isReadable } = readAll(text)
  const below = ({ line, column }: Place) => ({ line: line + linesBefore, column })
  const isFirst = (fault: Place) => faults.find(({ line }) => line === fault.line) === fault
  for (const fault of faults.filter(isFirst))
    problems.push({ file, ...below(fault), message: fault.message })
  if (!isReadable) return undefined
  const parentOf = (path: Path): unknown =>
    path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
  const keyOf = (path: Path): Ranged => {
    const parent = parentOf(path)
    const isKey = ({ key }: { key: unknown }) =>
      String((key as { value?: unknown })?.value) === String(path.at(-1))
    return (isMap(parent) ? parent.items.find(isKey)?.key : document.getIn(path, true)) as Ranged
  }
  return {
    value: document.toJS(),
    at(path) {
      for (let depth = path.length; depth > 0; depth--) {
        const range = keyOf(path.slice(0, depth))?.range
        if (range) return below(placeOf(range[0]))
      }
      return { line: 1, column: 1 }
    },
    wordsAt(path, words = '') {
      const [start = 0, end = 0] = (document.getIn(path, true) as Ranged)?.range ?? []
      return below(placeOf(start + Math.max(0, read.slice(start, end).indexOf(words))))
    },
  }
}
