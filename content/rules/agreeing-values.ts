import type { SiteContent } from '#content/site.ts'
import { inValues, type Report, type Rule } from './rule.ts'

/** Reports each entry of a list whose text under a key another entry above it has. */
const twiceIn = <Key extends string>(
  entries: readonly Record<Key, unknown>[],
  key: Key,
  report: Report,
  ...path: string[]
) =>
  entries.flatMap((entry, index) => {
    const isTaken = entries.findIndex((each) => each[key] === entry[key]) < index
    const message = `this ${key} is that of an entry above: each needs its own`
    return isTaken ? report([...path, index, key], message) : []
  })

/** Rupees are more than dollars, a struck price is above the price, and its label is true. */
const prices = (site: SiteContent) =>
  inValues(site, 'data/prices.yaml', ({ prices, bundleOffer: { struck, label } }, report) => {
    const swapped = Object.entries(prices).flatMap(([name, { INR, USD }]) => {
      const message = `${name} is ${INR} rupees and ${USD} dollars: have the two changed places?`
      return INR <= USD ? report(['prices', name, 'INR'], message) : []
    })
    const price = prices.bundle.INR
    const low = `struck is ${struck}, and the price ${price}: what is struck through is more`
    if (struck <= price) return [...swapped, report(['bundleOffer', 'struck'], low)]
    const promised = Number(/(\d+(?:\.\d+)?) ?%/.exec(label)?.[1] ?? 0)
    const saved = Math.floor(((struck - price) * 100) / struck)
    const given = `${price} instead of ${struck} saves ${saved}%`
    const untrue = `'${label}' is more than the prices give: ${given}`
    return promised > saved ? [...swapped, report(['bundleOffer', 'label'], untrue)] : swapped
  })

/** Hours end after they begin, no two of a day overlap, and the country has its two letters. */
const place = (site: SiteContent) =>
  inValues(site, 'data/business.yaml', ({ hours, country }, report) => {
    const region = new Intl.Locale(`und-${country}`).region
    const isRegion = new Intl.DisplayNames('en', { type: 'region' }).of(country) !== country
    const right = region !== country ? `write ${region}` : 'write its two letters, such as IN'
    const wrong = `'${country}' is no country's code: ${right}`
    return hours
      .flatMap(({ days, opens, closes }, index) => {
        const early = `it closes at ${closes} and opens at ${opens}`
        if (closes <= opens) return report(['hours', index, 'closes'], early)
        const earlier = hours.slice(0, index)
        const overlaps = (day: (typeof days)[number]) =>
          earlier.some((one) => one.days.includes(day) && one.opens < closes && opens < one.closes)
        const twice = days.find((day, at) => days.indexOf(day) !== at || overlaps(day))
        const message = `${twice} is there twice: delete one, or change its hours`
        return twice ? report(['hours', index, 'days'], message) : []
      })
      .concat(region === country && isRegion ? [] : report(['country'], wrong))
  })

/** Clients and questions are listed once. */
const lists = (site: SiteContent) => [
  ...inValues(site, 'data/testimonials.yaml', ({ testimonials }, report) => [
    ...twiceIn(testimonials, 'id', report, 'testimonials'),
    ...twiceIn(testimonials, 'quote', report, 'testimonials'),
  ]),
  ...inValues(site, 'data/home.yaml', ({ faq }, report) =>
    twiceIn(faq.items, 'question', report, 'faq', 'items'),
  ),
]

export const agreeingValues: Rule = {
  name: 'agreeing-values',
  sentence: 'Values that belong together agree with each other.',
  kinds: [],
  severity: 'stops',
  amongTexts: (_, site) => [...prices(site), ...place(site), ...lists(site)],
}
