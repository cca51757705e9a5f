import { weekdays } from './weekdays.ts'

/** What the clocks of a place show at a time, as if it were UTC; both in ms since 1970. */
export type Clock = (time: number) => number

/** What lines about replies are calculated from; data/reply-settings writes it from the facts. */
export interface ReplySettings {
  /** Spans of work by day of the week, Monday first, in minutes after midnight, in their order. */
  readonly week: readonly (readonly (readonly [opens: number, closes: number])[])[]
  /** Days without work, counted from 1970. */
  readonly holidays: readonly number[]
  /** Whose clocks count, such as 'Kolkata'. */
  readonly city: string
}

/** `until` is when work ends, or begins again, in ms since 1970. */
export interface OpenState {
  readonly isOpen: boolean
  readonly until: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Longest holiday that is looked over for the next day of work, in days. */
const HORIZON_DAYS = 60
/** Farther away, the name of a day is ambiguous. */
const WEEK_DAYS = 6

/** Days since 1970. */
const dayOf = (local: number) => Math.floor(local / DAY)

/** Index of a day in `weekdays`: 1970 began on a Thursday. */
const weekdayOf = (day: number) => (day + 3) % 7

/** Whether the consultant is working; undefined where no day of work is near. */
export function openState(
  now: number,
  { week, holidays }: Pick<ReplySettings, 'week' | 'holidays'>,
  clock: Clock,
): OpenState | undefined {
  const today = dayOf(clock(now))
  for (let day = today; day <= today + HORIZON_DAYS; day++) {
    if (holidays.includes(day)) continue
    for (const span of week[weekdayOf(day)] ?? [])
      for (const [index, minutes] of span.entries()) {
        const local = day * DAY + minutes * MINUTE
        // Corrected twice, since the first result may be across a change of daylight saving.
        const near = 2 * local - clock(local)
        const until = local + near - clock(near)
        if (now < until) return { isOpen: index === 1, until }
      }
  }
  return undefined
}

/** 'Monday 9:00', with the date where more than one Monday could be meant. */
function dayAndTime(local: number, localNow: number) {
  // 'Tue, 29 Dec 2026 03:30:00 GMT', the same in every language (ECMA-262, Date.toUTCString).
  const [, day, month, , time = ''] = new Date(local).toUTCString().split(' ')
  const days = dayOf(local) - dayOf(localNow)
  const date = days > WEEK_DAYS ? ` ${Number(day)} ${month}` : ''
  return `${weekdays[weekdayOf(dayOf(local))]}${date} ${time.slice(0, 5).replace(/^0/, '')}`
}

/** The sentences that a visitor reads. */
export interface ReplyLines {
  readonly state: string
  readonly due: string | undefined
}

/**
 * Says whether the consultant is working and when a reply promised in `hours` is due, counted from
 * now or from when work begins; undefined where no day of work is near. `there` is the consultant's
 * clock, `here` the visitor's; where both show the same, one time is said.
 */
export function replyLines(
  now: number,
  settings: ReplySettings,
  hours: number | undefined,
  there: Clock,
  here: Clock,
): ReplyLines | undefined {
  const state = openState(now, settings, there)
  if (!state) return undefined
  const { isOpen, until } = state
  const write = (clock: Clock) => {
    const text = dayAndTime(clock(until), clock(now))
    return isOpen && dayOf(clock(until)) === dayOf(clock(now)) ? text.replace(/.* /, '') : text
  }
  const yours = there(until) === here(until) ? '' : ' your time'
  const due = hours && dayAndTime(here((isOpen ? now : until) + hours * HOUR), here(now))
  return {
    state:
      `${isOpen ? 'Working now, until' : 'Opens'} ${write(there)} in ${settings.city}` +
      (yours && `, ${write(here)}${yours}`),
    due: due ? `Reply due by ${due}${yours}` : undefined,
  }
}
