import type { Site } from '#content/site.ts'
import { textsIn, valuesOf } from '#content/site-texts.ts'
import { type Currency, formatMoney, type Money } from '#data/money.ts'
import { amountsIn } from '#data/written-amounts.ts'
import { labelOfKey } from '#tools/file-names.ts'
import type { FindingChanges, ReviewFinding } from './findings.ts'

/** A price that a branch changes. */
interface ChangedPrice {
  program: string
  currency: Currency
  before: number
  after: number
}

const pricesOf = (site: Site): Readonly<Record<string, Money>> =>
  Object(valuesOf(site, 'data/prices.yaml').prices)

function changedPrices(base: Site, site: Site): ChangedPrice[] {
  const old = pricesOf(base)
  return Object.entries(pricesOf(site)).flatMap(([program, prices]) =>
    (['INR', 'USD'] as const).flatMap((currency) => {
      const [before, after] = [old[program]?.[currency], prices[currency]]
      if (before === undefined || before === after) return []
      return [{ program, currency, before, after }]
    }),
  )
}

/** Amounts in a branch's texts that were a price until the branch changed it. */
export function oldPrices(base: Site, site: Site): ReviewFinding[] {
  const changed = changedPrices(base, site)
  const texts = textsIn(site, ['words', 'message', 'prose', 'title', 'label'])
  return texts.flatMap(({ file, kind, value: shown, written, at }) =>
    amountsIn(kind === 'prose' ? shown : written).flatMap(
      ({ words, index, currency, value }) => {
        const price = changed.find(
          (each) => each.currency === currency && each.before === value,
        )
        if (!price) return []
        const { program, after } = price
        const message =
          `'${words}' was the price of ${labelOfKey(program)}, which is ` +
          `${formatMoney(after, currency)} on this branch: is it still meant here?`
        const id = `price.${file}.${program}.${currency}`
        return [
          {
            weight: 'look' as const,
            id,
            message,
            file,
            line: at(words, index).line,
          },
        ]
      },
    ),
  )
}

/** Findings with the old prices of a branch, which are new; nothing about them is solved. */
export const withOldPrices = (
  { fresh, solved, known }: FindingChanges,
  old: readonly ReviewFinding[],
): FindingChanges => ({
  fresh: [...old, ...fresh],
  solved: solved.filter(({ id }) => !old.some((each) => each.id === id)),
  known,
})
