import * as v from 'valibot'
import { kind, withPlaces } from '../kinds.ts'
import { PageMetaSchema } from '../page.ts'
import { text } from '../text.ts'
import { described, exactly, group, list } from '../values.ts'
import {
  copy,
  isQuoted,
  label,
  link,
  note,
  quoted,
  quotedLink,
  title,
} from '../words.ts'

const links = list(link, 3)
const programs = exactly(
  v.strictObject({ ...link.entries, price: text(5, 60) }),
  2,
)
const spoken = described(label, 'For screen readers only.')

/** data/navigation.yaml, the header of every page (requirements §2.2). */
export const NavigationWords = v.strictObject({
  skip: v.strictObject({ name: spoken, label }),
  home: spoken,
  rating: spoken,
  menu: label,
  name: spoken,
  pages: exactly(link, 7),
  programs: v.strictObject({
    label: quoted('AI Courses'),
    links: isQuoted(
      programs,
      'AI Business Program; AI Career Program',
      (links) => links.map(({ label }) => label).join('; '),
    ),
  }),
  request: quotedLink('Request Service'),
  contact: quotedLink('Get In Touch'),
})

/** data/footer.yaml (requirements §2.3). */
export const FooterWords = v.strictObject({
  place: text(5, 200),
  mailSubject: label,
  services: v.strictObject({ title: label, links: list(link, 5) }),
  legal: v.strictObject({ title: label, links }),
  disclaimer: note,
  rights: label,
})

/** data/chat-card.yaml (requirements §4.1). */
export const ChatCardWords = v.strictObject({
  name: spoken,
  open: spoken,
  title: described(label, 'Your name follows.'),
  close: label,
  invitation: described(label, 'Beside the button on small screens.'),
  greeting: copy,
  start: quoted('Start WhatsApp Chat'),
  minimize: quoted('Minimize'),
})

const answers = v.strictObject({ accepted: label, rejected: label })

/** data/consent.yaml: the question whether a visit may be measured. */
export const ConsentWords = v.strictObject({
  name: label,
  question: label,
  details: label,
  explanation: withPlaces(note, 'services', 'policy'),
  policy: link,
  services: v.strictObject({ analytics: label, pixel: label, both: label }),
  signal: described(note, 'Where the browser asks not to be tracked.'),
  accept: label,
  reject: label,
  close: label,
  now: answers,
  chosen: answers,
})

const byCurrency = v.strictObject({ INR: label, USD: label })

/** data/currencies.yaml: words beside prices. */
export const CurrenciesWords = v.strictObject({
  choice: v.strictObject({ title: label, ...byCurrency.entries }),
  where: byCurrency,
  or: described(label, 'Between the rupees and the dollars of a price.'),
})

/** data/common.yaml: words that many parts share. */
export const CommonWords = v.strictObject({
  newTab: label,
  more: withPlaces(label, 'count'),
  row: withPlaces(label, 'count'),
  withMe: group(
    'Beside your portrait, where money is asked and where a form begins.',
    {
      price: text(10, 120),
      form: text(10, 120),
    },
  ),
})

/** data/404.yaml (requirements §2.19). */
export const NotFoundWords = v.strictObject({
  page: PageMetaSchema,
  code: quoted('404'),
  title: quoted('Oops! Page not found'),
  text: copy,
  home: quotedLink('Return to Home'),
  links: list(v.strictObject({ ...link.entries, about: label }), 3),
})

/** data/offline.yaml: the page shown for one that the device has not kept. */
export const OfflineWords = v.strictObject({
  page: PageMetaSchema,
  eyebrow: label,
  title,
  text: copy,
  tryAgain: label,
  contact: v.strictObject({
    title,
    text: copy,
    chat: label,
    message: v.pipe(copy, kind('message')),
    subject: label,
  }),
  kept: withPlaces(
    described(copy, 'Above a kept page that is shown without a connection.'),
    'day',
  ),
})
