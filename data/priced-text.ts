import type { Currency } from './money.ts'

/**
 * A price in a text: either amounts in both currencies, of which a visitor sees the one in the
 * chosen currency, or one amount in a fixed currency.
 */
export type PricePart = Readonly<Partial<Record<Currency, string>>>

/** A text as its parts: strings of words, and the prices among them. */
export type PricedText = readonly (string | PricePart)[]

const textWith = (text: PricedText, price: (part: PricePart) => string) =>
  text.map((part) => (typeof part === 'string' ? part : price(part))).join('')

/** A text with its prices in rupees; a price that is only in dollars stays in dollars. */
export const inRupees = (text: PricedText) =>
  textWith(text, ({ INR, USD }) => INR ?? USD ?? '')

/** A text with each price in all its currencies, for readers who cannot choose one. */
export const inBothCurrencies = (text: PricedText) =>
  textWith(text, (price) => Object.values(price).join(' or '))
