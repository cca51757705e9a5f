import * as v from 'valibot'
import { TitledSchema } from '../blocks.ts'
import { PageMetaSchema } from '../page.ts'
import { icon, text } from '../text.ts'
import { exactly, list, percentage } from '../values.ts'
import {
  alt,
  copy,
  heading,
  intro,
  label,
  link,
  stats,
  title,
} from '../words.ts'

/** data/about.yaml, in the order of the page (requirements §2.10). */
export const AboutWords = v.strictObject({
  page: PageMetaSchema,
  hero: v.strictObject({
    title,
    intro,
    contact: link,
    approach: link,
    imageAlt: alt,
  }),
  stats: stats(4),
  story: v.strictObject({
    title,
    location: label,
    languages: label,
    timeZone: label,
    hours: label,
    paragraphs: list(text(80, 900), 2),
    talk: label,
    message: link,
  }),
  expertise: v.strictObject({ title, items: list(TitledSchema, 3) }),
  approach: v.strictObject({ ...heading, items: exactly(TitledSchema, 4) }),
  principles: v.strictObject({ title, points: list(text(20, 200), 3) }),
  closing: v.strictObject({ title, text: copy, action: link, work: link }),
})

const SkillSchema = v.strictObject({
  name: text(2, 50),
  level: percentage('The level on the skills page, in percent.'),
  homeLevel: percentage('The level on the home page, in percent.'),
  description: text(20, 200),
  keywords: list(text(2, 50)),
})

/** A category of skills. Its colours, which no page shows, are required (requirements §3.1.2). */
const CategorySchema = v.strictObject({
  title: text(3, 40),
  icon,
  color: text(2, 30),
  background: text(2, 30),
  description: text(20, 200),
  skills: list(SkillSchema),
})
export type SkillCategory = v.InferOutput<typeof CategorySchema>

/** data/skills.yaml; the home page shows its categories too (requirements §2.11, §3.1.1). */
export const SkillsWords = v.strictObject({
  page: PageMetaSchema,
  hero: v.strictObject({ name: label, ...heading, tabs: label, count: label }),
  categories: exactly(CategorySchema, 4),
  closing: v.strictObject({ title, text: copy, action: link, services: link }),
})
