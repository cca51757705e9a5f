import type { Currency } from './schemas/facts.ts'

// Places for the commas: after the last three digits every two in India ('1,00,000'), every three elsewhere. Not left to Intl: a phone needs 50 ms
// and more for its first number format, as long as for all of React, and every price that can change comes with a script.
const commas = {
  INR: /\B(?=(?:\d\d)*\d{3}$)/g,
  USD: /\B(?=(?:\d{3})+$)/g,
} as const satisfies Record<Currency, RegExp>

const symbols = { INR: '₹', USD: '$' } as const satisfies Record<Currency, string>

const digits = (amount: number, currency: Currency) =>
  String(Math.round(amount)).replace(commas[currency], ',')

/** A price as pages show it: '₹1,00,000' with Indian grouping, '$1,200'. Whole rupees or dollars. */
export const formatMoney = (amount: number, currency: Currency) =>
  `${symbols[currency]}${digits(amount, currency)}`

/** A price for chat and mail, where the currency is spelled out: 'INR 1,00,000', 'USD 1,200'. */
export const plainMoney = (amount: number, currency: Currency) =>
  `${currency} ${digits(amount, currency)}`

const price = /((?:[₹$]|INR |USD )\d[\d,]*\+?)/

/** A text cut around its prices, as both functions above write them: every second piece is one. */
export const splitAtPrices = (text: string) => text.split(price)

export const hasPrice = (text: string) => price.test(text)
