/**
 * Names of the months. Pages that show a date carry them in an attribute, so that the scripts of
 * other pages need not contain them.
 */
export const MONTHS =
  'January February March April May June July August September October November December'

/** The day of a moment in a time zone, as '2026-11-21'. */
export const siteDay = (date: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(date)

/** Offset of a time zone from UTC at a moment, in minutes. */
export function utcOffset(date: Date, timeZone: string) {
  const wallClock = new Date(`${date.toLocaleString('sv', { timeZone })}Z`)
  return Math.round((wallClock.getTime() - date.getTime()) / 60_000)
}

/** '21 November 2026' for '2026-11-21'. */
export function longDate(day: string, months: string) {
  const [year, month, dayOfMonth] = day.split('-').map(Number)
  return `${dayOfMonth} ${months.split(' ')[(month ?? 1) - 1]} ${year}`
}
