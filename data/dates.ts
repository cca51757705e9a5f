/**
 * Names of the months, separated by spaces. Pages that show a date have the names in an attribute,
 * so that the scripts of all pages need not contain them.
 */
export const MONTHS =
  'January February March April May June July August September October November December'

/** The day of `date` in a time zone, such as '2026-11-21'. */
export const dayIn = (date: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(date)

/** Offset of a time zone from UTC at the time `date`, in minutes: 330 for Asia/Kolkata. */
export function utcOffset(date: Date, timeZone: string) {
  const wallClock = new Date(`${date.toLocaleString('sv', { timeZone })}Z`)
  return Math.round((wallClock.getTime() - date.getTime()) / 60_000)
}

/** A day in words: '21 November 2026' for '2026-11-21'; `months` is MONTHS. */
export function longDate(day: string, months: string) {
  const [year, month, dayOfMonth] = day.split('-').map(Number)
  return `${dayOfMonth} ${months.split(' ')[(month ?? 1) - 1]} ${year}`
}
