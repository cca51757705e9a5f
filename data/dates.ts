/** Names of the months: a page with a date has them in an attribute, so that no script does. */
export const MONTHS =
  'January February March April May June July August September October November December'

/** '2026-11-21', the day in a time zone. */
export const siteDay = (date: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(date)

/** Minutes from UTC to the clocks of a time zone at a moment. */
export function utcOffset(date: Date, timeZone: string) {
  const wall = new Date(`${date.toLocaleString('sv', { timeZone })}Z`)
  return Math.round((wall.getTime() - date.getTime()) / 60_000)
}

/** '21 November 2026' for '2026-11-21'. */
export function longDate(day: string, months: string) {
  const [year, month, dayOfMonth] = day.split('-').map(Number)
  return `${dayOfMonth} ${months.split(' ')[(month ?? 1) - 1]} ${year}`
}
