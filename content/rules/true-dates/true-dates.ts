import { weekdays } from '#data/hours-text.ts'
import {
  type Finding,
  type TextRule,
  visitorTextKinds,
  withName,
} from '../rule.ts'

const dayAndMonthPattern = String.raw`\d+\w* \w+|\w+ \d+\w*`
/** Matches Monday, 14 November 2025 and Monday, November 14th, 2025. */
const dateWithWeekday = new RegExp(
  `(${weekdays.join('|')}),? ((?:${dayAndMonthPattern}),? \\d{4})`,
  'g',
)

/** Findings about dates with a wrong day of the week. */
const wrongWeekdays = (text: string): Finding[] =>
  [...text.matchAll(dateWithWeekday)].flatMap(
    ([words, typedWeekday, date = '']) => {
      const dayIndex = new Date(date.replace(/(?<=\d)[a-z]+/, '')).getDay()
      // For words that are not a date, `dayIndex` is NaN: they are not reported.
      const rightWeekday = weekdays[(dayIndex + 6) % 7] ?? typedWeekday
      const message = `'${date}' is a ${rightWeekday}: change the day or the date`
      return rightWeekday === typedWeekday ? [] : [{ message, words }]
    },
  )

/** The number of days of each month that has fewer than 31, by the start of its name. */
const daysOfMonths: Readonly<Record<string, number>> = {
  Feb: 29,
  Apr: 30,
  Jun: 30,
  Sep: 30,
  Nov: 30,
}
const monthEndings = '(?:ruary|il|e|t|tember|ember)?'
const monthPattern = String.raw`(?<month>(?<start>Feb|Apr|Jun|Sep|Nov)${monthEndings})\b`
/** Match dates in months of fewer than 31 days: 31 September, September 31st, 2026. */
const datePatterns = [
  `(?<!\\d)(?<day>\\d\\d)(?:th|st)? ${monthPattern}(?:,? (?<year>\\d{4}))?`,
  `\\b${monthPattern} (?<day>\\d\\d)(?:th|st)?, (?<year>\\d{4})`,
].map((pattern) => new RegExp(pattern, 'g'))

/** Findings about days that their month does not have, such as 31 September. */
const impossibleDays = (text: string): Finding[] =>
  datePatterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(({ 0: words, index, groups = {} }) => {
      const { day, month, start = '', year = '2024' } = groups
      const isLeapYear = Number(year) % 4 === 0
      const lastDay = start === 'Feb' && !isLeapYear ? 28 : daysOfMonths[start]
      const message =
        `'${words}' does not exist, since ${month} has ${lastDay} days: ` +
        'change the date'
      return Number(day) > Number(lastDay) ? [{ message, words, index }] : []
    })

/** Reports a date with the wrong day of the week, and a day that its month does not have. */
export const trueDates: TextRule = {
  reads: 'text',
  name: 'true-dates',
  severity: 'look',
  kinds: visitorTextKinds,
  find: (text) =>
    withName(text, [
      ...wrongWeekdays(text.writtenText),
      ...impossibleDays(text.writtenText),
    ]),
}
