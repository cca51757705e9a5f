import { type Document, isMap, type Node, parseDocument } from 'yaml'
import {
  fileStart,
  type Place,
  type Problem,
  placeOf,
} from '#content/report.ts'
import { type Path, partAt } from '#content/schema/schema-shape.ts'
import { faultOf, silentFaults } from './yaml-faults.ts'

/** The values of a YAML text, with functions that locate their parts in it. */
export interface Source {
  value: unknown
  /** The place of a part's key, or of the entry in a list. */
  at: (path: Path) => Place
  /** The place of a part's value, or of `words` in it. */
  wordsAt: (path: Path, words?: string) => Place
  /** A part as it was typed: '4.90' for the number 4.9. */
  typedAt: (path: Path) => string
}

/** The values of a form as a source: every place is the start of the file. */
export const withoutPlaces = (value: unknown): Source => ({
  value,
  at: () => fileStart,
  wordsAt: () => fileStart,
  typedAt: (path) => String(partAt(value, path)),
})

/** The values of a parsed YAML text, with the places of their parts. */
function sourceIn(document: Document, text: string): Source {
  const nodeAt = (path: Path) => document.getIn(path, true) as Node | undefined
  const keyAt = (path: Path) => {
    const parent = nodeAt(path.slice(0, -1))
    return isMap<Node>(parent)
      ? parent.items.find(({ key }) => String(key) === String(path.at(-1)))?.key
      : nodeAt(path)
  }
  const startOf = (path: Path) => nodeAt(path)?.range?.[0] ?? 0
  const typedAt = (path: Path) =>
    text.slice(startOf(path), nodeAt(path)?.range?.[1] ?? 0)
  return {
    value: document.toJS(),
    // For a missing part, the place of the part around it is returned.
    at(path): Place {
      const range = keyAt(path)?.range
      if (range) return placeOf(text, range[0])
      return path.length > 1 ? this.at(path.slice(0, -1)) : fileStart
    },
    wordsAt: (path, words = '') =>
      placeOf(text, startOf(path) + Math.max(0, typedAt(path).indexOf(words))),
    typedAt,
  }
}

/**
 * Reads YAML with positions. Of a text that cannot be parsed, only the first error is reported,
 * since others may follow from it. Of any other text, all values are reported that YAML would read
 * in an unintended way.
 */
export function readYaml(
  file: string,
  text: string,
): { source?: Source; problems: Problem[] } {
  const options = { prettyErrors: false, logLevel: 'error' } as const
  const document = parseDocument(text, options)
  const [error] = document.errors
  const faults = error ? [faultOf(text, error)] : silentFaults(document, text)
  if (faults.length === 0)
    return { source: sourceIn(document, text), problems: [] }
  const problems = faults.map(({ offset, message }) => ({
    file,
    ...placeOf(text, offset),
    message,
  }))
  return { problems }
}
