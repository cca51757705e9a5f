import { describe, expect, test } from 'vitest'
import { hoursText } from '#data/hours-text.ts'

describe('a visitor reads', () => {
  const text = (opens: string, closes: string) =>
    hoursText([{ days: ['Monday'], opens, closes }], 'IST')

  test("'midnight' if hours end at 24:00", () => {
    expect(text('18:00', '24:00')).toBe('Monday 6pm-midnight IST')
  })

  test("'midnight' if hours begin at 00:00", () => {
    expect(text('00:00', '02:00')).toBe('Monday midnight-2am IST')
  })

  test("'12pm' if hours begin at noon", () => {
    expect(text('12:00', '18:30')).toBe('Monday 12pm-6:30pm IST')
  })

  test("'Monday-Wednesday' for three or more days in a row, but both names for two days", () => {
    const on = (...days: string[]) =>
      hoursText([{ days, opens: '09:00', closes: '17:30' }], 'IST')
    expect(on('Saturday', 'Sunday')).toBe('Saturday, Sunday 9am-5:30pm IST')
    expect(on('Wednesday', 'Tuesday', 'Monday')).toBe(
      'Monday-Wednesday 9am-5:30pm IST',
    )
    expect(on('Monday', 'Wednesday', 'Thursday', 'Friday')).toBe(
      'Monday, Wednesday-Friday 9am-5:30pm IST',
    )
  })

  test("'9:05am-1pm and 2pm-6pm' if a break divides the hours of a day", () => {
    const part = (day: string, opens: string, closes: string) => {
      return { days: [day], opens, closes }
    }
    expect(
      hoursText(
        [
          part('Monday', '09:05', '13:00'),
          part('Tuesday', '10:00', '11:00'),
          part('Monday', '14:00', '18:00'),
        ],
        'GMT',
      ),
    ).toBe('Monday 9:05am-1pm and 2pm-6pm, Tuesday 10am-11am GMT')
  })

  test('nothing if there are no hours', () => {
    expect(hoursText([], 'IST')).toBe('')
  })
})
