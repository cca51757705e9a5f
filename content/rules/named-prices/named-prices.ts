import { splitAtAmounts } from '#data/money.ts'
import { inEach, type SiteRule, textsIn, valuesOf } from '../rule.ts'

export const namedPrices: SiteRule = {
  reads: 'site',
  name: 'named-prices',
  sentence: 'An amount that equals a price may be meant to change with it.',
  refuses: 'Nothing: it asks whether an amount is meant to be the price that it equals.',
  severity: 'look',
  find(site) {
    const texts = textsIn(site, ['words', 'message', 'prose', 'title', 'label'])
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
