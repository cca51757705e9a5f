import { priceName } from '#data/priced-text.ts'

/** The texts of facts by their names, with the facts that they name filled in. */
export interface Facts {
  /** The text of a fact as it is shown. */
  get: (name: string) => string | undefined
  /** The same with its prices as names and its braces as they are escaped. */
  named: (name: string) => string | undefined
  keys: () => Iterable<string>
  /** Facts that name themselves, by way of others or at once. */
  circular?: ReadonlySet<string>
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

/**
 * Facts whose texts name others; one that names itself keeps its braces. Every name that begins
 * with a word of `unread` is taken for a fact, since its file cannot be read.
 */
export function linkedFacts(
  texts: ReadonlyMap<string, string>,
  unread: readonly string[] = [],
): Facts {
  const circular = new Set<string>()
  const known = new Map<string, string>()
  const fill = (name: string, above: readonly string[] = []): string | undefined => {
    const text = texts.get(name)
    if (text === undefined) return unread.includes(name.replace(/\..*/, '')) ? 'a fact' : undefined
    if (priceName.test(name)) return `{${name}}`
    const start = above.indexOf(name)
    for (const each of start < 0 ? [] : above.slice(start)) circular.add(each)
    if (start >= 0) return undefined
    const named = (inner: string) => fill(inner, [...above, name])
    const filled = known.get(name) ?? withNamedPrices(text, { named })
    if (!circular.has(name)) known.set(name, filled)
    return circular.has(name) ? text : filled
  }
  for (const name of texts.keys()) fill(name)
  const prices = { get: (name: string) => (priceName.test(name) ? texts.get(name) : undefined) }
  const get = (name: string) => {
    const named = fill(name)
    return named === undefined ? undefined : withFacts(named, prices)
  }
  return { get, named: (name) => fill(name), keys: () => texts.keys(), circular }
}
