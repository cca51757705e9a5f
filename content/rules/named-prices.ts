import { splitAtAmounts } from '#data/money.ts'
import { inEach, type Rule, valuesOf } from './rule.ts'

export const namedPrices: Rule = {
  name: 'named-prices',
  sentence: 'An amount that equals a price may be meant to change with it.',
  kinds: ['words', 'message', 'prose', 'title', 'label'],
  severity: 'look',
  amongTexts(texts, site) {
    const prices = Object(valuesOf(site, 'data/prices.yaml').prices)
    const nameOf = (amount: string) => {
      const currency = /[$U]/.test(amount) ? 'USD' : 'INR'
      const value = Number(amount.replace(/\D/g, ''))
      const program = Object.entries(prices).find(
        ([, money]) => Object(money)[currency] === value,
      )?.[0]
      return program && `{prices.${program}.${currency}}`
    }
    return inEach(texts, ({ kind, value, written }) =>
      splitAtAmounts(kind === 'prose' ? value : written).flatMap((words, index) => {
        const name = index % 2 === 1 ? nameOf(words) : undefined
        const message = `'${words}' stays when the price changes: write ${name} if it is that price`
        return name ? [{ words, id: words, message }] : []
      }),
    )
  },
}
