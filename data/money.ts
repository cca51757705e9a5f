/** Whole rupees and whole dollars, the currencies of every priced program. */
export interface Money {
  INR: number
  USD: number
}
export type Currency = keyof Money

// Positions of commas: before the last three digits and then every two in India ('1,00,000'), every
// three elsewhere. Intl.NumberFormat is avoided: a phone needs 50 ms and more for the first one, as
// long as for all of React.
const commas = {
  INR: /\B(?=(?:\d\d)*\d{3}$)/g,
  USD: /\B(?=(?:\d{3})+$)/g,
} as const satisfies Record<Currency, RegExp>

const symbols = { INR: '₹', USD: '$' } as const satisfies Record<
  Currency,
  string
>

const digits = (amount: number, currency: Currency) =>
  String(Math.round(amount)).replace(commas[currency], ',')

/** Whole rupees or dollars as pages show them: '₹1,00,000' with Indian grouping, '$1,200'. */
export const formatMoney = (amount: number, currency: Currency) =>
  `${symbols[currency]}${digits(amount, currency)}`

/** A price for chat and mail, where the currency is spelled out: 'INR 1,00,000', 'USD 1,200'. */
export const plainMoney = (amount: number, currency: Currency) =>
  `${currency} ${digits(amount, currency)}`

const currencySign = '(?:₹|\\bRs\\.?|\\bINR|\\bUS\\$|\\$|\\bUSD)'
const digitGroups = '\\d+(?:,\\d+)*(?:\\.\\d+)?'
/** What may follow: 'Rs. 7,999/-', '$500+'. */
const ending = '(?:/-|\\+)?'
/** '7,999 INR', and '7,999/-' by itself. */
const currencyBehind = '(?:/-|\\s?(?:INR|USD)\\b)'
const amounts = RegExp(
  `(${currencySign}\\s?${digitGroups}${ending}|${digitGroups}${currencyBehind})`,
)

/**
 * A text split around amounts, every second part, in each spelling that price lists use: they are
 * shown as they are and not translated, whatever they are the price of.
 */
export const splitAtAmounts = (text: string) => text.split(amounts)
