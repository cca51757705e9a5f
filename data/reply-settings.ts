import { promises } from './claims.ts'
import { holidays, type WorkingHours, workingHours } from './hours.ts'
import type { ReplySettings } from './reply-time.ts'
import { site } from './site.ts'
import { hoursOf } from './times.ts'
import { weekdays } from './weekdays.ts'

/** The promises of when a message is answered. */
export type ReplyPromise = 'consultationResponse' | 'serviceResponse' | 'reviewResponse'

const DAY = 86_400_000

const minutesOf = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** Hours and days off in the numbers that browsers calculate with. */
export const settingsOf = (
  hours: readonly WorkingHours[],
  daysOff: readonly string[],
  zone: string,
): ReplySettings => ({
  week: weekdays.map((day) =>
    hours
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => [minutesOf(opens), minutesOf(closes)] as const)
      .sort(([one], [other]) => one - other),
  ),
  holidays: daysOff.map((day) => Date.parse(day) / DAY),
  city: (zone.split('/').at(-1) ?? '').replaceAll('_', ' '),
})

/**
 * Constant of the scripts (ssg/build-options): a page that says when a reply is due loads no other
 * facts for it.
 */
export const replySettings = {
  ...settingsOf(workingHours, holidays, site.timeZone),
  zone: site.timeZone,
  /** Hours of each promise; missing where it is no count of hours. */
  promised: {
    consultationResponse: hoursOf(promises.consultationResponse.short),
    serviceResponse: hoursOf(promises.serviceResponse.short),
    reviewResponse: hoursOf(promises.reviewResponse.short),
  } satisfies Record<ReplyPromise, number | undefined>,
}
