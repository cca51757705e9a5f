import * as v from 'valibot'
import { FigureSchema } from './figure.ts'
import { namingFacts, text } from './text.ts'

/** A link to another site: https only, so that no page sends a visitor over an open line or runs a script. */
export const externalUrl = (name: string) =>
  v.pipe(
    v.string(`${name} must be text`),
    v.regex(
      /^https:\/\/[^\s/]+\.[^\s]+$/i,
      (issue) => `${name} must be a full address that starts with https://, not '${issue.input}'`,
    ),
  )

/** A route of this site, such as '/services'; that it exists is checked with the links of the built pages. */
export const internalPath = (name: string) =>
  v.pipe(
    v.string(`${name} must be text`),
    v.regex(
      /^\/(?!\/)[a-z0-9/#?=&.-]*$/i,
      (issue) => `${name} must be a path of this site that starts with one /, not '${issue.input}'`,
    ),
  )

/** The photo-host picture of a card. `photo` is the host's id; a drawn cover stands behind it until it arrives. */
export const PictureSchema = v.strictObject({
  photo: v.pipe(
    v.string('photo must be text'),
    v.regex(
      /^photo-[0-9a-z-]+$/,
      'photo must be an id of the photo host, such as photo-1488646953014-85cb44e25828',
    ),
  ),
  /** What the picture shows, for those who do not see it (WCAG 1.1.1). */
  alt: text('alt', 5, 140),
  /** Photographer, once known; the launch check lists pictures without one. */
  credit: v.optional(text('credit', 2, 80)),
})

/** Home tabs and portfolio filters, in the order they are shown (requirements §2.5.3, §2.13.2). */
export const projectGroups = [
  { id: 'ai', tab: 'AI Solutions', filter: 'AI Development' },
  { id: 'content', tab: 'Content Success Stories', filter: 'Content Creation' },
  { id: 'video', tab: 'Video Production', filter: 'Video Production' },
] as const
export type ProjectGroup = (typeof projectGroups)[number]['id']

/** One portfolio card that a sample page announces (requirements §3.1.3). Its link is the page itself. */
export const ProjectCardSchema = v.strictObject({
  title: text('title', 5, 70),
  description: text('description', 40, 220),
  image: PictureSchema,
  /** At most three are shown, the rest as '+N more'. */
  badges: v.pipe(
    v.array(text('badge', 2, 30), 'badges must be a list'),
    v.minLength(1, 'badges needs at least one entry'),
  ),
  /** What came of it; appears on hover and focus. */
  results: text('results', 10, 160),
  technologies: v.pipe(
    v.array(text('technology', 2, 40), 'technologies must be a list'),
    v.minLength(1, 'technologies needs at least one entry'),
  ),
  /** Whether the home page shows it too. */
  home: v.optional(v.boolean('home must be true or false'), true),
})
export type ProjectCard = v.InferOutput<typeof ProjectCardSchema>

const pageMeta = {
  /** Shown in search results and the browser tab; 5–60 characters. */
  title: v.pipe(
    v.string('title must be text'),
    v.trim(),
    v.minLength(5, 'title needs at least 5 characters'),
    v.maxLength(
      60,
      (issue) =>
        `Shorten the title to 60 characters: search results cut it there (it has ${issue.input.length})`,
    ),
  ),
  /** The sentence under the title in search results; 50–160 characters. It may name facts in braces. */
  description: namingFacts(
    'description',
    v.pipe(
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
    ),
  ),
  keywords: v.pipe(
    v.array(text('keyword', 2, 60), 'keywords must be a list'),
    v.minLength(1, 'keywords needs at least one entry'),
  ),
  /** The page's name in breadcrumbs and lists, where the title is too long. */
  label: v.optional(text('label', 2, 40)),
  /** Only where this page's content officially lives at another address. */
  canonicalUrl: v.optional(externalUrl('canonicalUrl')),
  /** A picture of your own for shared links (a path in public/); otherwise one is drawn from the title. */
  ogImage: v.optional(internalPath('ogImage')),
}

/** What every page says about itself (requirements §3.2.1). */
export const PageMetaSchema = v.strictObject(pageMeta)
export type PageMeta = v.InferOutput<typeof PageMetaSchema>

const StatSchema = v.strictObject({ number: text('number', 1, 12), label: text('label', 3, 40) })
const StepSchema = v.strictObject({
  icon: v.pipe(
    v.string('icon must be text'),
    v.regex(/^[a-z0-9-]+$/, 'icon must be a lucide icon name, such as file-text'),
  ),
  title: text('title', 3, 50),
  description: text('description', 20, 240),
})

/** Content sample card (requirements §2.14.2): a piece of work that can be read or watched elsewhere. */
export const SampleCardSchema = v.strictObject({
  title: text('title', 5, 90),
  description: v.optional(text('description', 20, 220)),
  link: externalUrl('link'),
  tags: v.pipe(
    v.array(text('tag', 2, 30), 'tags must be a list'),
    v.minLength(1, 'tags needs at least one entry'),
  ),
  isVideo: v.optional(v.boolean('isVideo must be true or false'), false),
})
export type SampleCard = v.InferOutput<typeof SampleCardSchema>

const showcase = {
  ...pageMeta,
  /** True while the page shows invented work; the launch check lists it. */
  sample: v.optional(v.boolean('sample must be true or false'), false),
  /** The page's visible heading (h1). */
  heading: text('heading', 5, 80),
  subtitle: text('subtitle', 30, 220),
  /** The category badge above the heading. */
  badge: text('badge', 3, 40),
  /** A drawing of the work at the top of the page, made from what is written here. */
  figure: v.optional(FigureSchema),
  /** What you bring to this kind of work, three to six short lines. */
  expertise: v.pipe(
    v.array(text('expertise', 5, 120), 'expertise must be a list'),
    v.minLength(3, 'expertise needs at least 3 entries'),
    v.maxLength(6, 'expertise may have at most 6 entries'),
  ),
  /** The portfolio cards that lead here: one, seldom two. */
  cards: v.pipe(
    v.array(ProjectCardSchema, 'cards must be a list'),
    v.minLength(1, 'cards needs at least one entry'),
    v.maxLength(2, 'cards may have at most 2 entries'),
  ),
}

/** pages/content/*.mdx */
export const SampleMetaSchema = v.strictObject({
  ...showcase,
  samples: v.pipe(
    v.array(SampleCardSchema, 'samples must be a list'),
    v.minLength(1, 'samples needs at least one entry'),
  ),
})
export type SampleMeta = v.InferOutput<typeof SampleMetaSchema>

/** Featured video (requirements §2.14.3). */
const FeaturedVideoSchema = v.strictObject({
  title: text('title', 5, 70),
  description: text('description', 40, 260),
  industry: text('industry', 3, 40),
  duration: text('duration', 2, 20),
  views: text('views', 2, 20),
  retention: text('retention', 2, 20),
  thumbnail: PictureSchema,
})
export type FeaturedVideo = v.InferOutput<typeof FeaturedVideoSchema>

/** pages/video/*.mdx */
export const VideoMetaSchema = v.strictObject({
  ...showcase,
  stats: v.optional(v.array(StatSchema, 'stats must be a list')),
  featured: v.optional(v.array(FeaturedVideoSchema, 'featured must be a list')),
  process: v.optional(v.array(StepSchema, 'process must be a list')),
  samples: v.optional(v.array(SampleCardSchema, 'samples must be a list')),
  /** What the chat button writes for the visitor; without it there is no chat button. */
  chatMessage: v.optional(text('chatMessage', 10, 300)),
})
export type VideoMeta = v.InferOutput<typeof VideoMetaSchema>

/** pages/ai/*.mdx */
export const CaseMetaSchema = v.strictObject({
  ...showcase,
  stats: v.optional(v.array(StatSchema, 'stats must be a list')),
  features: v.pipe(
    v.array(StepSchema, 'features must be a list'),
    v.minLength(3, 'features needs at least 3 entries'),
  ),
  process: v.optional(v.array(StepSchema, 'process must be a list')),
})
export type CaseMeta = v.InferOutput<typeof CaseMetaSchema>

/** pages/legal/*.mdx. The 'Last updated' date is the build's day (requirements §2.18.2), so there is no field for it. */
export const LegalMetaSchema = v.strictObject({
  ...pageMeta,
  heading: text('heading', 5, 80),
  subtitle: text('subtitle', 30, 220),
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
}

/** Pages that no visitor looks for: not in the sitemap, not for search engines, without structured data. */
export const utilityPaths: ReadonlySet<string> = new Set(['/404', '/offline'])
