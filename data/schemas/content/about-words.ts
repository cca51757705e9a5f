import * as v from 'valibot'
import { TitledSchema } from '../facts.ts'
import { PageMetaSchema } from '../page.ts'
import { text } from '../text.ts'
import { exactly, list } from '../values.ts'
import { alt, copy, heading, intro, label, link, stats, title } from '../words.ts'

/** data/about.yaml, in the order of the page (requirements §2.10). */
export const AboutWords = v.strictObject({
  page: PageMetaSchema,
  hero: v.strictObject({ title, intro, contact: link, approach: link, imageAlt: alt }),
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
