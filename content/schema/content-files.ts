import type * as v from 'valibot'
import { factFiles } from './fact-files.ts'
import { enquiryFiles } from './files/enquiry-words.ts'
import { feedbackFiles } from './files/feedback-words.ts'
import { formFiles } from './files/form-words.ts'
import { frameFiles } from './files/frame-words.ts'
import { homeFiles } from './files/home-words.ts'
import { messageFiles } from './files/message-words.ts'
import { profileFiles } from './files/profile-words.ts'
import { programFiles } from './files/program-words.ts'
import { serviceFiles } from './files/services-words.ts'
import { workFiles } from './files/work-words.ts'
import { RedirectsSchema } from './old-addresses.ts'

/**
 * Schemas of all content files, by path: first the files of words (those of pages are in the order
 * of the site's menu), then redirects and facts.
 */
export const contentFiles = {
  ...homeFiles,
  ...profileFiles,
  ...serviceFiles,
  ...workFiles,
  ...enquiryFiles,
  ...programFiles,
  ...formFiles,
  ...messageFiles,
  ...frameFiles,
  ...feedbackFiles,
  'data/redirects.yaml': RedirectsSchema,
  ...factFiles,
} as const
export type ContentFile = keyof typeof contentFiles
/** The checked values of a content file, with facts filled in. */
export type ContentOf<File extends ContentFile> = v.InferOutput<
  (typeof contentFiles)[File]
>

export const isContentFile = (file: string): file is ContentFile =>
  file in contentFiles
