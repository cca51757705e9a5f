import { ruleOfFile } from '../rule.ts'

/** The message about hours that close before they open, as hours past midnight seem to. */
function earlyCloseMessage(opens: string, closes: string): string {
  const problem = `it closes at ${closes}, and opens at ${opens}`
  if (closes === '00:00') return `${problem}: write 24:00 for midnight`
  return (
    `${problem}: change one of the two; hours that pass midnight are two entries, one until ` +
    '24:00 and one from 00:00'
  )
}

/** Reports hours that close before they open, and a day whose hours overlap. */
export const openingHours = ruleOfFile('data/business.yaml', {
  name: 'opening-hours',
  severity: 'stops',
  find: ({ hours }, report) =>
    hours.flatMap(({ days, opens, closes }, index) => {
      if (closes <= opens)
        return report(
          ['hours', index, 'closes'],
          earlyCloseMessage(opens, closes),
        )
      const hoursAbove = hours.slice(0, index)
      const overlaps = (day: (typeof days)[number]) =>
        hoursAbove.some(
          (one) =>
            one.days.includes(day) && one.opens < closes && opens < one.closes,
        )
      const repeatedDay = days.find(
        (day, at) => days.indexOf(day) !== at || overlaps(day),
      )
      const message = `${repeatedDay} is there twice: delete one, or change its hours`
      return repeatedDay ? report(['hours', index, 'days'], message) : []
    }),
})
