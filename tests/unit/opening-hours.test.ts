import { describe, expect, test } from 'vitest'
import { hoursText } from '#data/hours-text.ts'

describe('a visitor reads', () => {
  const text = (opens: string, closes: string) =>
    hoursText([{ days: ['Monday'], opens, closes }], 'IST')

  test("'midnight' where hours end at 24:00", () => {
    expect(text('18:00', '24:00')).toBe('Monday 6pm-midnight IST')
  })

  test("'midnight' where hours begin at 00:00", () => {
    expect(text('00:00', '02:00')).toBe('Monday midnight-2am IST')
  })

  test("'12pm' where hours begin at noon", () => {
    expect(text('12:00', '18:30')).toBe('Monday 12pm-6:30pm IST')
  })

  test('nothing where there are no hours', () => {
    expect(hoursText([], 'IST')).toBe('')
  })
})
