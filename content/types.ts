// Types of checked content, for components. This file exports only types, so that no code of the
// schemas and readers gets into a page or a visitor's browser.

export type { FaqItem, Testimonial } from './schema/blocks.ts'
export type { ContentOf } from './schema/content-files.ts'
export type { FigureData, FigureKind, FigureOf } from './schema/figure.ts'
export type { ToastText } from './schema/files/feedback-words.ts'
export type { RequestedService } from './schema/files/form-words.ts'
export type { SkillCategory } from './schema/files/profile-words.ts'
export type {
  ServiceCard,
  ServicePageWords,
} from './schema/files/services-words.ts'
export type { Redirects } from './schema/old-addresses.ts'
export type {
  CaseMeta,
  FeaturedVideo,
  LegalMeta,
  MdxKind,
  PageMeta,
  Project,
  VideoMeta,
  WorkSample,
} from './schema/page.ts'
