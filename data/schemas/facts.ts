import * as v from 'valibot'
import { kind, withPrices } from './kinds.ts'
import { internalPath } from './page.ts'
import { icon, initials, longestTime, text } from './text.ts'

/** A list of at least `min` entries. */
export const list = <T extends v.GenericSchema>(name: string, item: T, min = 1) =>
  v.pipe(
    v.array(item, `${name} must be a list`),
    v.minLength(min, `${name} needs at least ${min} entries`),
  )

/** A heading with its sentence, the commonest block of the site; `icon` is a lucide name. */
export const TitledSchema = v.strictObject({
  icon: v.optional(icon),
  title: text('title', 3, 70),
  description: text('description', 10, 320),
})

export const StatItemSchema = v.strictObject({
  icon: v.optional(icon),
  number: text('number', 1, longestTime),
  label: text('label', 3, 50),
})
/** A figure and what it counts, or a time, shown as given ('300%', '50+', '1-2 working days'). */
export type StatItem = v.InferOutput<typeof StatItemSchema>

export const FaqItemSchema = v.strictObject({
  question: text('question', 8, 140),
  answer: withPrices(text('answer', 40, 900)),
})
export type FaqItem = v.InferOutput<typeof FaqItemSchema>

/** A whole percentage. */
export const percent = (name: string) => {
  const message = `${name} must be a whole number from 0 to 100`
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(0, message),
    v.maxValue(100, message),
  )
}

/** A whole number. */
export const count = (name: string, min = 1) =>
  v.pipe(
    v.number(`${name} must be a number`),
    v.integer(`${name} must be a whole number`),
    v.minValue(min, `${name} must be at least ${min}`),
  )

/** A whole sum of money. */
export const amount = (name: string) => {
  const example = '100000 for 1,00,000'
  const message = `${name} must be a whole number above zero, without quotes and commas: ${example}`
  return v.pipe(v.number(message), v.integer(message), v.minValue(1, message))
}

/** The five services in the order of the home and services pages (requirements §2.5.2). */
export const serviceIds = [
  'ai-solutions',
  'digital-marketing',
  'youtube-strategy',
  'content-creation',
  'designs',
] as const
/** The id of a service, which is also the last part of its page's path. */
export type ServiceId = (typeof serviceIds)[number]

/** Testimonial (requirements §3.1.4). */
export const TestimonialSchema = v.strictObject({
  id: v.pipe(
    text('id', 2, 40),
    kind('name for code'),
    v.description(
      'A short name for this testimonial, in small letters with hyphens; no visitor sees it.',
    ),
  ),
  quote: v.pipe(
    text('quote', 60, 420),
    v.description('What the client said, in 60 to 420 characters.'),
  ),
  name: text('name', 3, 60),
  role: text('role', 2, 60),
  company: text('company', 2, 60),
  initials: v.pipe(initials, v.description('Shown where there is no picture.')),
  avatar: v.optional(internalPath('avatar')),
  rating: v.pipe(
    v.number('rating must be a number'),
    v.minValue(1, 'rating must be 1 to 5'),
    v.maxValue(5, 'rating must be 1 to 5'),
    v.description('One to five stars.'),
  ),
  results: v.pipe(text('results', 5, 120), v.description('What came of the work.')),
  project: v.pipe(text('project', 3, 80), v.description('What the work was.')),
  home: v.pipe(
    v.boolean('home must be true or false'),
    v.description('Whether the home page shows it too.'),
  ),
  sample: v.pipe(
    v.boolean('sample must be true or false'),
    v.description('On while the testimonial is invented: the launch check lists it.'),
  ),
})
export type Testimonial = v.InferOutput<typeof TestimonialSchema>

export const moneySchema = v.strictObject({ INR: amount('INR'), USD: amount('USD') })
/** Whole rupees and whole dollars, the currencies of every priced program. */
export type Money = v.InferOutput<typeof moneySchema>
export type Currency = keyof Money

export const levelIds = ['beginner', 'intermediate', 'professional', 'expert'] as const
export type LevelId = (typeof levelIds)[number]
