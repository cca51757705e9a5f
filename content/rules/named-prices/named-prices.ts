import type { Money } from '#data/money.ts'
import { amountsIn } from '#data/written-amounts.ts'
import {
  amountFindingId,
  findInTexts,
  type SiteRule,
  textsIn,
  valuesOf,
  visitorTextKinds,
} from '../rule.ts'

/**
 * Reports an amount that equals a price of data/prices.yaml, and asks whether it is meant to be
 * that price.
 */
export const namedPrices: SiteRule = {
  reads: 'site',
  name: 'price',
  severity: 'look',
  find(site) {
    const texts = textsIn(site, visitorTextKinds)
    const { prices = {}, guidePrice } = valuesOf(site, 'data/prices.yaml')
    const knownPrices = [
      ...Object.entries<Money>(prices).flatMap(([program, money]) =>
        Object.entries(money ?? {}).map(([currency, value]) => {
          return { fact: `prices.${program}.${currency}`, currency, value }
        }),
      ),
      { fact: 'guidePrice', currency: 'INR', value: guidePrice },
    ]
    return findInTexts(texts, ({ file, kind, value: shownText, writtenText }) =>
      amountsIn(kind === 'prose' ? shownText : writtenText).flatMap(
        ({ words, index, currency, value }) => {
          const { fact } =
            knownPrices.find(
              (price) => price.currency === currency && price.value === value,
            ) ?? {}
          if (!fact) return []
          const remedy = `write {${fact}} if it is that price`
          const message = `'${words}' stays when the price changes: ${remedy}`
          const id = amountFindingId(file, fact)
          return [{ words, index, id, message }]
        },
      ),
    )
  },
}
