import { priceName } from '#data/priced-text.ts'
import type { NamedTexts } from './named-texts.ts'

/** The texts of facts by their names, with the facts that they name filled in. */
export interface Facts extends Pick<NamedTexts, 'get' | 'keys'> {
  /** The text of a fact with its prices as names and its braces as they are escaped. */
  named: NamedTexts['get']
  /** Facts that name themselves, by way of others or at once. */
  circular?: ReadonlySet<string>
}

/** Takes every name for that of a fact. */
export const anyFact: Facts = {
  get: () => 'a fact',
  named: () => 'a fact',
  keys: () => new Map<string, string>().keys(),
}

/** A name in braces, or a brace behind a backslash, which is shown as it stands. */
export const braces = /\\([{}])|\{([^{}]*)\}/g

/** A text with the facts that it names; other braces stay. */
export const withFacts = (text: string, facts: Pick<Facts, 'get'>) =>
  text.replace(braces, (whole, brace?: string, name = '') => brace ?? facts.get(name) ?? whole)

/** A text with the facts that it names, whose prices stay names and whose braces stay escaped. */
export const withNamedPrices = (text: string, { named }: Pick<Facts, 'named'>) =>
  text.replace(braces, (whole, brace?: string, name = '') =>
    brace ? whole : (named(name) ?? whole),
  )

/** Facts whose texts name others, in both forms. */
export function linkedFacts(texts: NamedTexts): Facts {
  const shown = linked(texts, (text, get) => withFacts(text, { get }))
  const orName =
    (get: NamedTexts['get']): NamedTexts['get'] =>
    (name) =>
      priceName.test(name) && texts.has(name) ? `{${name}}` : get(name)
  const named = linked(texts, (text, get) => withNamedPrices(text, { named: orName(get) }))
  return { ...shown, named: orName(named.get) }
}

/** Fills in the facts that texts name; one that names itself keeps its braces. */
function linked(
  texts: NamedTexts,
  fill: (text: string, get: NamedTexts['get']) => string,
): Omit<Facts, 'named'> {
  const circular = new Set<string>()
  const known = new Map<string, string>()
  const resolve = (name: string, above: readonly string[]): string | undefined => {
    const text = known.get(name) ?? texts.get(name)
    if (text === undefined || known.has(name)) return text
    const start = above.indexOf(name)
    if (start >= 0) {
      for (const each of above.slice(start)) circular.add(each)
      return undefined
    }
    const filled = fill(text, (inner) => resolve(inner, [...above, name]))
    if (!circular.has(name)) known.set(name, filled)
    return filled
  }
  for (const name of texts.keys()) resolve(name, [])
  return { get: (name) => known.get(name) ?? texts.get(name), keys: () => texts.keys(), circular }
}
