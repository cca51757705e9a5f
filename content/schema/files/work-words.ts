import { TestimonialSchema } from '../blocks.ts'
import { withPlaceholders } from '../kinds.ts'
import { PageMetaSchema } from '../page.ts'
import { list, object, withDescription } from '../values.ts'
import {
  introducedSection,
  label,
  labels,
  link,
  panel,
  section,
  sentences,
  stats,
  title,
} from '../words.ts'

const closing = section({ text: sentences, action: link })

/** Content files and their schemas; the editor lists their forms in this order. */
export const workFiles = {
  /** The portfolio; its cards are in the metadata of the works' pages (requirements §2.13). */
  'data/projects.yaml': object({
    page: PageMetaSchema,
    hero: introducedSection({ name: label }),
    filters: object({
      label,
      all: label,
      content: label,
      video: label,
      ai: label,
      allShown: withPlaceholders(label, 'total'),
      shown: withPlaceholders(label, 'count', 'total', 'group'),
    }),
    card: labels('results', 'action'),
    closing,
  }),

  /** The testimonials page and all testimonials (requirements §2.15, §3.1.4). */
  'data/testimonials.yaml': object({
    page: PageMetaSchema,
    hero: introducedSection({ name: label }),
    stats: stats(4),
    grid: section({
      count: withPlaceholders(label, 'count'),
      stars: withPlaceholders(label, 'rating'),
      results: label,
      project: label,
    }),
    disclaimer: panel,
    closing,
    testimonials: list(
      TestimonialSchema,
      6,
      'In the order in which they are shown, at least six.',
    ),
  }),

  /** Words around the samples, videos and case studies (requirements §2.14). */
  'data/work.yaml': object({
    back: label,
    expertise: label,
    approach: label,
    samples: label,
    view: label,
    watch: label,
    projects: link,
    videos: label,
    featured: section({
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
    table: withDescription(
      label,
      'For screen readers, beside every table of a page.',
    ),
    code: withDescription(
      label,
      'For screen readers, beside every block of code.',
    ),
  }),

  /** Words around the legal pages (requirements §2.18). */
  'data/legal.yaml': labels('updated', 'pages'),

  /** Words in figures; `sample` has a label for invented figures of each kind. */
  'data/figures.yaml': object({
    sample: labels('curve', 'lanes', 'scores', 'proof', 'scenes', 'shares'),
    scores: object({
      weight: withPlaceholders(label, 'count'),
      entry: label,
      sum: label,
      out: label,
    }),
    shares: withPlaceholders(label, 'count', 'total'),
  }),
} as const
