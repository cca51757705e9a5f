import * as v from 'valibot'
import { weekdays } from '../weekdays.ts'
import { count, list } from './facts.ts'
import { text } from './text.ts'
import { link as contentLink, copy, exactly, label, note, title } from './words.ts'

const pattern = (name: string, form: RegExp, rule: string) =>
  v.pipe(
    v.string(`${name} must be text`),
    v.regex(form, (issue) => `${name} must ${rule}, not '${issue.input}'`),
  )
const within = (name: string, limit: number) => {
  const message = `${name} must be -${limit} to ${limit}`
  return v.pipe(v.number(message), v.minValue(-limit, message), v.maxValue(limit, message))
}
const clock = (name: string) =>
  pattern(name, /^(?:[01]\d|2[0-3]):[0-5]\d$/, 'be a time such as 09:00')
const currency = pattern('currency', /^[A-Z]{3}$/, 'be a currency code such as INR')

const link = v.object(contentLink.entries)
/** The texts of a section; the types of the data say which ones it has. */
const words = {
  eyebrow: v.optional(text('eyebrow', 3, 80)),
  title: v.optional(title),
  heading: v.optional(title),
  intro: v.optional(text('intro', 20, 400)),
  text: v.optional(copy),
  description: v.optional(text('description', 20, 400)),
  note: v.optional(note),
  paragraphs: v.optional(list('paragraphs', text('paragraph', 60, 500), 2)),
  points: v.optional(list('points', text('point', 5, 160), 3)),
  action: v.optional(link),
  primary: v.optional(link),
  secondary: v.optional(link),
}
const section = v.object(words)

const sample = v.boolean('sample must be true or false')
const translation = {
  lang: pattern('lang', /^[a-z]{2,3}$/, 'be a language tag such as hi'),
  sample,
}

/**
 * Rules of the content check for TypeScript in data/ by file: lengths, counts and formats of what
 * visitors read. The shapes are checked by tsc.
 */
export const dataModules: Readonly<Record<string, Readonly<Record<string, v.GenericSchema>>>> = {
  'data/business-hours.ts': { businessHours: text('businessHours', 5, 120) },
  'data/business.ts': {
    business: v.object({
      country: pattern('country', /^[A-Z]{2}$/, 'be two capital letters, such as IN'),
      geo: v.object({ latitude: within('latitude', 90), longitude: within('longitude', 180) }),
      serviceRadius: count('serviceRadius'),
      currencies: list('currencies', currency),
      marketingOffer: v.object({ price: count('price'), currency }),
    }),
  },
  'data/greetings.ts': {
    greetings: v.array(
      v.object({ ...translation, label, message: copy }),
      'greetings must be a list',
    ),
  },
  'data/hours.ts': {
    openingHours: list(
      'openingHours',
      v.object({
        days: list('days', v.picklist(weekdays, 'days must be names of days, such as Monday')),
        opens: clock('opens'),
        closes: clock('closes'),
        onPages: v.boolean('onPages must be true or false'),
      }),
    ),
  },
  'data/navigation.ts': {
    mainNavigation: exactly('mainNavigation', link, 7),
    programNavigation: exactly('programNavigation', link, 2),
    headerActions: v.record(v.string(), link),
    footerServices: list('footerServices', link, 5),
    footerLegal: list('footerLegal', link, 3),
  },
  'data/not-found.ts': { notFound: v.object({ ...words, links: list('links', link, 3) }) },
  'data/offline.ts': { offline: section },
}
