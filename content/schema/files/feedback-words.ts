import * as v from 'valibot'
import { text } from '../text.ts'
import { described, group, object } from '../values.ts'
import { copy, label, link, note, panel, quoted, title } from '../words.ts'

const description = text(10, 200)
const success = (title: string) =>
  object({
    tone: v.literal('success'),
    title: quoted(title),
    description,
  })
// Announced assertively and kept longer.
const tone = v.literal('error')
const error = (title: string, description: string) =>
  object({
    tone,
    title: quoted(title),
    description: quoted(description),
  })

/** Title and description of a toast; an error interrupts a screen reader and stays longer. */
export interface ToastText {
  readonly tone: 'success' | 'error'
  readonly title: string
  readonly description: string
}

/** Content files and their schemas, in the order of the menu. */
export const feedbackFiles = {
  /** What a visitor reads where the site fails (requirements §8). */
  'data/failures.yaml': object({
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
    loading: described(
      label,
      'Announced to screen readers while a page loads.',
    ),
    tryAgain: label,
  }),

  /**
   * What a visitor reads where a part of a page fails. A file of its own,
   * since its words come only with the script of that part.
   */
  'data/failed-parts.yaml': object({
    part: described(
      panel,
      'After an attempt to use a part whose files did not load.',
    ),
    form: described(panel, 'For a form whose files did not load.'),
    write: described(link, 'Beside the way home, after a part that broke.'),
  }),

  /** Requirements §4.11.5. */
  'data/toasts.yaml': object({
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
  }),
} as const
