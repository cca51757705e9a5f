import { site } from '../../data/site'

/** '21 November 2026' in the consultant's time zone. */
export const longDate = (date: Date) => new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: site.timeZone }).format(date)

let isoFormat: Intl.DateTimeFormat | undefined
/** '2026-11-21' in the consultant's time zone. Its format is made once: every page that is built asks for it. */
export const isoDate = (date: Date) => {
  isoFormat ??= new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone })
  return isoFormat.format(date)
}

/** The served page carries the build's day; the visitor sees the current one (spec §2 'Legal pages'). */
export function today(element: HTMLElement) {
  const now = new Date()
  element.textContent = longDate(now)
  if (element instanceof HTMLTimeElement) element.dateTime = isoDate(now)
}

const DAY = 86_400_000

/**
 * The year in the consultant's time zone. A phone needs 50 ms and more to make its first date format, half of what a page's scripts take, and only
 * around New Year does the year depend on a time zone.
 */
export function thisYear(element: HTMLElement) {
  const now = Date.now()
  const yearAt = (time: number) => String(new Date(time).getUTCFullYear())
  const year = yearAt(now - DAY) === yearAt(now + DAY) ? yearAt(now) : isoDate(new Date(now)).slice(0, 4)
  if (element.textContent !== year) element.textContent = year
}
