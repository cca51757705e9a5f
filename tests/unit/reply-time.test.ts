import { describe, expect, test } from 'vitest'
import type { WorkingHours } from '../../data/hours.ts'
import { settingsOf } from '../../data/reply-settings.ts'
import { openState, replyLines } from '../../data/reply-time.ts'
import { hoursOf } from '../../data/times.ts'
import { clockIn, clockWithOffset } from '../../data/zone-clock.ts'

const hours = [
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '18:00',
  },
]
const holidays = ['2026-12-25']
const zones = [
  'Asia/Kolkata',
  'America/New_York',
  'Europe/London',
  'Europe/Berlin',
  'Australia/Sydney',
  'Asia/Dubai',
] as const

/** 'open' or 'shut', with the end of that state in UTC, for a consultant in each of the zones. */
type Row = [what: string, now: string, ...states: string[]]

const moments: Row[] = [
  [
    'a winter morning',
    '2026-01-14T07:00Z',
    'open 2026-01-14T12:30',
    'shut 2026-01-14T14:00',
    'shut 2026-01-14T09:00',
    'shut 2026-01-14T08:00',
    'shut 2026-01-14T22:00',
    'open 2026-01-14T14:00',
  ],
  [
    'lunch in a London summer',
    '2026-07-15T12:00Z',
    'open 2026-07-15T12:30',
    'shut 2026-07-15T13:00',
    'open 2026-07-15T17:00',
    'open 2026-07-15T16:00',
    'shut 2026-07-15T23:00',
    'open 2026-07-15T14:00',
  ],
  [
    'a summer night in Europe',
    '2026-07-15T22:00Z',
    'shut 2026-07-16T03:30',
    'shut 2026-07-16T13:00',
    'shut 2026-07-16T08:00',
    'shut 2026-07-16T07:00',
    'shut 2026-07-15T23:00',
    'shut 2026-07-16T05:00',
  ],
  [
    'a Saturday',
    '2026-01-17T12:00Z',
    'shut 2026-01-19T03:30',
    'shut 2026-01-19T14:00',
    'shut 2026-01-19T09:00',
    'shut 2026-01-19T08:00',
    'shut 2026-01-18T22:00',
    'shut 2026-01-19T05:00',
  ],
  [
    'Monday in Sydney, Sunday in New York',
    '2026-01-18T23:00Z',
    'shut 2026-01-19T03:30',
    'shut 2026-01-19T14:00',
    'shut 2026-01-19T09:00',
    'shut 2026-01-19T08:00',
    'open 2026-01-19T07:00',
    'shut 2026-01-19T05:00',
  ],
  [
    'before summer time begins in New York',
    '2026-03-06T23:30Z',
    'shut 2026-03-09T03:30',
    'shut 2026-03-09T13:00',
    'shut 2026-03-09T09:00',
    'shut 2026-03-09T08:00',
    'shut 2026-03-08T22:00',
    'shut 2026-03-09T05:00',
  ],
  [
    'half an hour before summer time begins in Europe',
    '2026-03-29T00:30Z',
    'shut 2026-03-30T03:30',
    'shut 2026-03-30T13:00',
    'shut 2026-03-30T08:00',
    'shut 2026-03-30T07:00',
    'shut 2026-03-29T22:00',
    'shut 2026-03-30T05:00',
  ],
  [
    'half an hour before summer time ends in Sydney',
    '2026-04-04T15:30Z',
    'shut 2026-04-06T03:30',
    'shut 2026-04-06T13:00',
    'shut 2026-04-06T08:00',
    'shut 2026-04-06T07:00',
    'shut 2026-04-05T23:00',
    'shut 2026-04-06T05:00',
  ],
  [
    'half an hour before summer time begins in Sydney',
    '2026-10-03T15:30Z',
    'shut 2026-10-05T03:30',
    'shut 2026-10-05T13:00',
    'shut 2026-10-05T08:00',
    'shut 2026-10-05T07:00',
    'shut 2026-10-04T22:00',
    'shut 2026-10-05T05:00',
  ],
  [
    'half an hour before summer time ends in Europe',
    '2026-10-25T00:30Z',
    'shut 2026-10-26T03:30',
    'shut 2026-10-26T13:00',
    'shut 2026-10-26T09:00',
    'shut 2026-10-26T08:00',
    'shut 2026-10-25T22:00',
    'shut 2026-10-26T05:00',
  ],
  [
    'before summer time ends in New York',
    '2026-10-31T12:00Z',
    'shut 2026-11-02T03:30',
    'shut 2026-11-02T14:00',
    'shut 2026-11-02T09:00',
    'shut 2026-11-02T08:00',
    'shut 2026-11-01T22:00',
    'shut 2026-11-02T05:00',
  ],
  [
    'a holiday on a Friday',
    '2026-12-25T10:00Z',
    'shut 2026-12-28T03:30',
    'shut 2026-12-28T14:00',
    'shut 2026-12-28T09:00',
    'shut 2026-12-28T08:00',
    'shut 2026-12-27T22:00',
    'shut 2026-12-28T05:00',
  ],
]

/** What the times of the table say; `until` in UTC. */
function stateAt(now: string, zone: string, ownHours: readonly WorkingHours[] = hours) {
  const settings = settingsOf(ownHours, holidays, zone)
  const state = openState(Date.parse(now), settings, clockIn(zone))
  return state && { ...state, until: new Date(state.until).toISOString().slice(0, 16) }
}

describe('whether the consultant works', () => {
  test.each(moments)('%s, %s', (_, now, ...expected) => {
    const found = zones.map((zone) => {
      const state = stateAt(now, zone)
      return `${state?.isOpen ? 'open' : 'shut'} ${state?.until}`
    })
    expect(found).toEqual(expected)
  })

  test('a break makes two entries of one day', () => {
    const days = ['Wednesday']
    const withBreak = [
      { days, opens: '14:00', closes: '18:00' },
      { days, opens: '09:00', closes: '13:00' },
    ]
    const at = (now: string) => stateAt(now, 'Europe/London', withBreak)
    expect(at('2026-01-14T12:59Z')).toEqual({ isOpen: true, until: '2026-01-14T13:00' })
    expect(at('2026-01-14T13:00Z')).toEqual({ isOpen: false, until: '2026-01-14T14:00' })
  })

  test('there is no line where no day has hours', () => {
    expect(stateAt('2026-01-14T12:00Z', 'Asia/Kolkata', [])).toBeUndefined()
  })

  test.each(moments)('%s, the same where the time zone has a fixed offset', (_, now) => {
    const settings = settingsOf(hours, holidays, 'Asia/Kolkata')
    expect(openState(Date.parse(now), settings, clockWithOffset(330))).toEqual(
      openState(Date.parse(now), settings, clockIn('Asia/Kolkata')),
    )
  })
})

test.each([
  ['24 hours', 24],
  ['24-48 hours', 48],
  ['2 to 4 hours', 4],
  ['24h', 24],
  ['1 hour', 1],
  ['1-2 working days', undefined],
  ['the same evening', undefined],
  ['30 minutes', undefined],
  ['2.5 hours', undefined],
  ['24 working hours', undefined],
  ['half an hour', undefined],
])('a promise of %s is kept within hours: %s', (promise, hours) => {
  expect(hoursOf(promise)).toBe(hours)
})

describe('the line that a visitor reads', () => {
  interface Case {
    zone?: string
    daysOff?: readonly string[]
    promise?: string
  }
  const lines = (now: string, visitorZone: string, changes: Case = {}) => {
    const { zone = 'Asia/Kolkata', daysOff = holidays, promise = '24 hours' } = changes
    const settings = settingsOf(hours, daysOff, zone)
    const { state, due } =
      replyLines(
        Date.parse(now),
        settings,
        hoursOf(promise),
        clockIn(zone),
        clockIn(visitorZone),
      ) ?? {}
    return [state, due]
  }

  test('at a weekend has the visitor’s time beside the consultant’s', () => {
    expect(lines('2026-07-17T20:00Z', 'America/New_York')).toEqual([
      'Opens Monday 9:00 in Kolkata, Sunday 23:30 your time',
      'Reply due by Monday 23:30 your time',
    ])
  })

  test('during working hours names the day only where it is another one', () => {
    expect(lines('2026-07-15T07:00Z', 'America/New_York')).toEqual([
      'Working now, until 18:00 in Kolkata, 8:30 your time',
      'Reply due by Thursday 3:00 your time',
    ])
    expect(lines('2026-07-15T07:00Z', 'Pacific/Kiritimati')[0]).toBe(
      'Working now, until 18:00 in Kolkata, Thursday 2:30 your time',
    )
  })

  test('has one time where both clocks agree', () => {
    expect(lines('2026-07-17T20:00Z', 'Asia/Colombo')).toEqual([
      'Opens Monday 9:00 in Kolkata',
      'Reply due by Tuesday 9:00',
    ])
  })

  test('has the date of a day that is more than six days away', () => {
    const away = ['21', '22', '23', '24', '25', '28'].map((day) => `2026-12-${day}`)
    expect(lines('2026-12-19T12:00Z', 'Europe/London', { daysOff: away })).toEqual([
      'Opens Tuesday 29 Dec 9:00 in Kolkata, Tuesday 29 Dec 3:30 your time',
      'Reply due by Wednesday 30 Dec 3:30 your time',
    ])
  })

  test('has no time for a reply that is not promised in hours', () => {
    expect(lines('2026-07-17T20:00Z', 'Asia/Kolkata', { promise: '1-2 working days' })).toEqual([
      'Opens Monday 9:00 in Kolkata',
      undefined,
    ])
  })

  test('has names of cities without underscores', () => {
    expect(lines('2026-01-17T12:00Z', 'America/New_York', { zone: 'America/New_York' })[0]).toBe(
      'Opens Monday 9:00 in New York',
    )
  })
})
