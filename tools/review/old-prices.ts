import type { Site } from '#content/site.ts'
import {
  amountFindingId,
  textsIn,
  visitorTextKinds,
} from '#content/site-texts.ts'
import { formatMoney } from '#data/money.ts'
import { amountsIn } from '#data/written-amounts.ts'
import type { LaunchFinding } from '#tools/launch/launch.ts'
import type { FactChange } from './changed-facts.ts'
import type { FindingChanges } from './findings.ts'

/**
 * A finding for each amount in a branch's texts that equals the old value of a changed price. Every
 * amount in data/prices.yaml counts, such as the one above which there is a guarantee.
 */
export function oldPriceFindings(
  site: Site,
  facts: readonly FactChange[],
): LaunchFinding[] {
  const prices = facts.filter(
    ({ file, before, after }) => file === 'data/prices.yaml' && before && after,
  )
  const texts = textsIn(site, visitorTextKinds)
  return texts.flatMap(({ file, kind, value: shownText, writtenText, at }) =>
    amountsIn(kind === 'prose' ? shownText : writtenText).flatMap(
      ({ words, index, currency, value }) => {
        const amount = formatMoney(value, currency)
        const price = prices.find(({ before }) => before === amount)
        if (!price) return []
        const message =
          `${price.name} was ${price.before} and is ${price.after} on this branch: ` +
          `is '${words}' still meant here?`
        const id = amountFindingId(file, price.keys.join('.'))
        return [{ id, blocking: false, message, file, ...at(words, index) }]
      },
    ),
  )
}

/** Adds findings about old prices to the new ones, and drops solved ones with the same ids. */
export const withOldPrices = (
  { fresh, solved, ...otherFindings }: FindingChanges,
  oldPrices: readonly LaunchFinding[],
): FindingChanges => ({
  fresh: [...oldPrices, ...fresh],
  solved: solved.filter(({ id }) => !oldPrices.some((each) => each.id === id)),
  ...otherFindings,
})
