import { fieldsFor } from '../../data/forms/application.fields.ts'
import { fields as consultationFields } from '../../data/forms/consultation.fields.ts'
import { fields as contactFields } from '../../data/forms/contact.fields.ts'
import type { FormField } from '../../data/forms/field.ts'
import { fields as homeContactFields } from '../../data/forms/home-contact.fields.ts'
import { fields as serviceRequestFields } from '../../data/forms/service-request.fields.ts'
import { decodeAnswers, decodeChat } from './decode-message.ts'

export type Answers = Record<string, string>

/** Part of every typed text, by which requests that carry it are found. */
export const marker = 'qzx7'

/** Characters that break links: separators, percent, quotes, line breaks, emoji, other scripts. */
const text = `${marker} & # % + = ? "a" 'b' <c>
Email: forged@example.com
👨‍👩‍👧 नमस्ते ধন্যবাদ مرحبا 100%`
const line = `Asha ${marker} & Sons #1 50% + "x" = ? é नमस्ते 🙂`

/** Values for every field that a visitor can fill in. */
export const answersFor = (fields: readonly FormField[]): Answers =>
  Object.fromEntries(
    fields.map(({ name, type, options }) => {
      const typed = {
        email: `${marker}.o'brien+x@example.com`,
        tel: `+91 98000 ${marker}`,
        url: `https://${marker}.example.com/?a=1&b=2#c`,
        text: line,
        textarea: text,
        select: '',
        radio: '',
      }[type]
      return [name, options?.[1]?.value ?? typed]
    }),
  )

/** Values for the required fields only. */
export const requiredOnly = (fields: readonly FormField[]): Answers => {
  const all = answersFor(fields)
  return Object.fromEntries(
    fields.map(({ name, required }) => [name, required ? (all[name] ?? '') : '']),
  )
}

export interface LeadPage {
  name: string
  path: string
  island: string
  id: string
  fields: readonly FormField[]
  button: string
  submitting: string
}

export const home = {
  name: 'the home contact form',
  path: '/',
  island: 'HomeContactForm',
  id: 'home-contact',
  fields: homeContactFields,
  button: 'Send Professional Message',
  submitting: 'Sending Professional Message...',
} as const satisfies LeadPage
export const contact = {
  name: 'the contact form',
  path: '/contact',
  island: 'ContactForm',
  id: 'contact',
  fields: contactFields,
  button: 'Send Message',
  submitting: 'Sending...',
} as const satisfies LeadPage
export const serviceRequest = {
  name: 'the service request',
  path: '/service-request',
  island: 'ServiceRequestForm',
  id: 'service-request',
  fields: serviceRequestFields,
  button: 'Send Request via WhatsApp',
  submitting: 'Sending...',
} as const satisfies LeadPage
export const consultation = {
  name: 'the consultation form',
  path: '/consultation',
  island: 'ConsultationForm',
  id: 'consultation',
  fields: consultationFields,
  button: 'Request Free Consultation',
  submitting: 'Sending...',
} as const satisfies LeadPage
/** A script shows its form in place of the page's details. */
export const application = {
  name: 'the application',
  path: '/ai-mastery-course',
  island: 'ApplicationView',
  id: 'application',
  fields: fieldsFor('INR'),
  button: 'Submit Application',
  submitting: 'Submitting Application...',
} as const satisfies LeadPage

/** Fields of the message in a chat link, by the names of the form's fields. */
export const sentAnswers = (href: string, fields: readonly FormField[]) =>
  decodeAnswers(fields, decodeChat(href).text)
