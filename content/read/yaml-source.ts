import { type Document, isMap, parseDocument } from 'yaml'
import { type Place, type Problem, placeOf } from '#content/report.ts'
import type { Path } from '#content/schema/schema-shape.ts'
import { faultOf, silentFaults, type YamlFault } from './yaml-faults.ts'

/** A value with the position of each of its parts in the file. */
export interface Source {
  value: unknown
  /** Where a part begins, with its name. */
  at: (path: Path) => Place
  /** Where the text of a part begins, or the words in it. */
  wordsAt: (path: Path, words?: string) => Place
  /** A part as it was typed: '4.90' of the number 4.9. */
  typedAt: (path: Path) => string
}

type Ranged = { range?: [number, number, number] } | undefined

/** A text with quotes around the value of the line at an offset. */
function withQuotes(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const [whole = ''] = text.slice(start).split('\n', 1)
  const line = whole.trimEnd()
  const [, name = '', value = ''] =
    /^(\s*(?:- +)*(?:[\w/-]+: +)?)(\S.*)$/.exec(line) ?? []
  if (!value || /^["'[{|>]/.test(value)) return text
  return (
    text.slice(0, start) +
    name +
    JSON.stringify(value) +
    text.slice(start + line.length)
  )
}

/** The values of a text with the places of their parts. */
function sourceOf(document: Document, text: string): Source {
  const keyOf = (path: Path): Ranged => {
    const parent = document.getIn(path.slice(0, -1), true)
    const isKey = ({ key }: { key: unknown }) =>
      String((key as { value?: unknown })?.value) === String(path.at(-1))
    return (
      isMap(parent) ? parent.items.find(isKey)?.key : document.getIn(path, true)
    ) as Ranged
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
      const [start = 0, end = 0] =
        (document.getIn(path, true) as Ranged)?.range ?? []
      return placeOf(
        text,
        start + Math.max(0, text.slice(start, end).indexOf(words)),
      )
    },
    typedAt(path) {
      const [start = 0, end = 0] =
        (document.getIn(path, true) as Ranged)?.range ?? []
      return text.slice(start, end)
    },
  }
}

/** A text with quotes around the first value that needs them; undefined where none does. */
function quotedAt(text: string, faults: readonly YamlFault[]) {
  const fault = faults.find(({ next }) => next === 'quote')
  const quoted = fault && withQuotes(text, fault.offset)
  return fault && quoted !== undefined && quoted !== text
    ? { fault, quoted }
    : undefined
}

/** What cannot be read, or would be read wrongly; of a fault that misleads the reader, it alone. */
function faultsIn(document: Document, text: string): YamlFault[] {
  const errors = document.errors.map((error) => faultOf(document, text, error))
  const [leading] = errors.filter(({ next }) => next)
  if (leading?.next === 'stop') return [leading]
  return errors.length > 0 ? errors : silentFaults(document, text)
}

/**
 * Reads YAML with positions, and tells what cannot be read, one fault of each line. It is read
 * again with quotes around each value that would be read wrongly, so that all faults are found in
 * one run.
 */
export function readYaml(
  file: string,
  text: string,
): { source?: Source; problems: Problem[] } {
  const problems = new Map<number, Problem>()
  const tell = ({ offset, message }: YamlFault, readable: string) => {
    const place = placeOf(readable, offset)
    if (!problems.has(place.line))
      problems.set(place.line, { file, ...place, message })
  }
  let readable = text
  while (true) {
    const document = parseDocument(readable, {
      prettyErrors: false,
      logLevel: 'error',
    })
    const faults = faultsIn(document, readable)
    const next = quotedAt(readable, faults)
    for (const fault of next ? [next.fault] : faults) tell(fault, readable)
    if (!next) {
      const source = faults.length === 0 && {
        source: sourceOf(document, readable),
      }
      return { ...source, problems: [...problems.values()] }
    }
    readable = next.quoted
  }
}
