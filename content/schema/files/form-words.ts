import type * as v from 'valibot'
import { withPlaceholders } from '../kinds.ts'
import { languageTag, text } from '../text.ts'
import { flag, group, list, object, withDescription } from '../values.ts'
import { label, labels, link, note, panel, sentences, title } from '../words.ts'
import {
  buttons,
  type Control,
  field,
  formFields,
  labelOptions,
  notRequired,
  optionsOf,
  select,
  sharedControls,
  textarea,
} from './field-words.ts'
import { footer, preparedMessage } from './message-words.ts'

/** Fields of most forms: name and email address. */
const personFields = {
  name: field(sharedControls.name),
  email: field(sharedControls.email),
}
const company = field({ ...sharedControls.company, ...notRequired })

const nextStepsText = text(20, 200, 'What happens once it is sent, and when.')

/** Services that can be requested; `/service-request?service=seo-services` preselects one. */
const services = optionsOf([
  'ai-automation',
  'digital-marketing',
  'youtube-growth',
  'content-creation',
  'web-development',
  'seo-services',
  'social-media',
  'consulting',
  'multiple-services',
  'other',
])
export type RequestedService = keyof v.InferInput<typeof services>
const budgets = [
  'under-1k',
  '1k-5k',
  '5k-10k',
  '10k-25k',
  '25k-50k',
  'over-50k',
  'discuss',
]
const timelines = [
  'asap',
  '1-month',
  '2-3-months',
  '3-6-months',
  '6-plus-months',
  'flexible',
]

const businessTypes = [
  'individual-entrepreneur',
  'startup',
  'small-business',
  'medium-business',
  'enterprise',
  'freelancer',
  'agency',
  'non-profit',
  'other',
]

const errorEntry = { error: text(5, 120) }
/** A select whose error message is in the content file. */
const choiceField = (control: Partial<Control> = {}) =>
  select(labelOptions, control, errorEntry)
/** A textarea for an answer of at least 50 characters. */
const longAnswer = field({ ...textarea(4), minLength: 50 }, errorEntry)
const readiness = [
  'Ready to invest immediately',
  'Ready within 1-2 weeks',
  'Need more information first',
  'Exploring options',
]

/** Schema of the flag of a text that somebody still has to read for the owner. */
const sample = flag(
  'True until somebody has read it for you; the launch check lists it until then.',
)
/** A panel with a prepared message; its title contains the time at which the message was made. */
const panelWithTime = object({
  title: withPlaceholders(title, 'time'),
  text: sentences,
})

/** Content files and their schemas; the editor lists their forms in this order. */
export const formFiles = {
  /** The form of the home page (requirements §3.4.1). */
  'data/forms/home-contact-form.yaml': object({
    fields: formFields({
      ...personFields,
      message: field(textarea(5)),
    }),
    buttons,
    next: nextStepsText,
    message: preparedMessage({ footer }),
  }),

  /** The form of the contact page (requirements §3.4.2, §4.5.2). */
  'data/forms/contact-form.yaml': object({
    fields: formFields({
      ...personFields,
      company,
      service: select(labelOptions, notRequired),
      message: field(textarea(5)),
    }),
    buttons,
    next: nextStepsText,
    sent: panel,
    message: preparedMessage({ footer }),
  }),

  /** The form for service requests (requirements §3.4.3). */
  'data/forms/service-request-form.yaml': object({
    fields: formFields({
      ...personFields,
      phone: field({ ...sharedControls.phone, ...notRequired }),
      company,
      service: select(services, { isWide: true }),
      budget: select(optionsOf(budgets), notRequired),
      timeline: select(optionsOf(timelines), notRequired),
      description: field(textarea(4)),
      goals: field({ ...textarea(3), ...notRequired }),
    }),
    buttons,
    next: nextStepsText,
    message: preparedMessage(),
  }),

  /** The form for consultation requests (requirements §3.4.4). */
  'data/forms/consultation-form.yaml': object({
    fields: formFields({
      ...personFields,
      phone: field(sharedControls.phone),
      businessType: select(optionsOf(businessTypes)),
      challenges: field(textarea(4)),
      preferredTime: select(
        optionsOf(['morning', 'afternoon', 'evening', 'flexible']),
        {
          ...notRequired,
          isWide: true,
        },
      ),
    }),
    buttons,
    next: nextStepsText,
    message: preparedMessage(),
    level: group('The line of the level that the quiz recommended.', {
      label,
      value: withPlaceholders(label, 'level'),
    }),
  }),

  /** The application for the business program (requirements §3.4.5, §5.3). */
  'data/forms/application-form.yaml': object({
    fields: formFields({
      fullName: field({ ...sharedControls.name, minLength: 2 }, errorEntry),
      email: field(sharedControls.email, errorEntry),
      // Accepts any characters: people write numbers with spaces, brackets and 'ext.'.
      phone: field({ ...sharedControls.phone, minLength: 10 }, errorEntry),
      businessName: field(
        { ...sharedControls.company, minLength: 2 },
        errorEntry,
      ),
      businessWebsite: field({ type: 'url', ...notRequired }, errorEntry),
      industry: field(
        { type: 'text', required: true, minLength: 2 },
        errorEntry,
      ),
      businessSize: choiceField(),
      // In these labels, L is a lakh (1,00,000 rupees) and Cr a crore (1,00,00,000 rupees).
      currentRevenue: choiceField(),
      aiExperience: choiceField({ isWide: true }),
      businessChallenges: longAnswer,
      transformationGoals: longAnswer,
      investmentReadiness: field(
        { type: 'radio', required: true },
        {
          ...errorEntry,
          options: optionsOf(readiness, 'Ready to invest immediately'),
        },
      ),
      additionalInfo: field({ ...textarea(3), ...notRequired }),
    }),
    buttons,
    next: nextStepsText,
    message: preparedMessage({
      subject: withPlaceholders(
        withDescription(label, 'With the name of the business.'),
        'business',
      ),
      // The labels of facts that the page adds to an application (requirements §3.4.6).
      program: label,
      price: label,
      currency: label,
      sentAt: label,
      source: label,
      page: label,
      footer,
    }),
  }),

  /** Words that all forms share. Other files can use a label as a fact, such as `{fields.name}`. */
  'data/forms/all-forms.yaml': object({
    fields: withDescription(
      labels('name', 'email', 'phone', 'company'),
      'Labels of fields that several forms have.',
    ),
    errors: labels('required', 'email', 'other'),
    requiredNote: note,
    preview: label,
    withoutScript: label,
    notice: group(
      'Beside the button of every form: what becomes of the answers.',
      {
        chat: text(20, 200, 'For a form that opens a chat.'),
        offer: text(20, 200, 'For a form that only offers to send.'),
        withoutScript: text(20, 120),
        more: link,
        sample,
      },
    ),
    translations: list(
      object({
        language: label,
        lang: languageTag,
        sample,
      }),
      0,
      'The translations of the notice in pages/legal/privacy-policy.mdx.',
    ),
    fallback: group(
      'The panel with the ready message, by the reason that it is shown for.',
      {
        blocked: panel,
        offline: panel,
        opened: panelWithTime,
        offered: panelWithTime,
      },
    ),
    panel: object({
      openAgain: label,
      putBack: label,
      wholeText: label,
      chatShortenedCopied: note,
      chatShortened: note,
      mailShortened: note,
    }),
  }),

  /** Labels of the ways to send a message; forms whose scripts did not load show them too. */
  'data/forms/send-labels.yaml': object({
    chat: label,
    mail: label,
    copy: label,
    copied: label,
    copyFailed: note,
  }),
} as const
