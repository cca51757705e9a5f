import type { NamedTexts } from './named-texts.ts'

type Path = readonly (string | number)[]

/** A name in braces. */
const braces = /\{([^{}]*)\}/g
/** Names that a component fills in; 'Join {level} Level' is for each of the levels. */
const filledLater = ['level', 'duration', 'number', 'total']

/** A value with the named facts of its texts filled in; `report` gets names that are no fact. */
export function withFacts(
  value: unknown,
  facts: Pick<NamedTexts, 'get'>,
  report: (path: Path, name: string) => void,
  path: Path = [],
): unknown {
  if (typeof value === 'string')
    return value.replace(braces, (whole, name: string) => {
      if (filledLater.includes(name)) return whole
      const text = facts.get(name)
      if (text === undefined) report(path, name)
      // A fact may name others.
      return text === undefined ? whole : String(withFacts(text, facts, report, path))
    })
  if (Array.isArray(value))
    return value.map((item, index) => withFacts(item, facts, report, [...path, index]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      withFacts(inner, facts, report, [...path, key]),
    ]),
  )
}
