import * as v from 'valibot'
import { type Figure, FigureSchema } from './figure.ts'
import { kind } from './kinds.ts'
import { icon, text } from './text.ts'

/** A link to another site: https only, which also excludes javascript: links. */
export const externalUrl = (name: string) =>
  v.pipe(
    v.string(`${name} must be text`),
    v.regex(
      /^https:\/\/[^\s/]+\.[^\s]+$/i,
      (issue) => `${name} must be a full address that starts with https://, not '${issue.input}'`,
    ),
    kind('address'),
  )

/**
 * A route of this site, such as '/services'; that it exists is checked with the links of the built
 * pages.
 */
export const internalPath = (name: string) =>
  v.pipe(
    v.string(`${name} must be text`),
    v.regex(
      /^\/(?!\/)[a-z0-9/#?=&.-]*$/i,
      (issue) => `${name} must be a path of this site that starts with one /, not '${issue.input}'`,
    ),
    kind('picture'),
  )

/** A picture of the photo host. */
export const PictureSchema = v.strictObject({
  photo: v.pipe(
    v.string('photo must be text'),
    v.regex(
      /^photo-[0-9a-z-]+$/,
      'photo must be an id of the photo host, such as photo-1488646953014-85cb44e25828',
    ),
    kind('picture'),
    v.description(
      'The id of the photo at images.unsplash.com; a drawn cover is shown until it loads.',
    ),
  ),
  // WCAG 1.1.1
  alt: v.pipe(
    text('alt', 5, 140),
    v.description('What the picture shows, for those who do not see it.'),
  ),
  credit: v.optional(
    v.pipe(
      text('credit', 2, 80),
      v.description('The photographer; the launch check lists pictures without one.'),
    ),
  ),
})

/** In the order of the home page's tabs (requirements §2.5.3). */
export const projectGroups = ['ai', 'content', 'video'] as const
export type ProjectGroup = (typeof projectGroups)[number]

/**
 * One portfolio card that a sample page announces (requirements §3.1.3). Its link is the page
 * itself.
 */
export const ProjectCardSchema = v.strictObject({
  title: v.pipe(text('title', 5, 70), v.description('The heading of the card.')),
  description: v.pipe(
    text('description', 40, 220),
    v.description('What the work was, in 40 to 220 characters.'),
  ),
  image: v.optional(v.pipe(PictureSchema, v.description('Without one the figure is drawn.'))),
  badges: v.pipe(
    v.array(text('badge', 2, 30), 'badges must be a list'),
    v.minLength(1, 'badges needs at least one entry'),
    v.description('Short tags; three are shown, the rest as a count.'),
  ),
  // Appears on hover and focus.
  results: v.pipe(
    text('results', 10, 160),
    v.description('What came of it, in one line. Only what you can prove once sample is false.'),
  ),
  technologies: v.pipe(
    v.array(text('technology', 2, 40), 'technologies must be a list'),
    v.minLength(1, 'technologies needs at least one entry'),
    v.description('Tools that you used.'),
  ),
  home: v.optional(
    v.pipe(
      v.boolean('home must be true or false'),
      v.description('false keeps the card off the home page.'),
    ),
    true,
  ),
})
export type ProjectCard = v.InferOutput<typeof ProjectCardSchema>

/** Words that people would search for. */
export const keyword = v.pipe(text('keyword', 2, 60), kind('search words'))

const pageMeta = {
  title: v.pipe(
    v.string('title must be text'),
    v.trim(),
    kind('title'),
    v.minLength(5, 'title needs at least 5 characters'),
    v.maxLength(
      60,
      (issue) =>
        `Shorten the title to 60 characters: search results cut it there (it has ${issue.input.length})`,
    ),
    v.description(
      'Search results and the browser tab show this; 5 to 60 characters, different on every page.',
    ),
  ),
  description: v.pipe(
    v.string('description must be text'),
    v.trim(),
    v.minLength(
      50,
      (issue) => `description needs 50 to 160 characters, it has ${issue.input.length}`,
    ),
    v.maxLength(
      160,
      (issue) => `description needs 50 to 160 characters, it has ${issue.input.length}`,
    ),
    v.description(
      'The sentence under the title in search results; 50 to 160 characters, facts in braces.',
    ),
  ),
  keywords: v.pipe(
    v.array(keyword, 'keywords must be a list'),
    v.minLength(1, 'keywords needs at least one entry'),
    v.description('Words that people would search for; at least one.'),
  ),
  label: v.optional(
    v.pipe(
      text('label', 2, 40),
      v.description('A shorter name for lists and breadcrumbs, where the title is too long.'),
    ),
  ),
  canonicalUrl: v.optional(
    v.pipe(
      externalUrl('canonicalUrl'),
      v.description(
        'Only where this page officially lives at another address: that address, with https://.',
      ),
    ),
  ),
  ogImage: v.optional(
    v.pipe(
      internalPath('ogImage'),
      v.description(
        'A path in public/ to a picture for shared links; without it one is drawn from the title.',
      ),
    ),
  ),
}

/** Metadata of every page (requirements §3.2.1). */
export const PageMetaSchema = v.strictObject(pageMeta)
export type PageMeta = v.InferOutput<typeof PageMetaSchema>

const StatSchema = v.strictObject({
  number: v.pipe(text('number', 1, 12), v.description('The figure as it is shown, in quotes.')),
  label: v.pipe(text('label', 3, 40), v.description('What it counts.')),
})
const stats = v.optional(
  v.pipe(
    v.array(StatSchema, 'stats must be a list'),
    v.description('Figures with what they count. Only what you can prove once sample is false.'),
  ),
)

const StepSchema = v.strictObject({
  icon,
  title: v.pipe(text('title', 3, 50), v.description('A few words.')),
  description: v.pipe(
    text('description', 20, 240),
    v.description('One or two sentences, 20 to 240 characters.'),
  ),
})
const processSteps = v.optional(
  v.pipe(
    v.array(StepSchema, 'process must be a list'),
    v.description('The steps you worked in, in order.'),
  ),
)

/**
 * Content sample card (requirements §2.14.2): a piece of work that can be read or watched
 * elsewhere.
 */
export const SampleCardSchema = v.strictObject({
  title: v.pipe(text('title', 5, 90), v.description('The heading of the piece.')),
  description: v.optional(
    v.pipe(text('description', 20, 220), v.description('One sentence about it.')),
  ),
  link: v.pipe(
    externalUrl('link'),
    v.description('Where it can be read or watched, with https://.'),
  ),
  tags: v.pipe(
    v.array(text('tag', 2, 30), 'tags must be a list'),
    v.minLength(1, 'tags needs at least one entry'),
    v.description('One or more short tags.'),
  ),
  isVideo: v.optional(
    v.pipe(
      v.boolean('isVideo must be true or false'),
      v.description("true makes the link say 'Watch Content' instead of 'View Content'."),
    ),
    false,
  ),
})
export type SampleCard = v.InferOutput<typeof SampleCardSchema>

const samples = v.pipe(
  v.array(SampleCardSchema, 'samples must be a list'),
  v.description('Pieces that can be read or watched elsewhere, one entry each.'),
)

const opening = {
  heading: v.pipe(
    text('heading', 5, 80),
    v.description('The large heading at the top of the page.'),
  ),
  subtitle: v.pipe(
    text('subtitle', 30, 220),
    v.description('One or two sentences under the heading.'),
  ),
}

const showcase = {
  ...pageMeta,
  sample: v.optional(
    v.pipe(
      v.boolean('sample must be true or false'),
      v.description(
        'true while the work is invented; the launch check lists the page until it is false.',
      ),
    ),
    false,
  ),
  ...opening,
  badge: v.pipe(
    text('badge', 3, 40),
    v.description(
      'The kind of work above the heading: Content Creation, Video Production or AI Development.',
    ),
  ),
  figure: v.optional(
    v.pipe(
      FigureSchema,
      v.description('A drawing of the work at the top of the page, made from the fields below.'),
    ),
  ),
  expertise: v.pipe(
    v.array(text('expertise', 5, 120), 'expertise must be a list'),
    v.minLength(3, 'expertise needs at least 3 entries'),
    v.maxLength(6, 'expertise may have at most 6 entries'),
    v.description('What you bring to this kind of work: three to six short lines.'),
  ),
  cards: v.pipe(
    v.array(ProjectCardSchema, 'cards must be a list'),
    v.minLength(1, 'cards needs at least one entry'),
    v.maxLength(2, 'cards may have at most 2 entries'),
    v.description(
      'The card that leads here from the portfolio and the home page; one, seldom two.',
    ),
  ),
}

/** pages/content/*.mdx */
export const SampleMetaSchema = v.strictObject({
  ...showcase,
  samples: v.pipe(samples, v.minLength(1, 'samples needs at least one entry')),
})
export type SampleMeta = v.InferOutput<typeof SampleMetaSchema>

/** Featured video (requirements §2.14.3). */
const FeaturedVideoSchema = v.strictObject({
  title: v.pipe(text('title', 5, 70), v.description('The name of the video.')),
  description: v.pipe(
    text('description', 40, 260),
    v.description('What it was made for and how it works, in 40 to 260 characters.'),
  ),
  industry: v.pipe(text('industry', 3, 40), v.description("The customer's line of business.")),
  duration: v.pipe(text('duration', 2, 20), v.description('How long it runs, such as 90 seconds.')),
  views: v.pipe(text('views', 2, 20), v.description('How often it was watched, in quotes.')),
  retention: v.pipe(
    text('retention', 2, 20),
    v.description('The share of it that viewers watched, in quotes.'),
  ),
  thumbnail: v.pipe(PictureSchema, v.description('The picture of the video.')),
})
export type FeaturedVideo = v.InferOutput<typeof FeaturedVideoSchema>

/** pages/video/*.mdx */
export const VideoMetaSchema = v.strictObject({
  ...showcase,
  stats,
  featured: v.optional(
    v.pipe(
      v.array(FeaturedVideoSchema, 'featured must be a list'),
      v.description('Videos shown large, with their figures.'),
    ),
  ),
  process: processSteps,
  samples: v.optional(samples),
  chatMessage: v.optional(
    v.pipe(
      text('chatMessage', 10, 300),
      v.description(
        'What the chat button writes for the visitor; without it there is no chat button.',
      ),
    ),
  ),
})
export type VideoMeta = v.InferOutput<typeof VideoMetaSchema>

/** pages/ai/*.mdx */
export const CaseMetaSchema = v.strictObject({
  ...showcase,
  stats,
  features: v.pipe(
    v.array(StepSchema, 'features must be a list'),
    v.minLength(3, 'features needs at least 3 entries'),
    v.description('What the work does, at least three entries.'),
  ),
  process: processSteps,
})
export type CaseMeta = v.InferOutput<typeof CaseMetaSchema>

/**
 * pages/legal/*.mdx. The 'Last updated' date is the build's day (requirements §2.18.2), so there is
 * no field for it.
 */
export const LegalMetaSchema = v.strictObject({
  ...pageMeta,
  ...opening,
})
export type LegalMeta = v.InferOutput<typeof LegalMetaSchema>

export const frontmatterSchemas = {
  content: SampleMetaSchema,
  video: VideoMetaSchema,
  ai: CaseMetaSchema,
  legal: LegalMetaSchema,
} as const
export type MdxKind = keyof typeof frontmatterSchemas

/** A project card together with the page that it leads to (requirements §3.1.3). */
export interface Project extends ProjectCard {
  id: string
  link: string
  group: ProjectGroup
  /** The figure of the page. */
  figure?: Figure | undefined
  /** True for a further card of the same page. */
  isSecond: boolean
}

/** Utility pages: left out of the sitemap, of search engines and of structured data. */
export const utilityPaths: ReadonlySet<string> = new Set(['/404', '/offline'])
