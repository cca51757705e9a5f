import { weekdays } from '#data/hours-text.ts'
import { readKinds, type TextRule, withName } from '../rule.ts'

const dayAndMonth = String.raw`\d+\w* \w+|\w+ \d+\w*`
/** Matches Monday, 14 November 2025 and Monday, November 14th, 2025. */
const dateWithWeekday = new RegExp(
  `(${weekdays.join('|')}),? ((?:${dayAndMonth}),? \\d{4})`,
  'g',
)

export const trueDates: TextRule = {
  reads: 'text',
  name: 'true-dates',
  refuses: 'A date with the wrong day of the week.',
  severity: 'look',
  kinds: readKinds,
  find: (text) =>
    withName(
      text,
      [...text.written.matchAll(dateWithWeekday)].flatMap(
        ([words, typed, date = '']) => {
          const day = new Date(date.replace(/(?<=\d)[a-z]+/, '')).getDay()
          // For words that are not a date, `day` is NaN: they are not reported.
          const right = weekdays[(day + 6) % 7] ?? typed
          const message = `'${date}' is a ${right}: change the day or the date`
          return right === typed ? [] : [{ message, words }]
        },
      ),
    ),
}
