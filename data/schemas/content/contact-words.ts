import * as v from 'valibot'
import { FaqItemSchema, list, TitledSchema } from '../facts.ts'
import { PageMetaSchema } from '../page.ts'
import { icon, text } from '../text.ts'
import { copy, heading, intro, label, note, quoted, stats, title } from '../words.ts'

/** data/contact.yaml, in the order of the page (requirements §2.16.1). */
export const ContactWords = v.strictObject({
  page: PageMetaSchema,
  hero: v.strictObject({ ...heading, stats: stats(3) }),
  form: v.strictObject({ title: quoted('Get In Touch'), text: copy }),
  list: v.strictObject({ email: label, phone: label, location: label, responseTime: label }),
  code: v.strictObject({ name: label, caption: label }),
  faq: v.strictObject({ title, items: list('items', FaqItemSchema, 3) }),
  closing: v.strictObject({ title, text: copy, mail: label, chat: label }),
})

const part = v.strictObject({ ...TitledSchema.entries, icon })

/** data/guide.yaml: the one digital product, counted (requirements §1.1.3). */
export const GuideWords = v.strictObject({
  title,
  heading: title,
  intro,
  book: part,
  cases: part,
  templates: part,
  bonus: note,
  buy: text('buy', 3, 60),
  howToBuy: note,
  note,
})
