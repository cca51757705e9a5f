// Promised times are written as people write them and used in many sentences: each function below
// fits one into a kind of sentence, whether it is a length ('24 hours') or a moment ('the same
// evening').

const count = String.raw`(?:\d[\d.,]*(?:\s?(?:-|–|to)\s?\d[\d.,]*)?|an?|one|two|three|four|five|six|half)`
const unit = '(?:min(?:ute)?|h(?:ou)?r?|day|week|fortnight|month|year)s?'
/** '24 hours', 'about 1-2 working days', 'half an hour', with or without 'within'. */
const length = new RegExp(
  `^(?:(?:with)?in )?((?:(?:about|around|up to|at most|less than|under) )?${count}[ -]?(?!am\\b|pm\\b)(?:[a-z]+ ){0,2}${unit}\\b.*)$`,
)

/** Inside a sentence a time begins with a small letter, unless with the name of a day. */
const insideSentence = (time: string) =>
  time.replace(/^(?!\w+day\b)[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())

/** The length of a time; undefined where it is a moment. */
const lengthOf = (time: string) => length.exec(insideSentence(time))?.[1]

/**
 * The hours of a time, the longest of a span: 48 of '24-48 hours'; undefined where it is no count
 * of hours.
 */
export function hoursOf(time: string): number | undefined {
  const [, hours] = /(?<![\d.,])(\d+) ?h(?:(?:ou)?rs?)?$/i.exec(lengthOf(time.trim()) ?? '') ?? []
  return hours === undefined ? undefined : Number(hours)
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** After 'I reply': 'within 24 hours', 'the same evening'. */
export function within(time: string): string {
  const length = lengthOf(time)
  return length ? `within ${length}` : insideSentence(time)
}

/**
 * After one subject or several: 'takes 2-8 weeks', 'take 24-48 hours', 'is done the same evening'.
 */
export function taking(time: string, verb: 'take' | 'takes' = 'takes'): string {
  const length = lengthOf(time)
  if (length) return `${verb} ${length}`
  return `${verb === 'takes' ? 'is' : 'are'} done ${insideSentence(time)}`
}

/** At the start of a sentence: 'In 30 minutes', 'The same evening'. */
export function during(time: string): string {
  const length = lengthOf(time)
  return length ? `In ${length}` : capitalised(time)
}

/** After a noun: 'of 30 minutes', 'the same evening'. */
export function ofLength(time: string): string {
  const length = lengthOf(time)
  return length ? `of ${length}` : insideSentence(time)
}

/**
 * A call and how long it takes, after 'a' or 'the': '45-minute strategy call', 'strategy call of
 * half an hour', 'strategy call the same evening'. Numbers that are spoken with 'an' follow the
 * call.
 */
export function callOf(call: string, time: string): string {
  const [, count, unit] = /^((?!8|11|18)\d+(?:-\d+)?)[ -](minute|hour)s?$/.exec(time) ?? []
  if (count) return `${count}-${unit} ${call}`
  return `${call} ${ofLength(time)}`
}

/** In a tile, beside its label: '24-48h', '30min', '1-2 working days', 'The same evening'. */
export const inTile = (time: string): string =>
  capitalised(lengthOf(time) ?? time)
    .replace(/^(\d+(?:-\d+)?) hours?$/, '$1h')
    .replace(/^(\d+(?:-\d+)?) minutes?$/, '$1min')

/** In a list of facts, where every word is capitalised: 'Within 24 Hours', 'The Same Evening'. */
export const asTitle = (time: string): string =>
  within(time).replace(/(?<![^ ])[a-z]/g, (letter) => letter.toUpperCase())
