import { FaqItemSchema } from '../blocks.ts'
import { withPlaceholders } from '../kinds.ts'
import { PageMetaSchema } from '../page.ts'
import { text } from '../text.ts'
import { described, exactly, list, object } from '../values.ts'
import {
  alt,
  intro,
  introduced,
  label,
  link,
  panel,
  paragraphs,
  points,
  section,
  stats,
  title,
} from '../words.ts'

/** Content files and their schemas; the editor lists their forms in this order. */
export const homeFiles = {
  /** The home page, in the order of its parts (requirements §2.4). */
  'data/home.yaml': object({
    page: PageMetaSchema,
    banner: object({
      text: label,
      links: exactly(link, 2),
      name: label,
      close: label,
    }),
    hero: object({
      eyebrow: text(3, 120),
      title,
      intro,
      primary: link,
      secondary: link,
      portraitAlt: alt,
      stats: stats(4),
      proof: object({ work: link, clients: link }),
    }),
    example: section({ more: link }),
    about: section({ paragraphs, points, services: link, more: link }),
    skills: introduced({}),
    skillTabs: described(
      label,
      'Name of the tabs, for those who do not see them.',
    ),
    services: introduced({ more: link }),
    projects: introduced({
      tabs: label,
      ai: label,
      content: label,
      video: label,
      more: link,
    }),
    testimonials: introduced({
      stars: withPlaceholders(label, 'rating'),
      more: link,
    }),
    contact: introduced({ direct: label, chat: label }),
    premium: section({
      paragraphs,
      points,
      apply: link,
      schedule: link,
      chat: label,
      more: link,
    }),
    career: introduced({
      primary: link,
      secondary: link,
      join: withPlaceholders(label, 'level'),
    }),
    faq: introduced({
      items: list(FaqItemSchema, 12),
      action: link,
    }),
    results: panel,
  }),
} as const
