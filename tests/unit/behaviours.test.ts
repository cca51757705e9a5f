// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { readingsOf } from '#client/behaviours/counter.ts'
import { thisYear } from '#client/behaviours/current-date.ts'
import { startExclusiveDetails } from '#client/behaviours/exclusive-details.ts'
import { openMessage } from '#client/dom/message-link.ts'
import { dayIn, longDate, MONTHS, utcOffset } from '#data/dates.ts'
import { hoursText } from '#data/hours-text.ts'
import { isAsDelivered } from '#tests/delivered/as-delivered.ts'

test('a word, a range or a time span does not count up', () => {
  for (const text of [
    'Free',
    '2-8 weeks',
    '2 working days',
    '24h',
    '30min',
    '24/7',
    '',
  ])
    expect(readingsOf(text), text).toBeUndefined()
})

test('a number counts up from zero to the served value, and its symbols keep their places', () => {
  for (const [text, first] of [
    ['200+', '  0+'],
    ['$2M', '$0M'],
    ['₹1,200', '₹    0'],
    ['98%', ' 0%'],
  ] as const) {
    const readings = readingsOf(text) ?? []
    expect(readings[0]).toBe(first)
    expect(readings.at(-1)).toBe(text)
    const lengths = readings.map((reading) => reading.length)
    expect(new Set(lengths)).toEqual(new Set([text.length]))
  }
})

test.skipIf(!isAsDelivered).each([
  ['2026-12-31T23:59:00+05:30', '2026'],
  ['2027-01-01T00:01:00+05:30', '2027'],
])(
  "the footer shows the year in the consultant's time zone at %s",
  (time, year) => {
    const now = new Date(time)
    vi.stubEnv('UTC_OFFSET', String(utcOffset(now, 'Asia/Kolkata')))
    vi.useFakeTimers({ now, toFake: ['Date'] })
    const element = document.createElement('span')
    element.textContent = '2026'
    thisYear(element)
    expect(element.textContent).toBe(year)
  },
)

test("a page has the date in the consultant's time zone, not in the build machine's", () => {
  const evening = new Date('2026-12-31T20:00:00Z')
  expect(dayIn(evening, 'Asia/Kolkata')).toBe('2027-01-01')
})

test('a date is written in the long format of India (en-IN)', () => {
  const written = new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  for (let day = 0; day < 366; day += 1) {
    const time = Date.UTC(2028, 0, 1 + day)
    const date = new Date(time)
    const isoDay = date.toISOString().slice(0, 10)
    const shown = longDate(isoDay, MONTHS)
    expect(shown).toBe(written.format(date))
  }
})

test('opening hours are written as spans of days and of times', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Friday']
  const mornings = {
    days: [...days].reverse(),
    opens: '10:00',
    closes: '12:30',
  }
  const afternoons = {
    days,
    opens: '14:00',
    closes: '23:45',
  }
  const weekends = {
    days: ['Saturday', 'Sunday'],
    opens: '09:00',
    closes: '12:00',
  }
  const text = hoursText([mornings, afternoons, weekends], 'IST')
  expect(text).toBe(
    'Monday-Wednesday, Friday 10am-12:30pm and 2pm-11:45pm, Saturday, Sunday 9am-12pm IST',
  )
})

test('opening an FAQ entry closes the open one in a browser without <details name>', () => {
  Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name')
  document.body.innerHTML = '<details name="faq"></details>'.repeat(2)
  startExclusiveDetails()
  const [first, second] = [...document.querySelectorAll('details')]
  for (const details of [first, second]) {
    details?.setAttribute('open', '')
    details?.dispatchEvent(new Event('toggle'))
  }
  expect(first?.open).toBe(false)
  expect(second?.open).toBe(true)
})

/** Presses a message link with a mouse button; returns the links that were opened. */
function pressMessage(href: string, button: number) {
  const opened: HTMLAnchorElement[] = []
  // happy-dom would navigate to the mailto: URL.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    opened.push(this)
  })
  const press = new MouseEvent('click', { button, cancelable: true })
  openMessage(press, href)
  expect(press.defaultPrevented).toBe(opened.length > 0)
  return opened
}

test('a message link opens on the left or middle mouse button, not on the right one', () => {
  const opens = [0, 1, 2].map(
    (button) => pressMessage('mailto:hello@example.com', button).length,
  )
  expect(opens).toEqual([1, 1, 0])
})

test('a chat link opens in a new tab, and a mail link in the mail program', () => {
  const [chat] = pressMessage('https://wa.me/919876543210?text=Hello', 0)
  const [mail] = pressMessage('mailto:hello@example.com', 0)
  expect(chat?.href).toBe('https://wa.me/919876543210?text=Hello')
  expect(chat?.target).toBe('_blank')
  expect(mail?.href).toBe('mailto:hello@example.com')
  expect(mail?.target).toBe('')
})

test('a message is opened by a link outside the document, so that analytics sees no click', () => {
  const [chat] = pressMessage('https://wa.me/919876543210?text=Hello', 0)
  expect(chat?.isConnected).toBe(false)
})

test('opening an FAQ entry leaves other lists alone in a browser without <details name>', () => {
  Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name')
  document.body.innerHTML =
    '<details name="faq" open></details><details name="prices" open></details>' +
    '<details open></details>'
  startExclusiveDetails()
  const all = [...document.querySelectorAll('details')]
  for (const details of all) details.dispatchEvent(new Event('toggle'))
  const states = all.map(({ open }) => open)
  expect(states).toEqual([true, true, true])
})

test('closing an FAQ entry closes no other one in a browser without <details name>', () => {
  Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name')
  document.body.innerHTML =
    '<details name="faq"></details><details name="faq" open></details>'
  startExclusiveDetails()
  const [closed, open] = [...document.querySelectorAll('details')]
  closed?.dispatchEvent(new Event('toggle'))
  expect(open?.open).toBe(true)
})
