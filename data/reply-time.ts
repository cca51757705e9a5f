/** Days and local times of work; an entry with its own break is two entries. */
export interface WorkingHours {
  /** English names, such as 'Monday'. */
  readonly days: readonly string[]
  /** '09:00', in the consultant's time zone. */
  readonly opens: string
  readonly closes: string
}

/** What the line about replies is calculated from, as served in `data-reply`. */
export interface ReplySettings {
  readonly hours: readonly WorkingHours[]
  /** IANA name, such as 'Asia/Kolkata'. */
  readonly zone: string
  /** '2026-12-25', in the consultant's time zone. */
  readonly holidays: readonly string[]
  /** As people write it: '24 hours', 'the same evening'. */
  readonly promise: string
}

/** `until` is when work ends, or begins again. */
export interface OpenState {
  readonly isOpen: boolean
  readonly until: Date
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Longest holiday that is looked over for the next day of work, in days. */
const HORIZON_DAYS = 60
/** Farther away, the name of a day is ambiguous. */
const WEEK_DAYS = 6

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

const formats = new Map<string | undefined, Intl.DateTimeFormat>()

/**
 * The date and time that clocks in `zone` show, as if it were UTC; without `zone`, the visitor's
 * clock.
 */
function localTime(date: Date, zone: string | undefined): Date {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
    formats.set(zone, format)
  }
  const parts = Object.fromEntries(
    format.formatToParts(date).map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>
  return new Date(Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute))
}

const offsetAt = (time: number, zone: string) =>
  localTime(new Date(time), zone).getTime() - Math.floor(time / MINUTE) * MINUTE

/** The moment at which clocks in `zone` show `local`; read twice for changes of daylight saving. */
function momentOf(local: number, zone: string): Date {
  const near = local - offsetAt(local, zone)
  return new Date(local - offsetAt(near, zone))
}

const isoDay = (day: number) => new Date(day).toISOString().slice(0, 10)

/** Whether the consultant is working; undefined where no day of work is near. */
export function openState(
  now: Date,
  hours: readonly WorkingHours[],
  zone: string,
  holidays: readonly string[] = [],
): OpenState | undefined {
  const today = Math.floor(localTime(now, zone).getTime() / DAY) * DAY
  for (let day = today; day <= today + HORIZON_DAYS * DAY; day += DAY) {
    if (holidays.includes(isoDay(day))) continue
    const weekday = WEEKDAYS[new Date(day).getUTCDay()] as string
    const spans = hours
      .filter(({ days }) => days.includes(weekday))
      .map(({ opens, closes }) =>
        [opens, closes].map((time) => momentOf(Date.parse(`${isoDay(day)}T${time}Z`), zone)),
      )
      .sort(([one], [other]) => Number(one) - Number(other)) as [Date, Date][]
    for (const [opens, closes] of spans) {
      if (now < opens) return { isOpen: false, until: opens }
      if (now < closes) return { isOpen: true, until: closes }
    }
  }
  return undefined
}

const hourCount =
  /^(?:within |in )?(?:(?:about|around|up to|at most|less than|under) )?(?:\d+ ?(?:-|–|to) ?)?(\d+) ?h(?:(?:ou)?rs?)?$/i

/** When a promise made at `from` is due at the latest; undefined where it is no count of hours. */
export function dueAt(promise: string, from: Date): Date | undefined {
  const [, count] = hourCount.exec(promise.trim()) ?? []
  return count ? new Date(from.getTime() + Number(count) * HOUR) : undefined
}

/** 'Kolkata' of 'Asia/Kolkata'. */
const cityOf = (zone: string) => (zone.split('/').at(-1) as string).replaceAll('_', ' ')

/** '9:00'. */
const clockOf = (local: Date) =>
  `${local.getUTCHours()}:${String(local.getUTCMinutes()).padStart(2, '0')}`

/** 'Monday 9:00', with the date where more than one Monday could be meant. */
function dayAndClock(local: Date, localNow: Date) {
  const days = Math.floor(local.getTime() / DAY) - Math.floor(localNow.getTime() / DAY)
  const date = days > WEEK_DAYS ? ` ${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]}` : ''
  return `${WEEKDAYS[local.getUTCDay()]}${date} ${clockOf(local)}`
}

/** The sentences that a visitor reads. */
export interface ReplyLines {
  readonly state: string
  readonly due: string | undefined
  /** When they are true no longer. */
  readonly until: Date
}

/**
 * Says whether the consultant is working and when a reply is due, counted from now or from when
 * work begins; undefined where no day of work is near. Visitors whose clocks show the same as the
 * consultant's see one time.
 */
export function replyLines(
  now: Date,
  { hours, zone, holidays, promise }: ReplySettings,
  visitorZone?: string,
): ReplyLines | undefined {
  const state = openState(now, hours, zone, holidays)
  if (!state) return undefined
  const { isOpen, until } = state
  const there = localTime(until, zone)
  const here = localTime(until, visitorZone)
  const isSameTime = there.getTime() === here.getTime()
  const visitorNow = localTime(now, visitorZone)
  const write = (local: Date, localNow: Date) =>
    isOpen && Math.floor(local.getTime() / DAY) === Math.floor(localNow.getTime() / DAY)
      ? clockOf(local)
      : dayAndClock(local, localNow)
  const own = isSameTime ? '' : `, ${write(here, visitorNow)} your time`
  const due = dueAt(promise, isOpen ? now : until)
  const place = `${write(there, localTime(now, zone))} in ${cityOf(zone)}`
  return {
    state: `${isOpen ? 'Working now, until' : 'Opens'} ${place}${own}`,
    due:
      due &&
      `Reply due by ${dayAndClock(localTime(due, visitorZone), visitorNow)}${
        isSameTime ? '' : ' your time'
      }`,
    until,
  }
}
