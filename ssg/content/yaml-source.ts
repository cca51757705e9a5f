import * as v from 'valibot'
import { isMap, LineCounter, parseDocument } from 'yaml'
import type { Problem } from './content-error.ts'
import { formatIssue } from './format-issue.ts'

/** A value with the position of each of its parts in the file. */
export interface Source {
  value: unknown
  at: (path: readonly (string | number)[]) => { line: number; column: number }
}

type Ranged = { range?: [number, number, number] } | undefined

/**
 * Reads YAML with positions; adds what cannot be read to `problems`, which call the text `name`.
 * `linesBefore` counts the lines of the file above it.
 */
export function readYamlSource(
  {
    file,
    text,
    name,
    linesBefore = 0,
  }: Record<'file' | 'text' | 'name', string> & {
    linesBefore?: number
  },
  problems: Problem[],
): Source | undefined {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line: line + linesBefore, column: col }
  }
  for (const error of document.errors)
    problems.push({
      file,
      ...place(error.pos[0]),
      message: `${name} cannot be read: ${error.message}`,
    })
  if (document.errors.length > 0) return undefined
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

/** Parses a value, or one entry of it, by its schema; adds mistakes at their places. */
export function parseSource<const Schema extends v.GenericSchema>(
  schema: Schema,
  file: string,
  { value, at }: Source,
  problems: Problem[],
  path: readonly (string | number)[] = [],
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  for (const issue of result.issues) {
    const keys = issue.path?.map(({ key }) => key as string | number) ?? []
    problems.push({ file, ...at([...path, ...keys]), message: formatIssue(issue, schema) })
  }
  return undefined
}
