import * as v from 'valibot'
import { icon, text } from '../text.ts'
import { common, key, kindOf, list } from './fields.ts'

/** Days of the week as a calendar's columns. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** A plan of weeks, with what is done on which day. */
export const CalendarSchema = v.strictObject({
  kind: kindOf('calendar'),
  ...common,
  tasks: v.pipe(
    list(
      'tasks',
      v.strictObject({
        name: v.pipe(text('name', 3, 40), v.description('The task in a word or two.')),
        icon,
        note: v.pipe(text('note', 5, 120), v.description('What to know about it.')),
        key,
        days: list(
          'days',
          v.pipe(
            v.string('A day must be text'),
            v.regex(
              /^[1-6] (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/,
              (issue) => `A day is a week and a weekday, such as 1 Sat, not '${issue.input}'`,
            ),
          ),
          1,
          12,
          'Week and weekday of each time, such as 1 Sat.',
        ),
      }),
      2,
      6,
      'What is done in the weeks of a plan.',
    ),
    v.check(
      (tasks) =>
        new Set(tasks.flatMap(({ days }) => days)).size ===
        tasks.flatMap(({ days }) => days).length,
      'Two tasks stand on one day: give each a day of its own',
    ),
  ),
})
