import { isoDate, longDate } from '../../data/dates.ts'

/** Replaces the served day of the build by the current one (requirements §2.18.2). */
export function today(element: HTMLElement) {
  const day = isoDate(new Date())
  if (element instanceof HTMLTimeElement) element.dateTime = day
  if (element.textContent !== longDate(day)) element.textContent = longDate(day)
}

/** Shows the current year in the consultant's time zone. */
export function thisYear(element: HTMLElement) {
  const year = isoDate(new Date()).slice(0, 4)
  if (element.textContent !== year) element.textContent = year
}
