import * as v from 'valibot'
import { nearest } from '#data/nearest.ts'

/** Describes a valibot issue in words that a non-programmer understands. */
export function formatIssue(issue: v.BaseIssue<unknown>, schema: v.GenericSchema): string {
  const path = v.getDotPath(issue) ?? ''
  const key = path.split('.').at(-1) ?? ''
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const known = knownKeys(schema, issue.path?.slice(0, -1) ?? [])
    const guess = nearest(key, known)
    return guess
      ? `'${key}' is not known here: did you mean '${guess}'?`
      : `'${key}' is not known here: ${known.join(', ')} are`
  }
  if (issue.type.endsWith('object') && issue.received === 'undefined') return `${path} is missing`
  if (issue.type.endsWith('object') && issue.received === 'null') {
    const known = knownKeys(schema, issue.path ?? [])
    return `${path || 'The file'} is empty: it takes ${known.join(', ')}`
  }
  return path.includes('.') ? `${path}: ${issue.message}` : issue.message
}

function knownKeys(schema: v.GenericSchema, path: readonly v.IssuePathItem[]): string[] {
  // biome-ignore lint/suspicious/noExplicitAny: walking any schema by its public structure
  let current: any = schema
  // The variant is chosen by the value.
  const unwrap = (value: unknown) => {
    while (current?.wrapped || current?.pipe || current?.type === 'variant') {
      const { key, options } = current
      current = options
        ? options.find(
            (option: typeof current) =>
              option.entries[key].literal === (value as Record<string, unknown>)?.[key],
          )
        : (current.wrapped ?? current.pipe[0])
    }
  }
  unwrap(path[0]?.input)
  for (const { key, value } of path) {
    current = typeof key === 'number' ? current?.item : current?.entries?.[key as string]
    unwrap(value)
  }
  return Object.keys(current?.entries ?? {})
}
