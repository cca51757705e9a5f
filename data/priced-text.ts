import { type Currency, formatMoney, type Money } from './money.ts'

/**
 * Words whose prices are still names, such as {prices.beginner.INR}, and whose escaped braces still
 * have their backslash. It is no string, so that nothing but `pricedParts` can show it.
 */
export interface PricedText {
  named: string
}

/** A price of which visitors see the currency that they chose, or the one that the text names. */
export type PricePart = Readonly<Partial<Record<Currency, string>>>

/** The name of a price, with the currency if it names one. */
export const priceName = /^prices\.(\w+)(?:\.(INR|USD))?$/

const priceInWords = /(?<!\\)\{prices\.(\w+)(?:\.(INR|USD))?\}(\+?)/

/** Whether words name the rupees of a program and not its dollars. */
export const isRupeesAlone = (words: string, program: string) =>
  !words.includes(`{prices.${program}}`) && !words.includes(`{prices.${program}.USD}`)

/** Words and their prices: rupees stand with their dollars unless the text names those itself. */
export function pricedParts(
  { named }: PricedText,
  prices: Readonly<Record<string, Money>>,
): (string | PricePart)[] {
  const [first = '', ...rest] = named.split(priceInWords)
  const words = (text: string) => text.replace(/\\([{}])/g, '$1')
  const parts: (string | PricePart)[] = [words(first)]
  for (let at = 0; at < rest.length; at += 4) {
    const [program = '', currency, plus = '', after = ''] = rest.slice(at, at + 4)
    const amount = (of: Currency) => formatMoney(prices[program]?.[of] ?? 0, of)
    const [INR, USD] = [amount('INR'), amount('USD')]
    if (!currency) parts.push({ INR }, ' or ', { USD: USD + plus })
    else if (currency === 'USD') parts.push({ USD: USD + plus })
    else if (isRupeesAlone(named, program)) parts.push({ INR: INR + plus, USD: USD + plus })
    else parts.push({ INR: INR + plus })
    parts.push(words(after))
  }
  return parts.filter((part) => part !== '')
}

/** The words for readers who cannot choose a currency: rupees alone stand with their dollars. */
export const plainPrices = (text: PricedText, prices: Readonly<Record<string, Money>>) =>
  pricedParts(text, prices)
    .map((part) => (typeof part === 'string' ? part : Object.values(part).join(' or ')))
    .join('')
