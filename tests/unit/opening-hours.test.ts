import { describe, expect, test } from 'vitest'
import { hoursText } from '#data/hours-text.ts'

describe('a visitor reads hours', () => {
  const text = (opens: string, closes: string) =>
    hoursText([{ days: ['Monday'], opens, closes }], 'IST')

  test('until midnight as such', () => {
    expect(text('18:00', '24:00')).toBe('Monday 6pm-midnight IST')
  })

  test('from midnight as such', () => {
    expect(text('00:00', '02:00')).toBe('Monday midnight-2am IST')
  })

  test('at noon as 12pm', () => {
    expect(text('12:00', '18:30')).toBe('Monday 12pm-6:30pm IST')
  })

  test('nowhere where there are none', () => {
    expect(hoursText([], 'IST')).toBe('')
  })
})
