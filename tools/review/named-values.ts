/** A value of a document with its path: `keys` number the entries of lists, `names` name them. */
export interface NamedValue {
  keys: readonly string[]
  names: readonly string[]
  value: unknown
}

/** Name of an entry in a list: its id, name, label or question, or its number from 1. */
function nameOfEntry(entry: unknown, index: number): string {
  const { id, name, label, question } = (entry ?? {}) as Record<string, unknown>
  return (
    [id, name, label, question].find((each) => typeof each === 'string') ??
    String(index + 1)
  )
}

/** All values of a document; a list of strings is one value, with its strings in one text. */
export function valuesIn(
  value: unknown,
  keys: readonly string[] = [],
  names: readonly string[] = [],
): NamedValue[] {
  if (typeof value !== 'object' || value === null)
    return [{ keys, names, value }]
  const isList = Array.isArray(value)
  if (isList && value.every((each) => typeof each === 'string'))
    return [{ keys, names, value: value.join(', ') }]
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = isList ? nameOfEntry(inner, Number(key)) : key
    return valuesIn(inner, [...keys, key], [...names, name])
  })
}
