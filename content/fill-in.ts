import type { Currency, Money } from '#data/money.ts'
import { inRupees, type PricePart, type Words } from '#data/words-and-prices.ts'

/** A price of a program as a text names it. */
export interface NamedPrice {
  program: string
  currency: Currency
  amounts: Readonly<Record<keyof Money, string>>
}

/** A text with its facts filled in, whose prices are still to be shown. */
export type FilledParts = readonly (string | NamedPrice)[]

/** The parts of the fact of a name. */
export type PartsOf = (name: string) => FilledParts | undefined

/** A name in braces, or a brace after a backslash, which is shown as it stands. */
export const braces = /\\([{}])|\{([^{}]*)\}/g

/** A name in braces, and where its brace stands. */
export interface NamedBraces {
  name: string
  index: number
}

/** The names in braces of a text that begins at `start`. */
export const namesIn = (text: string, start = 0): NamedBraces[] =>
  [...text.matchAll(braces)]
    .filter(({ 1: brace }) => !brace)
    .map(({ 2: name = '', index }) => ({ name, index: start + index }))

/** A price from which other ones begin: '₹7,999+'. */
const andMore = ({
  amounts: { INR, USD },
  ...price
}: NamedPrice): NamedPrice => {
  return { ...price, amounts: { INR: `${INR}+`, USD: `${USD}+` } }
}

/** Parts with neighbouring words as one; a plus after a price becomes part of the price. */
export function joinParts(parts: FilledParts): FilledParts {
  const all: (string | NamedPrice)[] = []
  for (const part of parts) {
    const before = all.at(-1)
    if (typeof part === 'object') all.push(part)
    else if (typeof before === 'string') all[all.length - 1] = before + part
    else if (before && part.startsWith('+'))
      all.splice(-1, 1, andMore(before), part.slice(1))
    else all.push(part)
  }
  return all.filter((part) => part !== '')
}

/** A text with the facts that it names; other braces stay. */
export function fillIn(text: string, parts: PartsOf): FilledParts {
  const filled: (string | NamedPrice)[] = []
  let end = 0
  for (const { 0: whole, 1: brace, 2: name = '', index } of text.matchAll(
    braces,
  )) {
    filled.push(
      text.slice(end, index),
      ...(brace ? [brace] : (parts(name) ?? [whole])),
    )
    end = index + whole.length
  }
  return joinParts([...filled, text.slice(end)])
}

/** Programs whose dollars are named. */
export const withOwnDollars = (parts: FilledParts): ReadonlySet<string> =>
  new Set(
    parts.flatMap((part) =>
      typeof part === 'object' && part.currency === 'USD' ? [part.program] : [],
    ),
  )

/**
 * The words of parts: rupees stand with their dollars, unless those of their program are named
 * beside them.
 */
export function wordsOf(
  parts: FilledParts,
  ownDollars = withOwnDollars(parts),
): Words {
  const shown = ({
    program,
    currency,
    amounts: { INR, USD },
  }: NamedPrice): PricePart => {
    if (currency === 'USD') return { USD }
    return ownDollars.has(program) ? { INR } : { INR, USD }
  }
  return parts.map((part) => (typeof part === 'string' ? part : shown(part)))
}

/** A text as one currency shows it, with the facts that it names; other braces stay. */
export const withFacts = (text: string, { parts }: { parts: PartsOf }) =>
  inRupees(wordsOf(fillIn(text, parts)))
