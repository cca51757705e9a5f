import * as v from 'valibot'
import { PageMetaSchema } from '../page.ts'
import { copy, heading, label, link, quoted, stats, title } from '../words.ts'

const closing = v.strictObject({ title, text: copy, action: link })

/** data/projects.yaml; the cards are those of the sample pages (requirements §2.13). */
export const ProjectsWords = v.strictObject({
  page: PageMetaSchema,
  hero: v.strictObject(heading),
  filters: v.strictObject({ label, all: quoted('All') }),
  closing,
})

/** data/testimonials.yaml; the quotes are in data/testimonials.json (requirements §2.15). */
export const TestimonialsWords = v.strictObject({
  page: PageMetaSchema,
  hero: v.strictObject(heading),
  stats: stats(4),
  grid: v.strictObject({
    title: quoted('What My Clients Say'),
    name: label,
    results: quoted('Project Results'),
    project: quoted('Project Type'),
  }),
  disclaimer: v.strictObject({ title, text: copy }),
  closing,
})
