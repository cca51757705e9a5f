import type { Currency } from './schemas/facts'

// Only the digits come from Intl. In its currency style browsers and Node differ in symbol and spaces
// ('₹1,499' or '₹ 1,499'), and a visitor would see the price change when the page comes alive.
const digits = {
  INR: new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }),
  USD: new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }),
} as const satisfies Record<Currency, Intl.NumberFormat>

const symbols = { INR: '₹', USD: '$' } as const satisfies Record<Currency, string>

/** A price as pages show it: '₹1,00,000' with Indian grouping, '$1,200'. Whole rupees or dollars. */
export const formatMoney = (amount: number, currency: Currency) => `${symbols[currency]}${digits[currency].format(amount)}`

/** A price for chat and mail, where the currency is spelled out: 'INR 1,00,000', 'USD 1,200'. */
export const plainMoney = (amount: number, currency: Currency) => `${currency} ${digits[currency].format(amount)}`
