import { isoDate, longDate } from '../../data/dates.ts'

/** The served page carries the build's day; the visitor sees the current one (requirements §2.18.2). */
export function today(element: HTMLElement) {
  const day = isoDate(new Date())
  if (element instanceof HTMLTimeElement) element.dateTime = day
  if (element.textContent !== longDate(day)) element.textContent = longDate(day)
}

/** The year in the consultant's time zone. */
export function thisYear(element: HTMLElement) {
  const year = isoDate(new Date()).slice(0, 4)
  if (element.textContent !== year) element.textContent = year
}
