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

export function thisYear(element: HTMLElement) {
  element.textContent = isoDate(new Date()).slice(0, 4)
}
