import { type Currency, splitAtAmounts } from './money.ts'

/** Words that multiply the amount before them ('₹1 lakh', '$1k'), each with its factor. */
const factors: readonly (readonly [RegExp, number])[] = [
  [/^\s?lakhs?\b/i, 100_000],
  [/^\s?(?:crores?|cr)\b/i, 10_000_000],
  [/^k\b/i, 1000],
]

/** An amount in a text. */
export interface WrittenAmount {
  /** The amount as it is written, such as '₹7,999' or '₹1 lakh'. */
  words: string
  /** Position in the text, in UTF-16 code units. */
  index: number
  currency: Currency
  value: number
}

/** All amounts in a text, in every spelling that price lists use. */
export function amountsIn(text: string): WrittenAmount[] {
  const parts = splitAtAmounts(text)
  let index = 0
  return parts.flatMap((words, partIndex) => {
    const start = index
    index += words.length
    if (partIndex % 2 === 0) return []
    const textAfter = parts[partIndex + 1] ?? ''
    const [factorPattern, factor = 1] =
      factors.find(([pattern]) => pattern.test(textAfter)) ?? []
    const [factorWord = ''] = factorPattern?.exec(textAfter) ?? []
    const [digits = ''] = /\d[\d,.]*/.exec(words) ?? []
    const value = Number(digits.replaceAll(',', '')) * factor
    return [
      {
        words: words + factorWord,
        index: start,
        currency: /[$U]/.test(words) ? 'USD' : 'INR',
        value,
      },
    ]
  })
}
