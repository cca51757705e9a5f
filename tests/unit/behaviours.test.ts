// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { stepsOf } from '../../client/behaviours/counter.ts'
import { thisYear } from '../../client/behaviours/current-date.ts'
import { longDate } from '../../data/dates.ts'

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

test.each([
  [new Date(2026, 11, 31, 23, 59), '2026'],
  [new Date(2027, 0, 1, 0, 1), '2027'],
])('the year in the footer follows the visitor at %s', (now, year) => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  const element = document.createElement('span')
  element.textContent = '2026'
  thisYear(element)
  vi.useRealTimers()
  expect(element.textContent).toBe(year)
})

test('a day is written as dates in India are', () => {
  const written = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
  for (let day = 0; day < 366; day += 1) {
    const date = new Date(Date.UTC(2028, 0, 1 + day))
    expect(longDate(date.toISOString().slice(0, 10))).toBe(written.format(date))
  }
})
