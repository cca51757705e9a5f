/** A price in whole rupees and in whole dollars, the currencies of every priced program. */
export interface Money {
  INR: number
  USD: number
}
export type Currency = keyof Money

// These patterns match the positions of commas in whole numbers: in India before the last three
// digits and then before every two ('1,00,000'), elsewhere before every three. Intl.NumberFormat is
// avoided, since creating the first one takes a phone 50 ms or more.
const commaPositions = {
  INR: /\B(?=(?:\d\d)*\d{3}$)/g,
  USD: /\B(?=(?:\d{3})+$)/g,
} as const satisfies Record<Currency, RegExp>

const currencySymbols = { INR: '₹', USD: '$' } as const satisfies Record<
  Currency,
  string
>

const groupedDigits = (amount: number, currency: Currency) =>
  String(Math.round(amount)).replace(commaPositions[currency], ',')

/** Whole rupees or dollars as pages show them: '₹1,00,000' with Indian grouping, '$1,200'. */
export const formatMoney = (amount: number, currency: Currency) =>
  `${currencySymbols[currency]}${groupedDigits(amount, currency)}`

/** A price for chat and mail, where the currency is spelled out: 'INR 1,00,000', 'USD 1,200'. */
export const plainMoney = (amount: number, currency: Currency) =>
  `${currency} ${groupedDigits(amount, currency)}`

const currencySign = '(?:₹|\\bRs\\.?|\\bINR|\\bUS\\$|\\$|\\bUSD)'
const digitGroups = '\\d+(?:,\\d+)*(?:\\.\\d+)?'
/** What may follow the digits after a currency sign: 'Rs. 7,999/-', '$500+'. */
const ending = '(?:/-|\\+)?'
/** What marks digits without a currency sign as an amount: '7,999 INR', '7,999/-'. */
const currencyAfter = '(?:/-|\\s?(?:INR|USD)\\b)'
const amountPattern = RegExp(
  `(${currencySign}\\s?${digitGroups}${ending}|${digitGroups}${currencyAfter})`,
)

/**
 * Splits a text at its amounts, in every spelling that price lists use. Words and amounts alternate
 * in the result: its second, fourth, … part is an amount.
 */
export const splitAtAmounts = (text: string) => text.split(amountPattern)
