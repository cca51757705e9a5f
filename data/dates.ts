import { site } from './site.ts'

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** '2026-11-21', the day in the consultant's time zone while building. */
export const siteDay = (date: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone }).format(date)

/** Minutes from UTC to the consultant's clocks at a moment. */
export function utcOffset(date: Date) {
  const wall = new Date(`${date.toLocaleString('sv', { timeZone: site.timeZone })}Z`)
  return Math.round((wall.getTime() - date.getTime()) / 60_000)
}

/** '21 November 2026' for '2026-11-21'. */
export function longDate(day: string) {
  const [year, month, dayOfMonth] = day.split('-').map(Number)
  return `${dayOfMonth} ${MONTHS[(month ?? 1) - 1]} ${year}`
}
