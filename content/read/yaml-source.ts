import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml'
import { type Place, type Problem, placeOf } from '#content/report.ts'

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
  next?: 'quote' | 'stop' | undefined
}

const quoteIt = 'put straight quotes around the whole value'
/** What to do about a fault of YAML, by its code and message in the yaml package. */
const remedies: readonly (readonly [fault: RegExp, remedy: string, next?: Fault['next']])[] = [
  [
    /^BLOCK_AS_IMPLICIT_KEY/,
    `a colon with a space after it begins a new entry: ${quoteIt}`,
    'quote',
  ],
  [/^MULTILINE_IMPLICIT_KEY/, "this line is no 'name: value': write it so, or indent it"],
  [/^MISSING_CHAR.*quote/, 'a straight quote is opened and never closed: write it twice or not'],
  [/^MISSING_CHAR.* , /, 'a comma is missing at the end of the line before'],
  [/^BAD_INDENT Flow/, 'a bracket is opened and never closed'],
  [
    /^(?:BAD_INDENT|MISSING_CHAR Sequence)/,
    'the spaces before this line differ from those of its neighbours',
    'stop',
  ],
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
  [/^MULTIPLE_DOCS/, 'a line of three dashes would begin another file: delete it', 'stop'],
  [/^NO_BREAK_SPACE/, 'a space of this line never breaks: type it again', 'stop'],
  [/^NO_SPACE/, 'a space is missing behind the dash', 'stop'],
]

/** Faults that a line shows by itself, with the code by which they are known. */
const lineFaults: readonly (readonly [RegExp, string])[] = [
  [/^ *\t/, 'TAB_AS_INDENT'],
  [/^\s*\u00a0|^\s*[\w-]+:\u00a0/, 'NO_BREAK_SPACE'],
  [/^ *-\w+:/, 'NO_SPACE'],
]

function faultOf(document: Document, text: string, { code, message, pos }: YAMLError): Fault {
  const start = text.lastIndexOf('\n', pos[0] - 1) + 1
  const [line = ''] = text.slice(start).split('\n', 1)
  const sign = lineFaults.find(([fault]) => fault.test(line))?.[1]
  // A line that is indented less than its neighbour makes an entry of the value before it, and the
  // rest of a sentence on a line of its own the start of a name.
  const isNext = !sign && code === 'BLOCK_AS_IMPLICIT_KEY' && !/:\s.*:\s/.test(line)
  const rest = isNext ? /(?<=^|\n)[^\s#-](?!.*:[ \n]).*\n$/.exec(text.slice(0, start)) : undefined
  let offset = rest?.index ?? (isNext ? start + line.length + 1 : pos[0])
  const kind = rest ? 'MULTILINE_IMPLICIT_KEY' : isNext ? 'BAD_INDENT' : code
  const told = sign ?? `${kind} ${message}`
  const found = remedies.find(([fault]) => fault.test(told))
  const [, remedy, next] = found ?? ['', `this does not fit what is around it: ${quoteIt}`]
  // Of a quote that is never closed, the parser names the end.
  if (code === 'MISSING_CHAR' && message.includes('quote'))
    visit(document, {
      Scalar(_, { range }) {
        if (range && range[0] < pos[0] && range[1] >= pos[0]) offset = range[0]
      },
    })
  return { offset, message: `This cannot be read: ${remedy}`, next }
}

/** Values that YAML would cut or read as something else without a word. */
function silentFaults(document: Document, text: string): Fault[] {
  const faults: Fault[] = []
  const add = (offset: number, message: string) => faults.push({ offset, message, next: 'quote' })
  visit(document, (_, node) => {
    if (!isNode(node)) return
    const [start, end] = node.range ?? [0, 0]
    const { anchor, tag } = node as { anchor?: string; tag?: string }
    // YAML's own marks stand before a value: its range begins behind them.
    const mark = anchor || tag?.startsWith('!') ? /[&!]\S*[ \t]*$/.exec(text.slice(0, start)) : null
    if (mark) add(mark.index, `'${mark[0].trim()}' would not be shown: ${quoteIt}`)
    if (isAlias(node))
      add(start, `'*${node.source}' begins with a star: put quotes around the whole value`)
    const isText = isScalar(node) && (node.value === null || typeof node.value === 'string')
    if (!isText || node.type !== 'PLAIN') return
    // A value that begins with # is none for YAML.
    const [, blanks = '', note] = /^([ \t]*)(#.*)/.exec(text.slice(end)) ?? []
    const remedy = 'put quotes around the whole value, or the note on a line of its own'
    if (note && (blanks || node.value === null))
      add(end + blanks.length, `'${note.trim()}' is a note, which nobody is shown: ${remedy}`)
  })
  return faults
}

/** A text with quotes around the value of the line at an offset. */
function withQuotes(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const [whole = ''] = text.slice(start).split('\n', 1)
  const line = whole.trimEnd()
  const [, name = '', value = ''] = /^(\s*(?:- +)*(?:[\w/-]+: +)?)(\S.*)$/.exec(line) ?? []
  if (!value || /^["'[{|>]/.test(value)) return text
  return text.slice(0, start) + name + JSON.stringify(value) + text.slice(start + line.length)
}

/** The values of a text with the places of their parts. */
function sourceOf(document: Document, text: string): Source {
  const keyOf = (path: Path): Ranged => {
    const parent = document.getIn(path.slice(0, -1), true)
    const isKey = ({ key }: { key: unknown }) =>
      String((key as { value?: unknown })?.value) === String(path.at(-1))
    return (isMap(parent) ? parent.items.find(isKey)?.key : document.getIn(path, true)) as Ranged
  }
  return {
    value: document.toJS(),
    at(path) {
      for (let depth = path.length; depth > 0; depth--) {
        const range = keyOf(path.slice(0, depth))?.range
        if (range) return placeOf(text, range[0])
      }
      return { line: 1, column: 1 }
    },
    wordsAt(path, words = '') {
      const [start = 0, end = 0] = (document.getIn(path, true) as Ranged)?.range ?? []
      return placeOf(text, start + Math.max(0, text.slice(start, end).indexOf(words)))
    },
  }
}

/**
 * Reads YAML with positions, and tells what cannot be read, one fault of each line. It is read
 * again with quotes around each value that would be read wrongly, so that all faults are found in
 * one run.
 */
export function readYaml(file: string, text: string): { source?: Source; problems: Problem[] } {
  const problems = new Map<number, Problem>()
  for (let readable = text; ; ) {
    const document = parseDocument(readable, { prettyErrors: false, logLevel: 'error' })
    const errors = document.errors.map((error) => faultOf(document, readable, error))
    const [leading] = errors.filter(({ next }) => next)
    const faults = leading?.next === 'stop' ? [leading] : errors
    if (faults.length === 0) faults.push(...silentFaults(document, readable))
    const first = faults.find(({ next }) => next === 'quote')
    const quoted = first ? withQuotes(readable, first.offset) : readable
    const told = first && quoted !== readable ? [first] : faults
    for (const { offset, message } of told) {
      const place = placeOf(readable, offset)
      if (!problems.has(place.line)) problems.set(place.line, { file, ...place, message })
    }
    if (quoted === readable) {
      const source = faults.length === 0 && { source: sourceOf(document, readable) }
      return { ...source, problems: [...problems.values()] }
    }
    readable = quoted
  }
}
