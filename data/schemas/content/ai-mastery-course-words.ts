import * as v from 'valibot'
import { FaqItemSchema, TitledSchema } from '../facts.ts'
import { PageMetaSchema } from '../page.ts'
import { icon, text } from '../text.ts'
import { exactly, list } from '../values.ts'
import { copy, heading, label, link, note, quoted, title } from '../words.ts'

const items = list(TitledSchema, 3)
const JourneyItem = v.strictObject({
  icon,
  title,
  before: text(20, 200),
  after: text(20, 200),
})

/** data/ai-mastery-course.yaml, in the order of the page (requirements §2.7, §4.9). */
export const AiMasteryCourseWords = v.strictObject({
  page: PageMetaSchema,
  hero: v.strictObject({
    badge: label,
    ...heading,
    note,
    price: label,
    notes: v.strictObject({ INR: label, USD: label }),
    facts: exactly(v.strictObject({ label, value: label }), 3),
    apply: link,
    chat: label,
  }),
  why: v.strictObject({ title, items }),
  refusal: v.strictObject({ title, text: copy }),
  journey: v.strictObject({
    ...heading,
    today: label,
    aim: label,
    items: exactly(JourneyItem, 4),
    note,
  }),
  features: v.strictObject({ title, items }),
  process: v.strictObject({
    title,
    items: exactly(TitledSchema, 4),
  }),
  faq: v.strictObject({ title, items: exactly(FaqItemSchema, 5) }),
  disclaimer: v.strictObject({ title, text: note }),
  byMail: v.strictObject({ title, text: copy, chat: label, mail: label, form: label }),
  closing: v.strictObject({ title, text: copy, apply: link, chat: label }),
  application: v.strictObject({ title }),
  back: quoted('Back to Program Details'),
  priceLabel: label,
})
