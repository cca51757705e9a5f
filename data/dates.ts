import { site } from './site.ts'

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')
const MINUTE = 60_000

let format: Intl.DateTimeFormat | undefined
const formatted = (date: Date) => {
  format ??= new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone })
  return format.format(date)
}

/** '2026-11-21' where clocks are ahead of UTC by a fixed number of minutes. */
export const dayAt = (date: Date, utcOffset: number) =>
  new Date(date.getTime() + utcOffset * MINUTE).toISOString().slice(0, 10)

const fixedOffset = import.meta.env.UTC_OFFSET

/**
 * '2026-11-21' in the consultant's time zone. The first Intl.DateTimeFormat takes 50 to 180 ms on a
 * phone, as long as all scripts of a page, so only zones with summer time use one
 * (ssg/settings/time-zone).
 */
export const isoDate: (date: Date) => string =
  typeof fixedOffset === 'number' ? (date) => dayAt(date, fixedOffset) : formatted

/** '21 November 2026' for '2026-11-21'. */
export function longDate(day: string) {
  const [year, month, dayOfMonth] = day.split('-').map(Number)
  return `${dayOfMonth} ${MONTHS[(month ?? 1) - 1]} ${year}`
}
