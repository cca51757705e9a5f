import type { Currency } from './money.ts'

/** A price: both amounts, of which visitors see the currency that they chose, or the named one. */
export type PricePart = Readonly<Partial<Record<Currency, string>>>

/** A text as parts: words, and the prices among them. */
export type Words = readonly (string | PricePart)[]

const textWith = (words: Words, price: (part: PricePart) => string) =>
  words.map((part) => (typeof part === 'string' ? part : price(part))).join('')

/** Words as one currency shows them: rupees, where the text does not name dollars alone. */
export const inRupees = (words: Words) =>
  textWith(words, ({ INR, USD }) => INR ?? USD ?? '')

/** Words for readers who cannot choose a currency: rupees alone stand with their dollars. */
export const inBothCurrencies = (words: Words) =>
  textWith(words, (price) => Object.values(price).join(' or '))
