import * as v from 'valibot'
import { text } from '../text.ts'
import { described, group } from '../values.ts'
import { copy, label, link, note, quoted, title } from '../words.ts'

const notice = v.strictObject({ title, text: copy })

/** data/failures.yaml: what a visitor reads where the site fails (requirements §8). */
export const FailuresWords = v.strictObject({
  unexpected: group(
    'In place of a page that cannot be shown, or after a part that broke.',
    {
      title: quoted('Unexpected Application Error!'),
      home: link,
    },
  ),
  unreachable: group('For a page whose address does not answer.', {
    title,
    text: copy,
    renewed: described(note, 'Where only a reload can show the page.'),
  }),
  noPage: described(note, 'The reason where the host sends no status.'),
  loading: described(label, 'Announced to screen readers while a page loads.'),
  tryAgain: label,
})

/**
 * data/failed-parts.yaml: what a visitor reads where a part of a page fails. A file of its own,
 * since its words come only with the script of that part.
 */
export const FailedPartsWords = v.strictObject({
  part: described(
    notice,
    'After an attempt to use a part whose files did not load.',
  ),
  form: described(notice, 'For a form whose files did not load.'),
  write: described(link, 'Beside the way home, after a part that broke.'),
})

const description = text(10, 200)
const success = (title: string) =>
  v.strictObject({
    tone: v.literal('success'),
    title: quoted(title),
    description,
  })
// Announced assertively and kept longer.
const tone = v.literal('error')
const error = (title: string, description: string) =>
  v.strictObject({
    tone,
    title: quoted(title),
    description: quoted(description),
  })

/** data/toasts.yaml (requirements §4.11.5). */
export const ToastsWords = v.strictObject({
  messageSent: success('Professional Message Sent!'),
  guide: success('Email Client Opened! 📧'),
  applicationSubmitted: success('Application Submitted Successfully!'),
  serviceRequestSent: success('Request Sent Successfully! 🎉'),
  consultationRequested: success('Professional Consultation Requested!'),
  requiredFieldsMissing: error(
    'Please fill in all required fields',
    'Name, email, service type, and project description are required.',
  ),
  serviceRequestFailed: error(
    'Error',
    'Something went wrong. Please try again or contact us directly via WhatsApp.',
  ),
  otherTextInForm: group(
    "'Put my answers back' while the form holds a message written since.",
    {
      tone,
      title: text(3, 60),
      description: copy,
    },
  ),
  applicationFailed: error(
    'Submission Error',
    'There was an issue submitting your application. Please try again or contact us directly.',
  ),
  region: described(label, 'Name of the list of toasts, for screen readers.'),
  close: label,
})

/** Title and description of a toast; an error interrupts a screen reader and stays longer. */
export interface ToastText {
  readonly tone: 'success' | 'error'
  readonly title: string
  readonly description: string
}
