import { nearest } from '#data/nearest.ts'
import type { NamedTexts } from './named-texts.ts'

type Path = readonly (string | number)[]

/** A mistake in a value, with the path of the part that it concerns. */
export interface Mistake {
  path: Path
  message: string
}

/** Facts by their names, or in place of them where they have mistakes of their own. */
export type Facts = Pick<NamedTexts, 'get' | 'keys'>

/** Takes every name for that of a fact. */
export const anyFact: Facts = { get: () => 'a fact', keys: () => new Map<string, string>().keys() }

/** A name in braces. */
const braces = /\{([^{}]*)\}/g
/** Names that a component fills in; 'Join {level} Level' is for each of the levels. */
const filledLater =
  'level duration number total price count group rating services policy day'.split(' ')

function unknownFact(path: Path, name: string, facts: Facts): Mistake {
  const guess = nearest(name, [...facts.keys()])
  const remedy = guess ? `: did you mean {${guess}}?` : ''
  return { path, message: `${path.join('.')}: there is no fact {${name}}${remedy}` }
}

/** A value with the named facts of its texts filled in; `report` gets names that are no fact. */
export function withFacts(
  value: unknown,
  facts: Facts,
  report: (mistake: Mistake) => void,
  path: Path = [],
): unknown {
  if (typeof value === 'string')
    return value.replace(braces, (whole, name: string) => {
      if (filledLater.includes(name)) return whole
      const text = facts.get(name)
      if (text === undefined) report(unknownFact(path, name, facts))
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

/**
 * The frontmatter of a page with the facts of its description filled in: titles and samples of
 * others may have braces.
 */
export const withFactsInDescription: typeof withFacts = (value, facts, report) => {
  const { description } = Object(value) as { description?: unknown }
  if (description === undefined) return value
  const filled = withFacts(description, facts, report, ['description'])
  return { ...(value as object), description: filled }
}
