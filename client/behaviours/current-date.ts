import { longDate } from '#data/dates.ts'

/**
 * The date in the consultant's time zone, such as '2026-11-21'. It is computed without
 * Intl.DateTimeFormat, which takes 50 to 180 ms on a phone.
 */
const currentDay = () =>
  new Date(Date.now() + import.meta.env.UTC_OFFSET * 60_000)
    .toISOString()
    .slice(0, 10)

/** Replaces the served date (the day of the build) by the current date (requirements §2.18.2). */
export function today(element: HTMLElement) {
  const day = currentDay()
  const text = longDate(day, element.dataset.months ?? '')
  element.setAttribute('datetime', day)
  if (element.textContent !== text) element.textContent = text
}

/** Shows the current year in the consultant's time zone. */
export function thisYear(element: HTMLElement) {
  const year = currentDay().slice(0, 4)
  if (element.textContent !== year) element.textContent = year
}
