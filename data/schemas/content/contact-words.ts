import * as v from 'valibot'
import { FaqItemSchema, TitledSchema } from '../facts.ts'
import { withPrices } from '../kinds.ts'
import { PageMetaSchema } from '../page.ts'
import { icon, languageTag, text } from '../text.ts'
import { flag, list } from '../values.ts'
import { copy, heading, intro, label, note, quoted, stats, title } from '../words.ts'

/** A chat in another language than the site's; `message` is what it opens with. */
const GreetingWords = v.strictObject({
  language: text(3, 30),
  lang: languageTag,
  label,
  message: copy,
  sample: flag('On until somebody who speaks the language has read it.'),
})

/** data/contact.yaml, in the order of the page (requirements §2.16.1). */
export const ContactWords = v.strictObject({
  page: PageMetaSchema,
  hero: v.strictObject({ ...heading, stats: stats(3) }),
  form: v.strictObject({ title: quoted('Get In Touch'), text: copy }),
  list: v.strictObject({ email: label, phone: label, location: label, responseTime: label }),
  code: v.strictObject({ name: label, caption: label }),
  faq: v.strictObject({ title, items: list(FaqItemSchema, 3) }),
  closing: v.strictObject({ title, text: copy, mail: label, chat: label }),
  greetings: list(
    GreetingWords,
    0,
    'Chats in your languages of data/site.yaml other than English.',
  ),
})

const part = v.strictObject({ ...TitledSchema.entries, icon })

/** data/guide.yaml: the one digital product, counted (requirements §1.1.3). */
export const GuideWords = v.strictObject({
  title,
  heading: title,
  intro: withPrices(intro),
  book: part,
  cases: part,
  templates: part,
  bonus: withPrices(note),
  buy: text(3, 60),
  howToBuy: note,
  note,
})
