import { type Currency, splitAtAmounts } from './money.ts'

/** What a word after an amount multiplies it by: '₹1 lakh', '$1k'. */
const factors: readonly (readonly [RegExp, number])[] = [
  [/^\s?lakhs?\b/i, 100_000],
  [/^k\b/i, 1000],
]

/** An amount as it is written in a text, with its value. */
export interface WrittenAmount {
  words: string
  index: number
  currency: Currency
  value: number
}

/** Every amount in a text, in each spelling that price lists use. */
export function amountsIn(text: string): WrittenAmount[] {
  const parts = splitAtAmounts(text)
  let index = 0
  return parts.flatMap((words, number) => {
    const start = index
    index += words.length
    if (number % 2 === 0) return []
    const rest = parts[number + 1] ?? ''
    const [, factor = 1] = factors.find(([word]) => word.test(rest)) ?? []
    const [digits = ''] = /\d[\d,.]*/.exec(words) ?? []
    const value = Number(digits.replaceAll(',', '')) * factor
    return [
      {
        words,
        index: start,
        currency: /[$U]/.test(words) ? 'USD' : 'INR',
        value,
      },
    ]
  })
}
