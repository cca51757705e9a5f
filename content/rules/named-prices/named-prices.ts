import type { Money } from '#data/money.ts'
import { amountsIn } from '#data/written-amounts.ts'
import {
  findInTexts,
  type SiteRule,
  textsIn,
  valuesOf,
  visitorKinds,
} from '../rule.ts'

/** Asks whether an amount is meant to be the price that it equals. */
export const namedPrices: SiteRule = {
  reads: 'site',
  name: 'price',
  severity: 'look',
  find(site) {
    const texts = textsIn(site, visitorKinds)
    const prices = Object.entries<Money>(
      valuesOf(site, 'data/prices.yaml').prices ?? {},
    )
    return findInTexts(texts, ({ file, kind, value: shown, written }) =>
      amountsIn(kind === 'prose' ? shown : written).flatMap(
        ({ words, index, currency, value }) => {
          const [program] =
            prices.find(([, money]) => money?.[currency] === value) ?? []
          if (!program) return []
          const name = `{prices.${program}.${currency}}`
          const remedy = `write ${name} if it is that price`
          const message = `'${words}' stays when the price changes: ${remedy}`
          return [
            {
              words,
              index,
              id: `price.${file}.${program}.${currency}`,
              message,
            },
          ]
        },
      ),
    )
  },
}
