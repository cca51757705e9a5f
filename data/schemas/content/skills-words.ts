import * as v from 'valibot'
import { PageMetaSchema } from '../page.ts'
import { icon, text } from '../text.ts'
import { exactly, list, percentage } from '../values.ts'
import { copy, heading, label, link, title } from '../words.ts'

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
  hero: v.strictObject({ ...heading, tabs: label, count: label }),
  categories: exactly(CategorySchema, 4),
  closing: v.strictObject({ title, text: copy, action: link, services: link }),
})
