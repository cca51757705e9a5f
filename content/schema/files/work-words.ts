import * as v from 'valibot'
import { TestimonialSchema } from '../blocks.ts'
import { withPlaces } from '../kinds.ts'
import { PageMetaSchema } from '../page.ts'
import { described, list } from '../values.ts'
import { copy, heading, label, link, quoted, stats, title } from '../words.ts'

const closing = v.strictObject({ title, text: copy, action: link })

/** data/projects.yaml; the cards are those of the sample pages (requirements §2.13). */
export const ProjectsWords = v.strictObject({
  page: PageMetaSchema,
  hero: v.strictObject({ name: label, ...heading }),
  filters: v.strictObject({
    label,
    all: quoted('All'),
    content: quoted('Content Creation'),
    video: quoted('Video Production'),
    ai: quoted('AI Development'),
    allShown: withPlaces(label, 'total'),
    shown: withPlaces(label, 'count', 'total', 'group'),
  }),
  card: v.strictObject({ results: label, action: quoted('View Case Study') }),
  closing,
})

/** data/testimonials.yaml: the page and what clients said (requirements §2.15, §3.1.4). */
export const TestimonialsWords = v.strictObject({
  page: PageMetaSchema,
  hero: v.strictObject({ name: label, ...heading }),
  stats: stats(4),
  grid: v.strictObject({
    title: quoted('What My Clients Say'),
    count: withPlaces(label, 'count'),
    stars: withPlaces(label, 'rating'),
    results: quoted('Project Results'),
    project: quoted('Project Type'),
  }),
  disclaimer: v.strictObject({ title, text: copy }),
  closing,
  testimonials: list(
    TestimonialSchema,
    6,
    'In the order in which they are shown, at least six.',
  ),
})

/** data/work.yaml: words around the samples, videos and case studies (requirements §2.14). */
export const WorkWords = v.strictObject({
  back: label,
  expertise: label,
  approach: label,
  samples: label,
  view: quoted('View Content'),
  watch: quoted('Watch Content'),
  projects: link,
  videos: label,
  featured: v.strictObject({
    title,
    industry: label,
    duration: label,
    views: label,
    retention: label,
  }),
  videoProcess: title,
  chat: label,
  features: title,
  caseProcess: title,
  consultation: link,
  table: described(label, 'For screen readers, beside every table of a page.'),
  code: described(label, 'For screen readers, beside every block of code.'),
})

/** data/legal.yaml: words around the legal pages (requirements §2.18). */
export const LegalWords = v.strictObject({
  updated: quoted('Last updated:'),
  pages: label,
})

/** data/figures.yaml: words in the drawings of works; `sample` marks invented ones. */
export const FiguresWords = v.strictObject({
  sample: v.strictObject({
    curve: label,
    lanes: label,
    scores: label,
    proof: label,
    scenes: label,
    shares: label,
  }),
  scores: v.strictObject({
    weight: withPlaces(label, 'count'),
    entry: label,
    sum: label,
    out: label,
  }),
  shares: withPlaces(label, 'count', 'total'),
})
