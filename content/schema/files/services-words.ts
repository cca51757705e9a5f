import * as v from 'valibot'
import { TitledSchema } from '../blocks.ts'
import { FigureSchema } from '../figure.ts'
import { asPricedText } from '../kinds.ts'
import { keyword, PageMetaSchema } from '../page.ts'
import { icon, text } from '../text.ts'
import { flag, list, listOfExactly, object } from '../values.ts'
import {
  label,
  labels,
  link,
  section,
  sentences,
  stats,
  title,
} from '../words.ts'

/** Schema of a service's card. Requirements §3.1.2 ask for keywords, but no page shows them. */
const CardSchema = object({
  title: text(3, 60),
  description: text(40, 260),
  icon,
  highlights: listOfExactly(text(2, 30), 3, 'Three short tags.'),
  features: list(text(5, 100), 3),
  keywords: list(keyword),
})
export type ServiceCard = v.InferOutput<typeof CardSchema>

/** Schema of a service package. It has no price: each package is quoted after a call. */
const PackageSchema = object({
  name: text(3, 40),
  forWhom: text(20, 200),
  includes: list(text(5, 120), 4),
})

/** Schema of the words of a service's page and card (requirements §2.12.2). */
const ServicePageSchema = object({
  page: PageMetaSchema,
  card: CardSchema,
  badge: text(3, 50),
  headline: text(10, 90),
  intro: text(80, 500),
  /** The figure beside or below the headline. */
  figure: FigureSchema,
  stats: stats(3),
  why: section({
    points: list(text(20, 200), 4),
  }),
  offers: section({
    cards: listOfExactly(
      object({
        icon,
        title: text(3, 60),
        description: text(50, 320),
        keywords: list(keyword, 2),
      }),
      6,
    ),
  }),
  refusal: text(
    20,
    200,
    'What I do not do or promise, in large type in the middle of the page.',
  ),
  benefits: section({
    items: list(TitledSchema, 3),
  }),
  industries: text(120, 900),
  /** A page has one or more of these at its end: case studies, process, packages. */
  caseStudies: v.optional(
    section({
      items: list(
        object({
          client: text(3, 70),
          challenge: text(20, 300),
          work: text(20, 400),
          outcome: text(10, 300),
          /** Whether the client is invented, which the launch check reports. */
          sample: flag(),
        }),
        2,
      ),
    }),
  ),
  process: v.optional(section({ steps: list(TitledSchema, 4) })),
  packages: v.optional(
    section({
      intro: asPricedText(text(40, 260)),
      items: listOfExactly(PackageSchema, 3),
    }),
  ),
})
export type ServicePageWords = Omit<
  v.InferOutput<typeof ServicePageSchema>,
  'page' | 'card'
>

/** Content files and their schemas; the editor lists their forms in this order. */
export const serviceFiles = {
  /** The page with all services, and words that the services' pages share (requirements §2.12). */
  'data/services.yaml': object({
    page: PageMetaSchema,
    hero: object({
      name: label,
      title,
      intro: asPricedText(text(60, 150)),
      stats: stats(3),
    }),
    card: labels('more', 'from'),
    closing: section({ text: sentences, action: link }),
    onEachPage: labels(
      'back',
      'contents',
      'request',
      'industries',
      'keywords',
      'challenge',
      'work',
      'outcome',
      'ask',
    ),
    callToAction: section({
      text: sentences,
      stats: stats(3),
      primary: link,
      secondary: link,
    }),
  }),

  'data/services/ai-solutions.yaml': ServicePageSchema,
  'data/services/digital-marketing.yaml': ServicePageSchema,
  'data/services/youtube-strategy.yaml': ServicePageSchema,
  'data/services/content-creation.yaml': ServicePageSchema,
  'data/services/designs.yaml': ServicePageSchema,
} as const
