import * as v from 'valibot'
import { factFiles } from './fact-files.ts'
import * as enquiry from './files/enquiry-words.ts'
import * as feedback from './files/feedback-words.ts'
import * as forms from './files/form-words.ts'
import * as frame from './files/frame-words.ts'
import { HomeWords } from './files/home-words.ts'
import * as messages from './files/message-words.ts'
import * as profile from './files/profile-words.ts'
import * as programs from './files/program-words.ts'
import * as services from './files/services-words.ts'
import * as work from './files/work-words.ts'
import { kind } from './kinds.ts'
import { RedirectsSchema } from './old-addresses.ts'
import { list } from './values.ts'
import { label } from './words.ts'

/** Content files by their path, each with its schema; words in the order of the site's menu. */
export const contentFiles = {
  'data/home.yaml': HomeWords,
  'data/about.yaml': profile.AboutWords,
  'data/skills.yaml': profile.SkillsWords,
  'data/services.yaml': services.ServicesWords,
  'data/services/ai-solutions.yaml': services.ServiceWords,
  'data/services/digital-marketing.yaml': services.ServiceWords,
  'data/services/youtube-strategy.yaml': services.ServiceWords,
  'data/services/content-creation.yaml': services.ServiceWords,
  'data/services/designs.yaml': services.ServiceWords,
  'data/projects.yaml': work.ProjectsWords,
  'data/testimonials.yaml': work.TestimonialsWords,
  'data/contact.yaml': enquiry.ContactWords,
  'data/ai-mastery-course.yaml': programs.AiMasteryCourseWords,
  'data/ai-career-program.yaml': programs.CareerWords,
  'data/career/beginner.yaml': programs.LevelWords.beginner,
  'data/career/intermediate.yaml': programs.LevelWords.intermediate,
  'data/career/professional.yaml': programs.LevelWords.professional,
  'data/career/expert.yaml': programs.LevelWords.expert,
  'data/career/level-names.yaml': programs.LevelNames,
  'data/service-request.yaml': enquiry.ServiceRequestWords,
  'data/consultation.yaml': enquiry.ConsultationWords,
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
  'data/failures.yaml': feedback.FailuresWords,
  'data/failed-parts.yaml': feedback.FailedPartsWords,
  'data/toasts.yaml': feedback.ToastsWords,
  'data/guide.yaml': enquiry.GuideWords,
  // Nobody reads them, and their braces are those of the specification.
  'data/own-words.yaml': v.strictObject({
    replaced: list(v.pipe(label, kind('name for code')), 0),
  }),
  'data/redirects.yaml': RedirectsSchema,
  ...factFiles,
} as const
export type ContentFile = keyof typeof contentFiles
/** The checked words of a content file, with named facts filled in. */
export type ContentOf<File extends ContentFile> = v.InferOutput<
  (typeof contentFiles)[File]
>

export const isContentFile = (file: string): file is ContentFile =>
  file in contentFiles
