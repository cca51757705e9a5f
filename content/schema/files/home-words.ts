import { FaqItemSchema } from '../blocks.ts'
import { withPlaceholders } from '../kinds.ts'
import { PageMetaSchema } from '../page.ts'
import { text } from '../text.ts'
import { list, listOfExactly, object, withDescription } from '../values.ts'
import {
  alt,
  intro,
  introducedSection,
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
      links: listOfExactly(link, 2),
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
    skills: introducedSection({}),
    skillTabs: withDescription(
      label,
      'Name of the tabs, for those who do not see them.',
    ),
    services: introducedSection({ more: link }),
    projects: introducedSection({
      tabs: label,
      ai: label,
      content: label,
      video: label,
      more: link,
    }),
    testimonials: introducedSection({
      stars: withPlaceholders(label, 'rating'),
      more: link,
    }),
    contact: introducedSection({ direct: label, chat: label }),
    premium: section({
      paragraphs,
      points,
      apply: link,
      schedule: link,
      chat: label,
      more: link,
    }),
    career: introducedSection({
      primary: link,
      secondary: link,
      join: withPlaceholders(label, 'level'),
    }),
    faq: introducedSection({
      items: list(FaqItemSchema, 12),
      action: link,
    }),
    results: panel,
  }),
} as const
