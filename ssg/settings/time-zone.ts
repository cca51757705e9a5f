import { isTimeZone } from '../../data/schemas/fact-files.ts'
import { site } from '../../data/site.ts'

const MONTHS_AHEAD = 36

function offsetReader(timeZone: string) {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  return (date: Date) => {
    const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(format.format(date)) ?? []
    return Number(`${sign ?? ''}1`) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
  }
}

/**
 * UTC offset in minutes of a time zone without changes in the next three years; null for one with
 * summer time and for an unknown name, which the content check reports.
 */
export function fixedUtcOffset(timeZone: string, from: Date): number | null {
  if (!isTimeZone(timeZone)) return null
  const offsetAt = offsetReader(timeZone)
  const now = offsetAt(from)
  const stays = Array.from(
    { length: MONTHS_AHEAD },
    (_, month) => new Date(from.getTime() + month * 30 * 86_400_000),
  ).every((date) => offsetAt(date) === now)
  return stays ? now : null
}

/** The day in the site's time zone, as 'YYYY-MM-DD'. */
export const siteDay = (time: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone }).format(time)
