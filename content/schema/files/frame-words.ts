import * as v from 'valibot'
import { kind, withPlaceholders } from '../kinds.ts'
import { PageMetaSchema } from '../page.ts'
import { text } from '../text.ts'
import {
  group,
  list,
  listOfExactly,
  object,
  withDescription,
} from '../values.ts'
import {
  label,
  labels,
  link,
  note,
  section,
  sentences,
  title,
} from '../words.ts'

const screenReaderLabel = withDescription(label, 'For screen readers only.')

const answerLabels = labels('accepted', 'rejected')

const labelsByCurrency = labels('INR', 'USD')

/** Content files and their schemas; the editor lists their forms in this order. */
export const frameFiles = {
  /** The header of every page (requirements §2.2). */
  'data/navigation.yaml': object({
    skip: object({ name: screenReaderLabel, label }),
    home: screenReaderLabel,
    rating: screenReaderLabel,
    menu: label,
    name: screenReaderLabel,
    pages: listOfExactly(link, 7),
    programs: object({
      label,
      links: listOfExactly(object({ ...link.entries, price: text(5, 60) }), 2),
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
    name: screenReaderLabel,
    open: screenReaderLabel,
    title: withDescription(label, 'Your name follows.'),
    close: label,
    invitation: withDescription(label, 'Beside the button on small screens.'),
    greeting: sentences,
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
    signal: withDescription(note, 'Where the browser asks not to be tracked.'),
    accept: label,
    reject: label,
    close: label,
    now: answerLabels,
    chosen: answerLabels,
  }),

  /** Names of the currencies, and words beside prices. */
  'data/currencies.yaml': object({
    choice: object({ title: label, ...labelsByCurrency.entries }),
    where: labelsByCurrency,
    or: withDescription(
      label,
      'Between the rupees and the dollars of a price.',
    ),
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
    text: sentences,
    home: link,
    links: list(object({ ...link.entries, about: label }), 3),
  }),

  /** The page that is shown offline in place of a page that is not cached. */
  'data/offline.yaml': object({
    page: PageMetaSchema,
    eyebrow: label,
    title,
    text: sentences,
    tryAgain: label,
    contact: section({
      text: sentences,
      chat: label,
      message: v.pipe(sentences, kind('message')),
      subject: label,
    }),
    kept: withPlaceholders(
      withDescription(
        sentences,
        'Above a kept page that is shown without a connection.',
      ),
      'day',
    ),
  }),
} as const
