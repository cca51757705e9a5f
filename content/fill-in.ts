import type { Currency, Money } from '#data/money.ts'
import { inRupees, type PricedText, type PricePart } from '#data/priced-text.ts'

/**
 * A price that a text names: its program, the named currency, and its amounts in both currencies.
 */
export interface NamedPrice {
  program: string
  currency: Currency
  amounts: Readonly<Record<keyof Money, string>>
}

/** A text with its facts filled in, as parts: strings, and prices that are not yet texts. */
export type FilledParts = readonly (string | NamedPrice)[]

/** A function that returns the parts of the fact `name`; undefined if there is no such fact. */
export type PartsOf = (name: string) => FilledParts | undefined

/** Matches a name in braces, or an escaped brace (after a backslash), which is shown as a brace. */
export const bracesPattern = /\\([{}])|\{([^{}]*)\}/g

/** A name in braces, and the offset of its opening brace. */
export interface NamedBraces {
  name: string
  index: number
}

/** All names in braces in a text; `start` is the text's offset. */
export const namesIn = (text: string, start = 0): NamedBraces[] =>
  [...text.matchAll(bracesPattern)]
    .filter(({ 1: brace }) => !brace)
    .map(({ 2: name = '', index }) => ({ name, index: start + index }))

/** A price with a plus after its amounts: '₹7,999+'. */
const withPlus = ({
  amounts: { INR, USD },
  ...price
}: NamedPrice): NamedPrice => {
  return { ...price, amounts: { INR: `${INR}+`, USD: `${USD}+` } }
}

/** Joins neighbouring strings and drops empty ones; a plus after a price joins the price. */
export function joinParts(parts: FilledParts): FilledParts {
  const joined: (string | NamedPrice)[] = []
  for (const part of parts) {
    const previous = joined.at(-1)
    if (typeof part === 'object') joined.push(part)
    else if (typeof previous === 'string')
      joined[joined.length - 1] = previous + part
    else if (previous && part.startsWith('+'))
      joined.splice(-1, 1, withPlus(previous), part.slice(1))
    else joined.push(part)
  }
  return joined.filter((part) => part !== '')
}

/** The parts of a text with the facts that it names filled in; braces with other names stay. */
export function fillIn(text: string, partsOf: PartsOf): FilledParts {
  const filledParts: (string | NamedPrice)[] = []
  let previousEnd = 0
  for (const { 0: match, 1: brace, 2: name = '', index } of text.matchAll(
    bracesPattern,
  )) {
    filledParts.push(
      text.slice(previousEnd, index),
      ...(brace ? [brace] : (partsOf(name) ?? [match])),
    )
    previousEnd = index + match.length
  }
  return joinParts([...filledParts, text.slice(previousEnd)])
}

/** Programs whose price in dollars is named in the parts. */
export const programsInDollars = (parts: FilledParts): ReadonlySet<string> =>
  new Set(
    parts.flatMap((part) =>
      typeof part === 'object' && part.currency === 'USD' ? [part.program] : [],
    ),
  )

/**
 * A text for visitors, made from filled parts. A price in rupees also gets its amount in dollars,
 * for visitors who chose dollars. Prices of `programsWithDollars` do not, since the text itself
 * names their dollars.
 */
export function pricedTextOf(
  parts: FilledParts,
  programsWithDollars = programsInDollars(parts),
): PricedText {
  const pricePartOf = ({
    program,
    currency,
    amounts: { INR, USD },
  }: NamedPrice): PricePart => {
    if (currency === 'USD') return { USD }
    return programsWithDollars.has(program) ? { INR } : { INR, USD }
  }
  return parts.map((part) =>
    typeof part === 'string' ? part : pricePartOf(part),
  )
}

/** A text with its facts filled in and its prices in rupees; braces with other names stay. */
export const withFacts = (text: string, { partsOf }: { partsOf: PartsOf }) =>
  inRupees(pricedTextOf(fillIn(text, partsOf)))
