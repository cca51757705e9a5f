import { expect, test } from 'vitest'
import { hoursText } from '#data/hours-text.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const day = { opens: '09:00', closes: '18:00' }

test.each([
  ['Monday-Friday 9am-6pm IST', [{ days: weekdays, ...day }]],
  [
    'Monday, Tuesday, Thursday 10am-12:30pm and 2pm-11:45pm IST',
    [
      { days: ['Thursday', 'Monday', 'Tuesday'], opens: '10:00', closes: '12:30' },
      { days: ['Monday', 'Tuesday', 'Thursday'], opens: '14:00', closes: '23:45' },
    ],
  ],
])('hours are written as %s', (text, hours) => {
  expect(hoursText(hours, 'IST')).toBe(text)
})
