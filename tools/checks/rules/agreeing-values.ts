import { inValues, type Report, type Rule } from '../rule.ts'

interface Prices {
  prices: { bundle: { INR: number } }
  bundleOffer: { struck: number; label: string }
}
interface Hours {
  days: string[]
  opens: string
  closes: string
}

/** A struck price is above the price, and the label promises no more than the two give. */
function offerProblems({ prices, bundleOffer: { struck, label } }: Prices, report: Report) {
  const price = prices.bundle.INR
  if (struck <= price) {
    const message = `struck is ${struck}, and the price ${price}: what is struck through is more`
    return [report(['bundleOffer', 'struck'], message)]
  }
  const promised = Number(/(\d+(?:\.\d+)?) ?%/.exec(label)?.[1] ?? 0)
  const saved = Math.floor(((struck - price) * 100) / struck)
  const given = `${price} instead of ${struck} saves ${saved}%`
  const message = `'${label}' is more than the prices give: ${given}`
  return promised > saved ? [report(['bundleOffer', 'label'], message)] : []
}

/** Hours end after they begin, and no two of a day overlap. */
function hoursProblems({ hours }: { hours: Hours[] }, report: Report) {
  return hours.flatMap(({ days, opens, closes }, index) => {
    if (closes <= opens)
      return report(['hours', index, 'closes'], `it closes at ${closes} and opens at ${opens}`)
    const overlaps = (day: string) =>
      hours
        .slice(0, index)
        .some((other) => other.days.includes(day) && other.opens < closes && opens < other.closes)
    const twice = days.find((day, place) => days.indexOf(day) !== place || overlaps(day))
    const message = `${twice} is there twice: delete one, or change its hours`
    return twice ? report(['hours', index, 'days'], message) : []
  })
}

/** A country has the two letters that addresses are written with. */
function countryProblems({ country }: { country: string }, report: Report) {
  const right = new Intl.Locale(`und-${country}`).region
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country)
  const known = right !== country ? `write ${right}` : 'write its two letters, such as IN'
  const isRight = right === country && name !== country
  return isRight ? [] : [report(['country'], `'${country}' is no country's code: ${known}`)]
}

/** Each testimonial has an id of its own. */
const idProblems = ({ testimonials }: { testimonials: { id: string }[] }, report: Report) =>
  testimonials.flatMap(({ id }, index, all) => {
    const isTaken = all.findIndex((each) => each.id === id) < index
    const message = `the id '${id}' is taken by a testimonial above: each needs its own`
    return isTaken ? report(['testimonials', index, 'id'], message) : []
  })

export const agreeingValues: Rule = {
  name: 'agreeing-values',
  sentence: 'Values that belong together agree with each other.',
  kinds: [],
  severity: 'stops',
  amongTexts: (_, site) => [
    ...inValues(site, 'data/prices.yaml', offerProblems),
    ...inValues(site, 'data/business.yaml', hoursProblems),
    ...inValues(site, 'data/business.yaml', countryProblems),
    ...inValues(site, 'data/testimonials.yaml', idProblems),
  ],
}
