import type { Clock } from './reply-time.ts'

const MINUTE = 60_000

/** The clocks of a time zone, whose first Intl.DateTimeFormat takes 50 to 180 ms on a phone. */
export function clockIn(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  return (time) => {
    // '7/15/2026, 12:30'
    const [month = 0, day, year = 0, hour, minute] = (format.format(time).match(/\d+/g) ?? []).map(
      Number,
    )
    return Date.UTC(year, month - 1, day, hour, minute) + (time % MINUTE)
  }
}

/** The clocks of a place without summer time. */
export const clockWithOffset =
  (minutes: number): Clock =>
  (time) =>
    time + minutes * MINUTE

/** The visitor's own clock. */
export const visitorClock: Clock = (time) => time - new Date(time).getTimezoneOffset() * MINUTE
