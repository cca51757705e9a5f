import { type Entry, entryOf } from '../file-values.ts'
import type { Rule } from '../rule.ts'

interface Offer {
  struck: number
  label: string
}
interface Hours {
  days: string[]
  opens: string
  closes: string
}

/** A struck price is above the price, and the label promises no more than the two give. */
function offerProblems({ value, at }: Entry) {
  const { prices, bundleOffer } = value as {
    prices: { bundle: { INR: number } }
    bundleOffer: Offer
  }
  const { struck, label } = bundleOffer
  const price = prices.bundle.INR
  if (struck <= price) {
    const message = `struck is ${struck}, and the price ${price}: what is struck through is more`
    return [{ text: at(['bundleOffer', 'struck']), message }]
  }
  const promised = Number(/(\d+(?:\.\d+)?) ?%/.exec(label)?.[1] ?? 0)
  const saved = Math.floor(((struck - price) * 100) / struck)
  const message =
    `'${label}' is more than the prices give: ${price} instead of ${struck} ` + `saves ${saved}%`
  return promised > saved ? [{ text: at(['bundleOffer', 'label']), message }] : []
}

/** Hours end after they begin, and no two of a day overlap. */
function hoursProblems({ value, at }: Entry) {
  const hours = (value as { hours: Hours[] }).hours
  return hours.flatMap(({ days, opens, closes }, index) => {
    const report = (key: string, message: string) => [{ text: at(['hours', index, key]), message }]
    if (closes <= opens) return report('closes', `it closes at ${closes} and opens at ${opens}`)
    const twice = days.find(
      (day, place) =>
        days.indexOf(day) !== place ||
        hours
          .slice(0, index)
          .some(
            (other) => other.days.includes(day) && other.opens < closes && opens < other.closes,
          ),
    )
    return twice ? report('days', `${twice} is there twice: delete one, or change its hours`) : []
  })
}

/** A country has the two letters that addresses are written with. */
function countryProblems({ value, at }: Entry) {
  const { country } = value as { country: string }
  const right = new Intl.Locale(`und-${country}`).region
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country)
  const known = right !== country ? `write ${right}` : 'write its two letters, such as IN'
  return right === country && name !== country
    ? []
    : [{ text: at(['country']), message: `'${country}' is no country's code: ${known}` }]
}

/** Each testimonial has an id of its own. */
const idProblems = ({ value, at }: Entry) =>
  (value as { testimonials: { id: string }[] }).testimonials.flatMap(({ id }, index, all) => {
    const isTaken = all.findIndex((each) => each.id === id) < index
    const message = `the id '${id}' is taken by a testimonial above: each needs its own`
    return isTaken ? [{ text: at(['testimonials', index, 'id']), message }] : []
  })

export const agreeingValues: Rule = {
  name: 'agreeing-values',
  sentence: 'Values that belong together agree with each other.',
  kinds: [],
  severity: 'stops',
  amongTexts: (_, site) => [
    ...entryOf(site, 'data/prices.yaml', offerProblems),
    ...entryOf(site, 'data/business.yaml', hoursProblems),
    ...entryOf(site, 'data/business.yaml', countryProblems),
    ...entryOf(site, 'data/testimonials.yaml', idProblems),
  ],
}
