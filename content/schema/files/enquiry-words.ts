import * as v from 'valibot'
import { FaqItemSchema, StatItemSchema, TitledSchema } from '../blocks.ts'
import { asWords, kind } from '../kinds.ts'
import { PageMetaSchema } from '../page.ts'
import { icon, languageTag, text } from '../text.ts'
import { exactly, flag, list } from '../values.ts'
import {
  copy,
  heading,
  intro,
  label,
  link,
  note,
  quoted,
  stats,
  title,
} from '../words.ts'

/** A chat in another language than the site's; `message` is what it opens with. */
const GreetingWords = v.strictObject({
  language: text(3, 30),
  lang: languageTag,
  label,
  message: v.pipe(copy, kind('message')),
  sample: flag('On until somebody who speaks the language has read it.'),
})

/** data/contact.yaml, in the order of the page (requirements §2.16.1). */
export const ContactWords = v.strictObject({
  page: PageMetaSchema,
  hero: v.strictObject({ ...heading, stats: stats(3) }),
  form: v.strictObject({ title: quoted('Get In Touch'), text: copy }),
  list: v.strictObject({
    email: label,
    phone: label,
    location: label,
    responseTime: label,
  }),
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
  intro: asWords(intro),
  book: part,
  cases: part,
  templates: part,
  bonus: asWords(note),
  buy: text(3, 60),
  howToBuy: note,
  note,
})

/** A success story in the client's words; `sample` marks an invented one for the launch check. */
const QuoteSchema = v.strictObject({
  id: text(2, 40, 'A short name; no visitor sees it.'),
  quote: text(60, 420),
  name: text(3, 60),
  role: text(3, 80, 'Who speaks: Owner of a bakery in Surat.'),
  sample: flag(),
})

/** data/consultation.yaml, in the order of the page (requirements §2.17). */
export const ConsultationWords = v.strictObject({
  page: PageMetaSchema,
  hero: v.strictObject({ ...heading, button: link, stats: stats(3) }),
  whatYouGet: v.strictObject({
    title: quoted("What You'll Get"),
    items: exactly(TitledSchema, 4),
  }),
  form: v.strictObject({ title, text: asWords(copy) }),
  topics: v.strictObject({ title, items: exactly(TitledSchema, 8) }),
  quotes: v.strictObject({
    title,
    items: exactly(QuoteSchema, 3),
    note,
    helped: StatItemSchema,
  }),
  closing: v.strictObject({ title, text: copy, action: link }),
})

/** data/service-request.yaml, in the order of the page (requirements §2.16.3, §4.6). */
export const ServiceRequestWords = v.strictObject({
  page: PageMetaSchema,
  hero: v.strictObject(heading),
  steps: v.strictObject({ title, items: exactly(TitledSchema, 3) }),
  form: v.strictObject({ title, text: asWords(copy) }),
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
