import { type Document, isMap, LineCounter, parseDocument, visit, type YAMLError } from 'yaml'
import type { Problem } from './content-error.ts'

/** A value with the position of each of its parts in the file. */
export interface Source {
  value: unknown
  at: (path: readonly (string | number)[]) => { line: number; column: number }
}

type Ranged = { range?: [number, number, number] } | undefined

/** What to do about a fault of YAML, by its code and message in the yaml package. */
const remedies: readonly (readonly [RegExp, string])[] = [
  [
    /^BLOCK_AS_IMPLICIT_KEY/,
    'a colon with a space after it begins a new entry: put straight quotes around the whole value',
  ],
  [/^MULTILINE_IMPLICIT_KEY/, "this line is no 'name: value': write it so, or indent it"],
  [/^MISSING_CHAR.*quote/, 'a straight quote is opened and never closed: write it twice or not'],
  [/^MISSING_CHAR.* , /, 'a comma is missing at the end of the line before'],
  [/^BAD_INDENT Flow/, 'a bracket is opened and never closed'],
  [/^BAD_INDENT/, 'the spaces before this line differ from those of its neighbours'],
  [/^TAB_AS_INDENT/, 'a tab is before this line: use spaces'],
  [/^DUPLICATE_KEY/, 'this entry is there twice: delete one'],
  [/^BAD_SCALAR_START/, 'a value cannot begin with this sign: put quotes around the whole value'],
  [/^BAD_DQ_ESCAPE/, 'a backslash between double quotes is a code: use single quotes'],
  [/^UNEXPECTED_TOKEN/, 'the value ends before this: put quotes around the whole value'],
]

const remedyOf = ({ code, message }: { code: string; message: string }) =>
  remedies.find(([fault]) => fault.test(`${code} ${message}`))?.[1] ?? message

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
function silentFaults(document: Document, text: string): { offset: number; message: string }[] {
  const faults: { offset: number; message: string }[] = []
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
        })
    },
    Alias(_, { source, range }) {
      const offset = range?.[0] ?? 0
      faults.push({ offset, message: `'*${source}' begins with a star: put quotes around it` })
    },
  })
  return faults
}

/**
 * Reads YAML with positions; adds what cannot be read to `problems`, one of each line.
 * `linesBefore` counts the lines of the file above it.
 */
export function readYamlSource(
  { file, text, linesBefore = 0 }: { file: string; text: string; linesBefore?: number },
  problems: Problem[],
): Source | undefined {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line: line + linesBefore, column: col }
  }
  const faults = document.errors.map((error) => ({
    offset: startOf(document, error),
    message: `This cannot be read: ${remedyOf(error)}`,
  }))
  if (faults.length === 0) faults.push(...silentFaults(document, text))
  const byLine = new Map<number, Problem>()
  for (const { offset, message } of faults) {
    const at = place(offset)
    if (!byLine.has(at.line)) byLine.set(at.line, { file, ...at, message })
  }
  problems.push(...byLine.values())
  if (byLine.size > 0) return undefined
  return {
    value: document.toJS(),
    at(path) {
      for (let depth = path.length; depth > 0; depth--) {
        const parent: unknown =
          depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true)
        const key = path[depth - 1]
        const node = isMap(parent)
          ? parent.items.find(
              (item) => String((item.key as { value?: unknown })?.value) === String(key),
            )?.key
          : document.getIn(path.slice(0, depth), true)
        const range = (node as Ranged)?.range
        if (range) return place(range[0])
      }
      return { line: 1, column: 1 }
    },
  }
}
