import * as v from 'valibot'
import { StatItemSchema, TitledSchema } from '../facts.ts'
import { withPrices } from '../kinds.ts'
import { PageMetaSchema } from '../page.ts'
import { text } from '../text.ts'
import { exactly, flag } from '../values.ts'
import { copy, heading, link, note, quoted, stats, title } from '../words.ts'

/** A success story in the client's words; `sample` marks an invented one for the launch check. */
const QuoteSchema = v.strictObject({
  id: text(2, 40, 'A short name; no visitor sees it.'),
  quote: text(60, 420),
  name: text(3, 60),
  role: text(3, 80, 'Who speaks: Owner of a bakery in Surat.'),
  sample: flag(),
})
export type SuccessQuote = v.InferOutput<typeof QuoteSchema>

/** data/consultation.yaml, in the order of the page (requirements §2.17). */
export const ConsultationWords = v.strictObject({
  page: PageMetaSchema,
  hero: v.strictObject({ ...heading, button: link, stats: stats(3) }),
  whatYouGet: v.strictObject({
    title: quoted("What You'll Get"),
    items: exactly(TitledSchema, 4),
  }),
  form: v.strictObject({ title, text: withPrices(copy) }),
  topics: v.strictObject({ title, items: exactly(TitledSchema, 8) }),
  quotes: v.strictObject({
    title,
    items: exactly(QuoteSchema, 3),
    note,
    helped: StatItemSchema,
  }),
  closing: v.strictObject({ title, text: copy, action: link }),
})
