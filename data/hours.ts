/** Days and local times of work; an entry with its own break is two entries. */
export interface WorkingHours {
  /** English names, such as 'Monday'. */
  readonly days: readonly string[]
  /** '09:00', in the consultant's time zone. */
  readonly opens: string
  readonly closes: string
}

/**
 * Local time of `site.timeZone`. Pages name Monday to Friday; Saturday is in structured data only
 * (requirements §3.3.3).
 */
export const openingHours = [
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '18:00',
    onPages: true,
  },
  { days: ['Saturday'], opens: '10:00', closes: '16:00', onPages: false },
] as const satisfies readonly (WorkingHours & { readonly onPages: boolean })[]

/** The hours that pages name. */
export const workingHours = openingHours.filter(({ onPages }) => onPages)
