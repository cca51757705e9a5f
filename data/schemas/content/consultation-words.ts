import * as v from 'valibot'
import { StatItemSchema, TitledSchema } from '../facts.ts'
import { withPrices } from '../kinds.ts'
import { PageMetaSchema } from '../page.ts'
import { text } from '../text.ts'
import { copy, exactly, heading, link, note, quoted, stats, title } from '../words.ts'

/** A success story in the client's words; `sample` marks an invented one for the launch check. */
const QuoteSchema = v.strictObject({
  id: v.pipe(text('id', 2, 40), v.description('A short name; no visitor sees it.')),
  quote: text('quote', 60, 420),
  name: text('name', 3, 60),
  role: v.pipe(text('role', 3, 80), v.description('Who speaks: Owner of a bakery in Surat.')),
  sample: v.boolean('sample must be true or false'),
})
export type SuccessQuote = v.InferOutput<typeof QuoteSchema>

/** data/consultation.yaml, in the order of the page (requirements §2.17). */
export const ConsultationWords = v.strictObject({
  page: PageMetaSchema,
  hero: v.strictObject({ ...heading, button: link, stats: stats(3) }),
  whatYouGet: v.strictObject({
    title: quoted("What You'll Get"),
    items: exactly('items', TitledSchema, 4),
  }),
  form: v.strictObject({ title, text: withPrices(copy) }),
  topics: v.strictObject({ title, items: exactly('items', TitledSchema, 8) }),
  quotes: v.strictObject({
    title,
    items: exactly('items', QuoteSchema, 3),
    note,
    helped: StatItemSchema,
  }),
  closing: v.strictObject({ title, text: copy, action: link }),
})
