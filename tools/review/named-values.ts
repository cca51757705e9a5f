/** A value of a document with its keys, and with names for the numbers of entries. */
export interface NamedValue {
  keys: readonly string[]
  names: readonly string[]
  value: unknown
}

/** An entry of a list by the name that it has, or its number. */
function nameOfEntry(entry: unknown, index: number): string {
  const { id, name, label, question } = (entry ?? {}) as Record<string, unknown>
  return (
    [id, name, label, question].find((each) => typeof each === 'string') ??
    String(index + 1)
  )
}

/** Each value of a document; a list of words is one. */
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
