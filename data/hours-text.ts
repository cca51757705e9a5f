/** Days of the week from Monday on (ISO 8601). */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** Short name of a time zone, for use in a sentence: 'IST' for 'IST (GMT+5:30)'. */
export const zoneName = (label: string) => label.split(' (')[0] ?? label

/** Days with their opening and closing time; a day with a break has two entries. */
interface WorkingHours {
  /** English names, such as 'Monday'. */
  readonly days: readonly string[]
  /** '09:00', in the consultant's time zone. */
  readonly opens: string
  readonly closes: string
}

/** Names of days, three or more in a row as a range: 'Monday-Wednesday, Friday'. */
function daysText(days: readonly string[]) {
  const runs: string[][] = [[]]
  for (const day of weekdays) {
    if (days.includes(day)) runs.at(-1)?.push(day)
    else runs.push([])
  }
  return runs
    .flatMap((run) => (run.length > 2 ? `${run[0]}-${run.at(-1)}` : run))
    .join(', ')
}

/** A time in words: '9am' for '09:00', '9:30am' for '09:30', 'midnight' for '24:00' and '00:00'. */
function clockText(time: string) {
  if (time === '24:00' || time === '00:00') return 'midnight'
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute > 0 ? `:${String(minute).padStart(2, '0')}` : ''
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'}`
}

/** Hours as 'Monday-Thursday 9am-1pm and 2pm-6pm, Friday 9am-1pm IST'; '' for an empty list. */
export function hoursText(
  hours: readonly WorkingHours[],
  zoneName: string,
): string {
  if (hours.length === 0) return ''
  const spansByDays = new Map<string, string[]>()
  for (const { days, opens, closes } of hours) {
    const dayNames = daysText(days)
    const spans = [
      ...(spansByDays.get(dayNames) ?? []),
      `${clockText(opens)}-${clockText(closes)}`,
    ]
    spansByDays.set(dayNames, spans)
  }
  const parts = [...spansByDays].map(
    ([days, spans]) => `${days} ${spans.join(' and ')}`,
  )
  return `${parts.join(', ')} ${zoneName}`
}
