import * as v from 'valibot'
import { FaqItemSchema, StatItemSchema, TitledSchema } from '../blocks.ts'
import { asPricedText, kind } from '../kinds.ts'
import { PageMetaSchema } from '../page.ts'
import { icon, languageTag, text } from '../text.ts'
import { flag, list, listOfExactly, object } from '../values.ts'
import {
  intro,
  introducedSection,
  label,
  labels,
  link,
  note,
  panel,
  section,
  sentences,
  stats,
  title,
  titledParts,
} from '../words.ts'

/** Schema of a chat in another language than English; `message` is the text it opens with. */
const GreetingSchema = object({
  language: text(3, 30),
  lang: languageTag,
  label,
  message: v.pipe(sentences, kind('message')),
  sample: flag('On until somebody who speaks the language has read it.'),
})

/** Schema of a title with a description and an icon. */
const partWithIcon = object({ ...TitledSchema.entries, icon })

/** Schema of what a client says; the launch check reports an invented quote (`sample`). */
const QuoteSchema = object({
  id: text(2, 40, 'A short name; no visitor sees it.'),
  quote: text(60, 420),
  name: text(3, 60),
  role: text(3, 80, 'Who speaks: Owner of a bakery in Surat.'),
  sample: flag(),
})

/** Content files and their schemas; the editor lists their forms in this order. */
export const enquiryFiles = {
  /** The contact page, in the order of its parts (requirements §2.16.1). */
  'data/contact.yaml': object({
    page: PageMetaSchema,
    hero: introducedSection({ stats: stats(3) }),
    form: panel,
    list: labels('email', 'phone', 'location', 'responseTime'),
    code: labels('name', 'caption'),
    faq: section({ items: list(FaqItemSchema, 3) }),
    closing: section({ text: sentences, mail: label, chat: label }),
    greetings: list(
      GreetingSchema,
      0,
      'Chats in your languages of data/site.yaml other than English.',
    ),
  }),

  /** The guide, which is the only digital product, and its contents (requirements §1.1.3). */
  'data/guide.yaml': section({
    heading: title,
    intro: asPricedText(intro),
    book: partWithIcon,
    cases: partWithIcon,
    templates: partWithIcon,
    bonus: asPricedText(note),
    buy: text(3, 60),
    howToBuy: note,
    note,
  }),

  /** The consultation page, in the order of its parts (requirements §2.17). */
  'data/consultation.yaml': object({
    page: PageMetaSchema,
    hero: introducedSection({ button: link, stats: stats(3) }),
    whatYouGet: section({ items: titledParts(4) }),
    form: section({ text: asPricedText(sentences) }),
    topics: section({ items: titledParts(8) }),
    quotes: section({
      items: listOfExactly(QuoteSchema, 3),
      note,
      helped: StatItemSchema,
    }),
    closing: section({ text: sentences, action: link }),
  }),

  /** The page for service requests, in the order of its parts (requirements §2.16.3, §4.6). */
  'data/service-request.yaml': object({
    page: PageMetaSchema,
    hero: introducedSection({}),
    steps: section({ items: titledParts(3) }),
    form: section({ text: asPricedText(sentences) }),
    why: section({ items: titledParts(4) }),
    thankYou: section({
      text: sentences,
      next: label,
      steps: titledParts(3),
      chat: label,
    }),
  }),
} as const
