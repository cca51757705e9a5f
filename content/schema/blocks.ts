import * as v from 'valibot'
import { asPricedText, kind } from './kinds.ts'
import { icon, initials, internalPath, MAX_TIME_LENGTH, text } from './text.ts'
import { count, flag, object, wholeNumber, withDescription } from './values.ts'

/** Schema of the most common block of the site: a title with a description. */
export const TitledSchema = object({
  icon: v.optional(icon),
  title: text(3, 70),
  description: text(10, 320),
})

/** Schema of a number or a time as it is shown ('300%', '1-2 working days'), with its label. */
export const StatItemSchema = object({
  icon: v.optional(icon),
  number: text(1, MAX_TIME_LENGTH),
  label: text(3, 50),
})

export const FaqItemSchema = object({
  question: text(8, 140),
  answer: asPricedText(text(40, 900)),
})
export type FaqItem = v.InferOutput<typeof FaqItemSchema>

const testimonial = object({
  id: withDescription(
    v.pipe(text(2, 40), kind('name for code')),
    'A short name for this testimonial, in small letters with hyphens; no visitor sees it.',
  ),
  quote: text(60, 420, 'What the client said, in 60 to 420 characters.'),
  name: text(3, 60),
  role: text(2, 60),
  company: text(2, 60),
  initials: withDescription(initials, 'Shown where there is no picture.'),
  avatar: v.optional(internalPath()),
  rating: wholeNumber(1, 5, 'One to five stars.'),
  results: text(5, 120, 'What came of the work.'),
  figure: v.optional(
    text(1, 24, 'The figure in the results, word for word; it is set large.'),
  ),
  excerpt: v.optional(
    text(
      10,
      90,
      'A sentence of the quote, word for word, for the first screen of the home page.',
    ),
  ),
  project: text(3, 80, 'What the work was.'),
  home: flag('Whether the home page shows it too.'),
  sample: flag(
    'On while the testimonial is invented: the launch check lists it.',
  ),
})

/** A check that the field `part`, if it is filled in, repeats words of the field `whole`. */
const checkPartIsIn = (
  part: 'figure' | 'excerpt',
  whole: 'results' | 'quote',
) =>
  v.forward(
    v.check(
      (written: v.InferOutput<typeof testimonial>) =>
        written[whole].includes(written[part] ?? ''),
      ({ input }) =>
        `'${input[part]}' must stand in the ${whole}, word for word`,
    ),
    [part],
  )

/** Schema of a testimonial (requirements §3.1.4). */
export const TestimonialSchema = v.pipe(
  testimonial,
  checkPartIsIn('figure', 'results'),
  checkPartIsIn('excerpt', 'quote'),
)
export type Testimonial = v.InferOutput<typeof TestimonialSchema>

/** Schema of a price in whole rupees and whole dollars; the rupees must be the larger number. */
export const MoneySchema = v.pipe(
  object({ INR: count(), USD: count() }),
  v.check(
    ({ INR, USD }) => INR > USD,
    ({ input: { INR, USD } }) =>
      `has ${INR} rupees and ${USD} dollars: have the two changed places?`,
  ),
)
