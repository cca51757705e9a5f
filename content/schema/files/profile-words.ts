import type * as v from 'valibot'
import { TitledSchema } from '../blocks.ts'
import { PageMetaSchema } from '../page.ts'
import { icon, text } from '../text.ts'
import { list, listOfExactly, object, wholeNumber } from '../values.ts'
import {
  alt,
  intro,
  introducedSection,
  label,
  link,
  section,
  sentences,
  stats,
  titledParts,
} from '../words.ts'

const SkillSchema = object({
  name: text(2, 50),
  level: wholeNumber(0, 100, 'The level on the skills page, in percent.'),
  homeLevel: wholeNumber(0, 100, 'The level on the home page, in percent.'),
  description: text(20, 200),
  keywords: list(text(2, 50)),
})

/** Schema of a category of skills. Requirements §3.1.2 ask for colours, but no page shows them. */
const CategorySchema = object({
  title: text(3, 40),
  icon,
  color: text(2, 30),
  background: text(2, 30),
  description: text(20, 200),
  skills: list(SkillSchema),
})
export type SkillCategory = v.InferOutput<typeof CategorySchema>

/** Content files and their schemas; the editor lists their forms in this order. */
export const profileFiles = {
  /** The page about the consultant, in the order of its parts (requirements §2.10). */
  'data/about.yaml': object({
    page: PageMetaSchema,
    hero: section({ intro, contact: link, approach: link, imageAlt: alt }),
    stats: stats(4),
    story: section({
      location: label,
      languages: label,
      timeZone: label,
      hours: label,
      paragraphs: list(text(80, 900), 2),
      talk: label,
      message: link,
    }),
    expertise: section({ items: list(TitledSchema, 3) }),
    approach: introducedSection({ items: titledParts(4) }),
    principles: section({ points: list(text(20, 200), 3) }),
    closing: section({ text: sentences, action: link, work: link }),
  }),

  /** The skills page; the home page shows its categories too (requirements §2.11, §3.1.1). */
  'data/skills.yaml': object({
    page: PageMetaSchema,
    hero: introducedSection({ name: label, tabs: label, count: label }),
    categories: listOfExactly(CategorySchema, 4),
    closing: section({ text: sentences, action: link, services: link }),
  }),
} as const
