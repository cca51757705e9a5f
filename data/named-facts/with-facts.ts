import type { NamedTexts } from './named-texts.ts'

/** The texts of facts by their names, with the facts that they name filled in. */
export interface Facts extends Pick<NamedTexts, 'get' | 'keys'> {
  /** Facts that name themselves, by way of others or at once. */
  circular?: ReadonlySet<string>
}

/** Takes every name for that of a fact. */
export const anyFact: Facts = { get: () => 'a fact', keys: () => new Map<string, string>().keys() }

/** A name in braces, or a brace behind a backslash, which is shown as it stands. */
export const braces = /\\([{}])|\{([^{}]*)\}/g

/** A text with the facts that it names; other braces stay. */
export const withFacts = (text: string, facts: Pick<Facts, 'get'>) =>
  text.replace(braces, (whole, brace?: string, name = '') => brace ?? facts.get(name) ?? whole)

/** Facts whose texts name others; one that names itself keeps its braces. */
export function linkedFacts(texts: NamedTexts): Facts {
  const circular = new Set<string>()
  const linked = new Map<string, string>()
  const resolve = (name: string, above: readonly string[]): string | undefined => {
    const text = linked.get(name) ?? texts.get(name)
    if (text === undefined || linked.has(name)) return text
    const start = above.indexOf(name)
    if (start >= 0) {
      for (const each of above.slice(start)) circular.add(each)
      return undefined
    }
    const filled = withFacts(text, { get: (inner) => resolve(inner, [...above, name]) })
    if (!circular.has(name)) linked.set(name, filled)
    return filled
  }
  for (const name of texts.keys()) resolve(name, [])
  return { get: (name) => linked.get(name) ?? texts.get(name), keys: () => texts.keys(), circular }
}
