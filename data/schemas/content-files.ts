import * as v from 'valibot'
import { AboutWords } from './content/about-words.ts'
import { AiMasteryCourseWords } from './content/ai-mastery-course-words.ts'
import { CareerWords, LevelWords } from './content/career-words.ts'
import { ConsultationWords } from './content/consultation-words.ts'
import { ContactWords, GuideWords } from './content/contact-words.ts'
import { FailuresWords } from './content/failures-words.ts'
import * as forms from './content/form-words.ts'
import * as frame from './content/frame-words.ts'
import { HomeWords } from './content/home-words.ts'
import * as messages from './content/message-words.ts'
import { ServiceRequestWords } from './content/service-request-words.ts'
import { ServicesWords, ServiceWords } from './content/services-words.ts'
import { SkillsWords } from './content/skills-words.ts'
import { ToastsWords } from './content/toasts-words.ts'
import * as work from './content/work-words.ts'
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
  'data/projects.yaml': work.ProjectsWords,
  'data/testimonials.yaml': work.TestimonialsWords,
  'data/contact.yaml': ContactWords,
  'data/ai-mastery-course.yaml': AiMasteryCourseWords,
  'data/ai-career-program.yaml': CareerWords,
  'data/career/beginner.yaml': LevelWords.beginner,
  'data/career/intermediate.yaml': LevelWords.intermediate,
  'data/career/professional.yaml': LevelWords.professional,
  'data/career/expert.yaml': LevelWords.expert,
  'data/service-request.yaml': ServiceRequestWords,
  'data/consultation.yaml': ConsultationWords,
  'data/forms/all-forms.yaml': forms.FormsWords,
  'data/forms/home-contact-form.yaml': forms.HomeContactFormWords,
  'data/forms/contact-form.yaml': forms.ContactFormWords,
  'data/forms/service-request-form.yaml': forms.ServiceRequestFormWords,
  'data/forms/consultation-form.yaml': forms.ConsultationFormWords,
  'data/forms/application-form.yaml': forms.ApplicationFormWords,
  'data/forms/send-labels.yaml': forms.SendLabels,
  'data/messages/chats.yaml': messages.ChatsWords,
  'data/messages/mails.yaml': messages.MailsWords,
  'data/messages/added-lines.yaml': messages.AddedLinesWords,
  'data/messages/sources.yaml': messages.SourcesWords,
  'data/404.yaml': frame.NotFoundWords,
  'data/offline.yaml': frame.OfflineWords,
  'data/work.yaml': work.WorkWords,
  'data/figures.yaml': work.FiguresWords,
  'data/legal.yaml': work.LegalWords,
  'data/navigation.yaml': frame.NavigationWords,
  'data/footer.yaml': frame.FooterWords,
  'data/chat-card.yaml': frame.ChatCardWords,
  'data/consent.yaml': frame.ConsentWords,
  'data/currencies.yaml': frame.CurrenciesWords,
  'data/common.yaml': frame.CommonWords,
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
