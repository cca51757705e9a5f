import * as v from 'valibot'
import { FaqItemSchema, list, TitledSchema } from '../facts.ts'
import { withPrices } from '../kinds.ts'
import { PageMetaSchema } from '../page.ts'
import { icon, text } from '../text.ts'
import { copy, heading, intro, label, note, quoted, stats, title } from '../words.ts'

/** A chat in another language than the site's; `message` is what it opens with. */
const GreetingWords = v.strictObject({
  language: text('language', 3, 30),
  lang: v.pipe(
    v.string('lang must be text'),
    v.regex(
      /^[a-z]{2,3}$/,
      ({ input }) => `lang must be a language tag such as hi, not '${input}'`,
    ),
  ),
  label,
  message: copy,
  sample: v.pipe(
    v.boolean('sample must be true or false'),
    v.description('On until somebody who speaks the language has read it.'),
  ),
})

export type Greeting = v.InferOutput<typeof GreetingWords>

/** data/contact.yaml, in the order of the page (requirements §2.16.1). */
export const ContactWords = v.strictObject({
  page: PageMetaSchema,
  hero: v.strictObject({ ...heading, stats: stats(3) }),
  form: v.strictObject({ title: quoted('Get In Touch'), text: copy }),
  list: v.strictObject({ email: label, phone: label, location: label, responseTime: label }),
  code: v.strictObject({ name: label, caption: label }),
  faq: v.strictObject({ title, items: list('items', FaqItemSchema, 3) }),
  closing: v.strictObject({ title, text: copy, mail: label, chat: label }),
  greetings: v.pipe(
    v.array(GreetingWords, 'greetings must be a list'),
    v.description('Chats in your languages of data/site.yaml other than English.'),
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
  buy: text('buy', 3, 60),
  howToBuy: note,
  note,
})
