// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { stepsOf } from '../../client/behaviours/counter.ts'
import { thisYear } from '../../client/behaviours/current-date.ts'
import { dayAt, longDate } from '../../data/dates.ts'
import { site } from '../../data/site.ts'
import { fixedUtcOffset } from '../../ssg/settings/time-zone.ts'

describe('a figure that counts up', () => {
  test.each(['200+', '500%', '$2M', '1,200', '3', '0%'])('%s rises from zero', (text) => {
    const readings = stepsOf(text)?.map((step) => step.text) ?? []
    const values = readings.map((reading) => Number(reading.replace(/\D/g, '')))
    expect(values[0]).toBe(0)
    expect([...values].sort((a, b) => a - b)).toEqual(values)
    expect(readings.at(-1)).toBe(text)
  })

  test('does not change a text that is not a figure', () => {
    for (const text of ['Free', '2-8 weeks', '2 working days', '24h', '30min', '24/7', ''])
      expect(stepsOf(text), text).toBeUndefined()
  })
})

describe('the year in the footer', () => {
  afterEach(() => vi.useRealTimers())

  test.each([
    '2027-06-15T12:00:00Z',
    '2026-12-31T17:30:00Z', // an hour before New Year in India
    '2026-12-31T19:30:00Z', // an hour after it, while London has the old year
    '2027-01-02T00:00:01Z',
  ])("is the consultant's year at %s", (time) => {
    const now = new Date(time)
    vi.useFakeTimers({ now, toFake: ['Date'] })
    const element = document.createElement('span')
    element.textContent = '2026'
    thisYear(element)
    const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: site.timeZone })
    expect(element.textContent).toBe(year.format(now))
  })
})

describe('the day on a legal page', () => {
  const hours = Array.from(
    { length: 366 * 24 },
    (_, hour) => new Date(Date.UTC(2028, 0, 1, hour, 30)),
  )

  test("is the consultant's day at every hour of a leap year", () => {
    const timeZone = 'Asia/Kolkata'
    const offset = fixedUtcOffset(timeZone, new Date('2027-06-15T12:00:00Z'))
    expect(offset).toBe(330)
    const zoned = new Intl.DateTimeFormat('en-CA', { timeZone })
    for (const hour of hours) expect(dayAt(hour, Number(offset))).toBe(zoned.format(hour))
  })

  test('has the format of dates in India', () => {
    const written = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
    for (const hour of hours) expect(longDate(dayAt(hour, 0))).toBe(written.format(hour))
  })

  test.each([
    ['Asia/Kolkata', 330],
    ['Asia/Dubai', 240],
    ['UTC', 0],
    ['America/Phoenix', -420],
    ['Europe/London', null],
    ['America/New_York', null],
    ['Asia/Kolkatta', null],
  ])('reads the offset of %s as %s: a zone with summer time has none', (zone, offset) => {
    for (const from of ['2027-01-15T12:00:00Z', '2027-07-15T12:00:00Z'])
      expect(fixedUtcOffset(zone, new Date(from))).toBe(offset)
  })
})
