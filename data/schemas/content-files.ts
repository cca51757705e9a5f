import * as v from 'valibot'
import { AboutWords } from './content/about-words.ts'
import { AiMasteryCourseWords } from './content/ai-mastery-course-words.ts'
import { CareerWords, LevelWords } from './content/career-words.ts'
import { ConsultationWords } from './content/consultation-words.ts'
import { ContactWords, GuideWords } from './content/contact-words.ts'
import { FailuresWords } from './content/failures-words.ts'
import {
  ApplicationForm,
  ConsultationForm,
  ContactForm,
  FormsWords,
  HomeContactForm,
  SendLabels,
  ServiceRequestForm,
} from './content/form-words.ts'
import { HomeWords } from './content/home-words.ts'
import { ServiceRequestWords } from './content/service-request-words.ts'
import { ServicesWords, ServiceWords } from './content/services-words.ts'
import { SkillsWords } from './content/skills-words.ts'
import { ToastsWords } from './content/toasts-words.ts'
import { ProjectsWords, TestimonialsWords } from './content/work-words.ts'
import { factFiles } from './fact-files.ts'
import { list } from './facts.ts'
import { RedirectsSchema } from './old-addresses.ts'
import { PageMetaSchema } from './page.ts'
import { label, note } from './words.ts'

/** A page whose other words are not in a content file yet. */
const PageWords = v.strictObject({ page: PageMetaSchema })

/** Content files by their path, each with its schema; words in the order of the site's menu. */
export const contentFiles = {
  'data/home.yaml': HomeWords,
  'data/about.yaml': AboutWords,
  'data/skills.yaml': SkillsWords,
  'data/services.yaml': ServicesWords,
  'data/services/ai-solutions.yaml': ServiceWords,
  'data/services/digital-marketing.yaml': ServiceWords,
  'data/services/youtube-strategy.yaml': ServiceWords,
  'data/services/content-creation.yaml': ServiceWords,
  'data/services/designs.yaml': ServiceWords,
  'data/projects.yaml': ProjectsWords,
  'data/testimonials.yaml': TestimonialsWords,
  'data/contact.yaml': ContactWords,
  'data/ai-mastery-course.yaml': AiMasteryCourseWords,
  'data/ai-career-program.yaml': CareerWords,
  'data/career/beginner.yaml': LevelWords.beginner,
  'data/career/intermediate.yaml': LevelWords.intermediate,
  'data/career/professional.yaml': LevelWords.professional,
  'data/career/expert.yaml': LevelWords.expert,
  'data/service-request.yaml': ServiceRequestWords,
  'data/consultation.yaml': ConsultationWords,
  'data/404.yaml': PageWords,
  'data/offline.yaml': PageWords,
  'data/forms/common.yaml': FormsWords,
  'data/forms/home-contact.yaml': HomeContactForm,
  'data/forms/contact.yaml': ContactForm,
  'data/forms/service-request.yaml': ServiceRequestForm,
  'data/forms/consultation.yaml': ConsultationForm,
  'data/forms/application.yaml': ApplicationForm,
  'data/forms/send-labels.yaml': SendLabels,
  'data/failures.yaml': FailuresWords,
  'data/toasts.yaml': ToastsWords,
  'data/guide.yaml': GuideWords,
  'data/footer.yaml': v.strictObject({ disclaimer: note }),
  'data/own-words.yaml': v.strictObject({ replaced: list('replaced', label, 0) }),
  'data/redirects.json': RedirectsSchema,
  ...factFiles,
} as const
export type ContentFile = keyof typeof contentFiles
/** The checked words of a content file, with named facts filled in. */
export type ContentOf<File extends ContentFile> = v.InferOutput<(typeof contentFiles)[File]>
