import * as v from 'valibot'
import { TitledSchema } from '../facts.ts'
import { withPrices } from '../kinds.ts'
import { PageMetaSchema } from '../page.ts'
import { exactly } from '../values.ts'
import { copy, heading, label, quoted, title } from '../words.ts'

/** data/service-request.yaml, in the order of the page (requirements §2.16.3, §4.6). */
export const ServiceRequestWords = v.strictObject({
  page: PageMetaSchema,
  hero: v.strictObject(heading),
  steps: v.strictObject({ title, items: exactly(TitledSchema, 3) }),
  form: v.strictObject({ title, text: withPrices(copy) }),
  why: v.strictObject({
    title: quoted('Why Choose My Services?'),
    items: exactly(TitledSchema, 4),
  }),
  thankYou: v.strictObject({
    title: quoted('Thank You'),
    text: copy,
    next: quoted('What happens next?'),
    steps: exactly(TitledSchema, 3),
    chat: label,
  }),
})
