import * as v from 'valibot'
import type { ProjectGroup } from '#data/ids.ts'
import { otherSiteProblem } from './address-problem.ts'
import { type FigureData, FigureSchema } from './figure.ts'
import { kind } from './kinds.ts'
import {
  checkedText,
  icon,
  internalPath,
  notTextMessage,
  text,
  textInFormat,
} from './text.ts'
import { flag, list, object, withDescription } from './values.ts'

/** Schema of a link to another site: https only, which also excludes javascript: links. */
export const externalUrl = (description?: string) =>
  withDescription(
    v.pipe(checkedText(otherSiteProblem), kind('address')),
    description,
  )

/** Schema of a picture of the photo host. */
const PictureSchema = object({
  photo: v.pipe(
    textInFormat(
      /^photo-[0-9a-z-]+$/,
      'be an id of the photo host, such as photo-1488646953014-85cb44e25828',
    ),
    kind('picture'),
    v.description(
      'The id of the photo at images.unsplash.com; a drawn cover is shown until it loads.',
    ),
  ),
  // A picture needs a text alternative (WCAG 1.1.1).
  alt: text(5, 140, 'What the picture shows, for those who do not see it.'),
})

/** Schema of a portfolio card, which leads to the page that defines it (requirements §3.1.3). */
const ProjectCardSchema = object({
  title: text(5, 70, 'The heading of the card.'),
  description: text(40, 220, 'What the work was, in 40 to 220 characters.'),
  image: v.optional(
    withDescription(PictureSchema, 'Without one the figure is drawn.'),
  ),
  badges: list(
    text(2, 30),
    1,
    'Short tags; three are shown, the rest as a count.',
  ),
  // The card shows its results on hover and focus (components/portfolio/ProjectCard).
  results: text(
    10,
    160,
    'What came of it, in one line. Only what you can prove once sample is false.',
  ),
  technologies: list(text(2, 40), 1, 'Tools that you used.'),
  home: v.optional(flag('false keeps the card off the home page.'), true),
})
export type ProjectCardMeta = v.InferOutput<typeof ProjectCardSchema>

/** Schema of a word or phrase that people would search for. */
export const keyword = v.pipe(text(2, 60), kind('search words'))

/** Schema of the picture of a shared link, in a format that chat apps and social networks show. */
const SharedPictureSchema = v.pipe(
  internalPath(
    'A path in public/ to a picture for shared links; without it one is drawn from the title.',
  ),
  v.check(
    (address) => /\.(?:jpe?g|png|webp)$/i.test(address),
    ({ input }) =>
      `'${input}' would stay blank where the link is shared: save it as JPEG, PNG or WebP`,
  ),
)

/** Fields of every page's metadata. */
const pageMeta = {
  title: v.pipe(
    v.string(notTextMessage),
    v.trim(),
    kind('title'),
    v.minLength(5, 'needs at least 5 characters'),
    v.maxLength(
      60,
      ({ input }) =>
        `Shorten the title to 60 characters: search results cut it there (it has ${input.length})`,
    ),
    v.description(
      'Search results and the browser tab show this; 5 to 60 characters, different on every page.',
    ),
  ),
  description: text(
    50,
    160,
    'The sentence under the title in search results; 50 to 160 characters, facts in braces.',
  ),
  keywords: list(
    keyword,
    1,
    'Words that people would search for; at least one.',
  ),
  label: v.optional(
    text(
      2,
      40,
      'A shorter name for lists and breadcrumbs, where the title is too long.',
    ),
  ),
  canonicalUrl: v.optional(
    externalUrl(
      'Only where this page officially lives at another address: that address, with https://.',
    ),
  ),
  ogImage: v.optional(SharedPictureSchema),
}

/** Schema of the metadata that every page has (requirements §3.2.1). */
export const PageMetaSchema = object(pageMeta)
export type PageMeta = v.InferOutput<typeof PageMetaSchema>

const StatSchema = object({
  number: text(1, 12, 'The figure as it is shown, such as 50+.'),
  label: text(3, 40, 'What it counts.'),
})
const workStats = v.optional(
  list(
    StatSchema,
    0,
    'Figures with what they count. Only what you can prove once sample is false.',
  ),
)

const StepSchema = object({
  icon,
  title: text(3, 50, 'A few words.'),
  description: text(20, 240, 'One or two sentences, 20 to 240 characters.'),
})
const processSteps = v.optional(
  list(StepSchema, 0, 'The steps you worked in, in order.'),
)

/** Schema of a piece of work that is shown on another site (requirements §2.14.2). */
const WorkSampleSchema = object({
  title: text(5, 90, 'The heading of the piece.'),
  description: v.optional(text(20, 220, 'One sentence about it.')),
  link: externalUrl('Where it can be read or watched, with https://.'),
  tags: list(text(2, 30), 1, 'One or more short tags.'),
  isVideo: v.optional(
    flag("true makes the link say 'Watch Content' instead of 'View Content'."),
    false,
  ),
})
export type WorkSample = v.InferOutput<typeof WorkSampleSchema>

const samplesOfWork = (min: number) =>
  list(
    WorkSampleSchema,
    min,
    'Pieces that can be read or watched elsewhere, one entry each.',
  )

/** Fields of the words at the top of an MDX page. */
const pageOpening = {
  heading: text(5, 80, 'The large heading at the top of the page.'),
  subtitle: text(30, 220, 'One or two sentences under the heading.'),
}

/** Fields of the pages of works: content, video and AI. */
const workPage = {
  ...pageMeta,
  sample: v.optional(
    flag(
      'true while the work is invented; the launch check lists the page until it is false.',
    ),
    false,
  ),
  ...pageOpening,
  badge: text(
    3,
    40,
    'The kind of work above the heading: Content Creation, Video Production or AI Development.',
  ),
  figure: v.optional(
    withDescription(
      FigureSchema,
      'A drawing of the work at the top of the page, made from the fields below.',
    ),
  ),
  expertise: list(
    text(5, 120),
    [3, 6],
    'What you bring to this kind of work: three to six short lines.',
  ),
  cards: list(
    ProjectCardSchema,
    [1, 2],
    'The card that leads here from the portfolio and the home page; one, seldom two.',
  ),
}

/** Schema of a video that a page shows large (requirements §2.14.3). */
const FeaturedVideoSchema = object({
  title: text(5, 70, 'The name of the video.'),
  description: text(
    40,
    260,
    'What it was made for and how it works, in 40 to 260 characters.',
  ),
  industry: text(3, 40, "The customer's line of business."),
  duration: text(2, 20, 'How long it runs, such as 90 seconds.'),
  views: text(2, 20, 'How often it was watched, such as 120K.'),
  retention: text(2, 20, 'The share of it that viewers watched, such as 88%.'),
  thumbnail: withDescription(PictureSchema, 'The picture of the video.'),
})
export type FeaturedVideo = v.InferOutput<typeof FeaturedVideoSchema>

/** Schemas of the frontmatter of MDX pages, by their folder in pages/. */
export const frontmatterSchemas = {
  content: object({ ...workPage, samples: samplesOfWork(1) }),
  video: object({
    ...workPage,
    stats: workStats,
    featured: v.optional(
      list(FeaturedVideoSchema, 0, 'Videos shown large, with their figures.'),
    ),
    process: processSteps,
    samples: v.optional(samplesOfWork(0)),
    chatMessage: v.optional(
      text(
        10,
        300,
        'What the chat button writes for the visitor; without it there is no chat button.',
      ),
    ),
  }),
  ai: object({
    ...workPage,
    stats: workStats,
    features: list(
      StepSchema,
      3,
      'What the work does, at least three entries.',
    ),
    process: processSteps,
  }),
  // 'Last updated' is the day of the build or of the visit, so it has no field (requirements
  // §2.18.2).
  legal: object({ ...pageMeta, ...pageOpening }),
} as const
/** Kind of an MDX page, named like its folder in pages/. */
export type MdxKind = keyof typeof frontmatterSchemas
type Meta<Kind extends MdxKind> = v.InferOutput<
  (typeof frontmatterSchemas)[Kind]
>
export type SampleMeta = Meta<'content'>
export type VideoMeta = Meta<'video'>
export type CaseMeta = Meta<'ai'>
export type LegalMeta = Meta<'legal'>

/** A portfolio card with facts about the page that it leads to (requirements §3.1.3). */
export interface Project extends ProjectCardMeta {
  id: string
  link: string
  group: ProjectGroup
  /** The figure of the page. */
  figure?: FigureData | undefined
  /** Whether a card before this one leads to the same page. */
  isSecond: boolean
}
