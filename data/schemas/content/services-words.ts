import * as v from 'valibot'
import { list, TitledSchema } from '../facts.ts'
import { FigureSchema } from '../figure.ts'
import { withPrices } from '../kinds.ts'
import { keyword, PageMetaSchema } from '../page.ts'
import { icon, text } from '../text.ts'
import { copy, exactly, label, link, quoted, quotedLink, stats, title } from '../words.ts'

/**
 * The card of a service on the home and services pages (requirements §3.1.2). No page shows its
 * keywords; they are required.
 */
const CardSchema = v.strictObject({
  title: text('title', 3, 60),
  description: text('description', 40, 260),
  icon,
  highlights: v.pipe(
    exactly('highlights', text('highlight', 2, 30), 3),
    v.description('Three short tags.'),
  ),
  features: list('features', text('feature', 5, 100), 3),
  keywords: list('keywords', keyword),
})
export type ServiceCard = v.InferOutput<typeof CardSchema>

/** A service package; without a price, since each is quoted after a call. */
const PackageSchema = v.strictObject({
  name: text('name', 3, 40),
  forWhom: text('forWhom', 20, 200),
  includes: list('includes', text('includes', 5, 120), 4),
})

/** data/services/*.yaml: the page of a service, and its card (requirements §2.12.2). */
export const ServiceWords = v.strictObject({
  page: PageMetaSchema,
  card: CardSchema,
  badge: text('badge', 3, 50),
  headline: text('headline', 10, 90),
  intro: text('intro', 80, 500),
  /** A drawing of the work beside or below the headline. */
  figure: FigureSchema,
  stats: stats(3),
  why: v.strictObject({
    title: text('title', 5, 70),
    points: list('points', text('point', 20, 200), 4),
  }),
  offers: v.strictObject({
    title: text('title', 5, 70),
    cards: v.pipe(
      v.array(
        v.strictObject({
          icon,
          title: text('title', 3, 60),
          description: text('description', 50, 320),
          keywords: list('keywords', keyword, 2),
        }),
      ),
      v.length(6, 'cards needs exactly 6 entries'),
    ),
  }),
  refusal: v.pipe(
    text('refusal', 20, 200),
    v.description('What I do not do or promise, in large type in the middle of the page.'),
  ),
  benefits: v.strictObject({ title: text('title', 5, 70), items: list('items', TitledSchema, 3) }),
  industries: text('industries', 120, 900),
  /** Exactly one of these three closes the page. */
  caseStudies: v.optional(
    v.strictObject({
      title: text('title', 5, 70),
      items: list(
        'items',
        v.strictObject({
          client: text('client', 3, 70),
          challenge: text('challenge', 20, 300),
          work: text('work', 20, 400),
          outcome: text('outcome', 10, 300),
          /** True while the client is invented; the launch check lists it. */
          sample: v.boolean('sample must be true or false'),
        }),
        2,
      ),
    }),
  ),
  process: v.optional(
    v.strictObject({ title: text('title', 5, 70), steps: list('steps', TitledSchema, 4) }),
  ),
  packages: v.optional(
    v.strictObject({
      title: text('title', 5, 70),
      intro: withPrices(text('intro', 40, 260)),
      items: v.pipe(v.array(PackageSchema), v.length(3, 'packages needs exactly 3 entries')),
    }),
  ),
})
export type ServicePage = Omit<v.InferOutput<typeof ServiceWords>, 'page' | 'card'>

/** data/services.yaml: the list of services, and what their pages share (requirements §2.12). */
export const ServicesWords = v.strictObject({
  page: PageMetaSchema,
  hero: v.strictObject({ title, intro: withPrices(text('intro', 60, 150)) }),
  card: v.strictObject({ more: label, from: label }),
  closing: v.strictObject({ title, text: copy, action: link }),
  onEachPage: v.strictObject({
    back: quoted('Back to Services'),
    contents: label,
    request: label,
    industries: label,
    keywords: label,
    challenge: label,
    work: label,
    outcome: label,
    ask: label,
  }),
  callToAction: v.strictObject({
    title,
    text: copy,
    stats: stats(3),
    primary: quotedLink('Get Free Consultation'),
    secondary: quotedLink('View My Success Stories'),
  }),
})
