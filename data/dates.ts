import { site } from './site.ts'

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')
const MINUTE = 60_000

let format: Intl.DateTimeFormat | undefined
const formatted = (date: Date) => {
  format ??= new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone })
  return format.format(date)
}

/**
 * '2026-11-21' in the consultant's time zone; `utcOffset` is the zone's, in minutes east of Greenwich, where it never changes (ssg/settings/time-zone).
 * A phone needs 50 to 180 ms to make its first date format, as long as all of a page's scripts take, so only zones with summer time pay for one.
 */
export const isoDate = (date: Date, utcOffset = import.meta.env.UTC_OFFSET) =>
  typeof utcOffset === 'number'
    ? new Date(date.getTime() + utcOffset * MINUTE).toISOString().slice(0, 10)
    : formatted(date)

/** '21 November 2026' for '2026-11-21'. */
export function longDate(day: string) {
  const [year, month, dayOfMonth] = day.split('-').map(Number)
  return `${dayOfMonth} ${MONTHS[(month ?? 1) - 1]} ${year}`
}
