import * as v from 'valibot'
import { FaqItemSchema } from '../blocks.ts'
import { withPlaces } from '../kinds.ts'
import { PageMetaSchema } from '../page.ts'
import { text } from '../text.ts'
import { described, exactly, list } from '../values.ts'
import {
  alt,
  copy,
  heading,
  intro,
  label,
  link,
  paragraphs,
  points,
  quoted,
  quotedLink,
  stats,
  title,
} from '../words.ts'

/** data/home.yaml, in the order of the page (requirements §2.4). */
export const HomeWords = v.strictObject({
  page: PageMetaSchema,
  banner: v.strictObject({
    text: quoted('NEW AI PROGRAMS LAUNCH'),
    links: exactly(link, 2),
    name: label,
    close: label,
  }),
  hero: v.strictObject({
    eyebrow: text(3, 120),
    title,
    intro,
    primary: link,
    secondary: link,
    portraitAlt: alt,
    stats: stats(4),
    proof: v.strictObject({ work: link, clients: link }),
  }),
  example: v.strictObject({ title, more: link }),
  about: v.strictObject({
    title,
    paragraphs,
    points,
    services: link,
    more: link,
  }),
  skills: v.strictObject(heading),
  skillTabs: described(
    label,
    'Name of the tabs, for those who do not see them.',
  ),
  services: v.strictObject({ ...heading, more: link }),
  projects: v.strictObject({
    ...heading,
    tabs: label,
    ai: quoted('AI Solutions'),
    content: quoted('Content Success Stories'),
    video: quoted('Video Production'),
    more: link,
  }),
  testimonials: v.strictObject({
    ...heading,
    stars: withPlaces(label, 'rating'),
    more: link,
  }),
  contact: v.strictObject({ ...heading, direct: label, chat: label }),
  premium: v.strictObject({
    title,
    paragraphs,
    points,
    apply: quotedLink('Apply for Consultation'),
    schedule: quotedLink('Schedule Your Consultation'),
    chat: label,
    more: link,
  }),
  career: v.strictObject({
    ...heading,
    primary: quotedLink('View All Programs'),
    secondary: quotedLink('Free Career Consultation'),
    join: withPlaces(quoted('Join {level} Level'), 'level'),
  }),
  faq: v.strictObject({
    ...heading,
    items: list(FaqItemSchema, 12),
    action: quotedLink('Get Free Consultation'),
  }),
  results: v.strictObject({ title, text: copy }),
})
