import * as v from 'valibot'
import { kind, withPlaceholders } from '../kinds.ts'
import { PageMetaSchema } from '../page.ts'
import { text } from '../text.ts'
import { described, exactly, group, list, object } from '../values.ts'
import { copy, label, labels, link, note, section, title } from '../words.ts'

const forScreenReaders = described(label, 'For screen readers only.')

const answers = labels('accepted', 'rejected')

const byCurrency = labels('INR', 'USD')

/** Content files and their schemas; the editor lists their forms in this order. */
export const frameFiles = {
  /** The header of every page (requirements §2.2). */
  'data/navigation.yaml': object({
    skip: object({ name: forScreenReaders, label }),
    home: forScreenReaders,
    rating: forScreenReaders,
    menu: label,
    name: forScreenReaders,
    pages: exactly(link, 7),
    programs: object({
      label,
      links: exactly(object({ ...link.entries, price: text(5, 60) }), 2),
    }),
    request: link,
    contact: link,
  }),

  /** The footer of every page (requirements §2.3). */
  'data/footer.yaml': object({
    place: text(5, 200),
    mailSubject: label,
    services: object({ title: label, links: list(link, 5) }),
    legal: object({ title: label, links: list(link, 3) }),
    disclaimer: note,
    rights: label,
  }),

  /** The chat button on every page, and the card that it opens (requirements §4.1). */
  'data/chat-card.yaml': object({
    name: forScreenReaders,
    open: forScreenReaders,
    title: described(label, 'Your name follows.'),
    close: label,
    invitation: described(label, 'Beside the button on small screens.'),
    greeting: copy,
    start: label,
    minimize: label,
  }),

  /** The question whether analytics services may measure the visit. */
  'data/consent.yaml': object({
    name: label,
    question: label,
    details: label,
    explanation: withPlaceholders(note, 'services', 'policy'),
    policy: link,
    services: labels('analytics', 'pixel', 'both'),
    signal: described(note, 'Where the browser asks not to be tracked.'),
    accept: label,
    reject: label,
    close: label,
    now: answers,
    chosen: answers,
  }),

  /** Names of the currencies, and words beside prices. */
  'data/currencies.yaml': object({
    choice: object({ title: label, ...byCurrency.entries }),
    where: byCurrency,
    or: described(label, 'Between the rupees and the dollars of a price.'),
  }),

  /** Words that many components share. */
  'data/common.yaml': object({
    newTab: label,
    more: withPlaceholders(label, 'count'),
    withMe: group(
      'Beside your portrait, where money is asked and where a form begins.',
      {
        price: text(10, 120),
        form: text(10, 120),
      },
    ),
  }),

  /** The not-found page (requirements §2.19). */
  'data/404.yaml': object({
    page: PageMetaSchema,
    code: label,
    title,
    text: copy,
    home: link,
    links: list(object({ ...link.entries, about: label }), 3),
  }),

  /** The page that is shown offline in place of a page that is not cached. */
  'data/offline.yaml': object({
    page: PageMetaSchema,
    eyebrow: label,
    title,
    text: copy,
    tryAgain: label,
    contact: section({
      text: copy,
      chat: label,
      message: v.pipe(copy, kind('message')),
      subject: label,
    }),
    kept: withPlaceholders(
      described(copy, 'Above a kept page that is shown without a connection.'),
      'day',
    ),
  }),
} as const
