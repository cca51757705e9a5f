import * as v from 'valibot'
import { list, percent } from '../facts.ts'
import { PageMetaSchema } from '../page.ts'
import { icon, text } from '../text.ts'
import { copy, exactly, heading, label, link, title } from '../words.ts'

const SkillSchema = v.strictObject({
  name: text('name', 2, 50),
  level: v.pipe(percent('level'), v.description('The level on the skills page, in percent.')),
  homeLevel: v.pipe(percent('homeLevel'), v.description('The level on the home page, in percent.')),
  description: text('description', 20, 200),
  keywords: list('keywords', text('keyword', 2, 50)),
})

/** A category of skills. Its colours, which no page shows, are required (requirements §3.1.2). */
const CategorySchema = v.strictObject({
  title: text('title', 3, 40),
  icon,
  color: text('color', 2, 30),
  background: text('background', 2, 30),
  description: text('description', 20, 200),
  skills: list('skills', SkillSchema),
})
export type SkillCategory = v.InferOutput<typeof CategorySchema>

/** data/skills.yaml; the home page shows its categories too (requirements §2.11, §3.1.1). */
export const SkillsWords = v.strictObject({
  page: PageMetaSchema,
  hero: v.strictObject({ ...heading, tabs: label, count: label }),
  categories: exactly('categories', CategorySchema, 4),
  closing: v.strictObject({ title, text: copy, action: link, services: link }),
})
