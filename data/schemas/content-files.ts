import * as v from 'valibot'
import { AboutWords } from './content/about-words.ts'
import { AiMasteryCourseWords } from './content/ai-mastery-course-words.ts'
import { CareerWords, LevelWords } from './content/career-words.ts'
import { ConsultationWords } from './content/consultation-words.ts'
import { ContactWords, GuideWords } from './content/contact-words.ts'
import { FailuresWords } from './content/failures-words.ts'
import {
  ApplicationFormWords,
  ConsultationFormWords,
  ContactFormWords,
  FormsWords,
  HomeContactFormWords,
  SendLabels,
  ServiceRequestFormWords,
} from './content/form-words.ts'
import {
  ChatCardWords,
  CommonWords,
  ConsentWords,
  CurrenciesWords,
  FooterWords,
  NavigationWords,
  NotFoundWords,
  OfflineWords,
} from './content/frame-words.ts'
import { HomeWords } from './content/home-words.ts'
import { AddedLinesWords, ChatsWords, MailsWords } from './content/message-words.ts'
import { ServiceRequestWords } from './content/service-request-words.ts'
import { ServicesWords, ServiceWords } from './content/services-words.ts'
import { SkillsWords } from './content/skills-words.ts'
import { ToastsWords } from './content/toasts-words.ts'
import {
  FiguresWords,
  LegalWords,
  ProjectsWords,
  TestimonialsWords,
  WorkWords,
} from './content/work-words.ts'
import { factFiles } from './fact-files.ts'
import { kind } from './kinds.ts'
import { RedirectsSchema } from './old-addresses.ts'
import { list } from './values.ts'
import { label } from './words.ts'

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
  'data/forms/all-forms.yaml': FormsWords,
  'data/forms/home-contact-form.yaml': HomeContactFormWords,
  'data/forms/contact-form.yaml': ContactFormWords,
  'data/forms/service-request-form.yaml': ServiceRequestFormWords,
  'data/forms/consultation-form.yaml': ConsultationFormWords,
  'data/forms/application-form.yaml': ApplicationFormWords,
  'data/forms/send-labels.yaml': SendLabels,
  'data/messages/chats.yaml': ChatsWords,
  'data/messages/mails.yaml': MailsWords,
  'data/messages/added-lines.yaml': AddedLinesWords,
  'data/404.yaml': NotFoundWords,
  'data/offline.yaml': OfflineWords,
  'data/work.yaml': WorkWords,
  'data/figures.yaml': FiguresWords,
  'data/legal.yaml': LegalWords,
  'data/navigation.yaml': NavigationWords,
  'data/footer.yaml': FooterWords,
  'data/chat-card.yaml': ChatCardWords,
  'data/consent.yaml': ConsentWords,
  'data/currencies.yaml': CurrenciesWords,
  'data/common.yaml': CommonWords,
  'data/failures.yaml': FailuresWords,
  'data/toasts.yaml': ToastsWords,
  'data/guide.yaml': GuideWords,
  // Nobody reads them, and their braces are those of the specification.
  'data/own-words.yaml': v.strictObject({
    replaced: list(v.pipe(label, kind('name for code')), 0),
  }),
  'data/redirects.yaml': RedirectsSchema,
  ...factFiles,
} as const
export type ContentFile = keyof typeof contentFiles
/** The checked words of a content file, with named facts filled in. */
export type ContentOf<File extends ContentFile> = v.InferOutput<(typeof contentFiles)[File]>
