import * as v from 'valibot'
import { text } from '../text.ts'
import { group, object, withDescription } from '../values.ts'
import { label, link, note, panel, sentences, title } from '../words.ts'

const description = text(10, 200)
const successToast = object({
  tone: v.literal('success'),
  title,
  description,
})
// An error is announced to screen readers at once, and is shown longer than a success.
const errorToast = object({ tone: v.literal('error'), title, description })

/** The words of a toast. */
export type ToastText = v.InferOutput<typeof successToast | typeof errorToast>

/** Content files and their schemas; the editor lists their forms in this order. */
export const feedbackFiles = {
  /** What a visitor reads when a page cannot be shown (requirements §8). */
  'data/failures.yaml': object({
    unexpected: group(
      'In place of a page that cannot be shown, or after a part that broke.',
      {
        title,
        home: link,
      },
    ),
    unreachable: group('For a page whose address does not answer.', {
      title,
      text: sentences,
      renewed: withDescription(note, 'Where only a reload can show the page.'),
    }),
    noPage: withDescription(note, 'The reason where the host sends no status.'),
    loading: withDescription(
      label,
      'Announced to screen readers while a page loads.',
    ),
    tryAgain: label,
  }),

  /**
   * What a visitor reads when a part of a page fails. These words are in a separate file, so that
   * only the scripts that show them contain them.
   */
  'data/failed-parts.yaml': object({
    part: withDescription(
      panel,
      'After an attempt to use a part whose files did not load.',
    ),
    form: withDescription(panel, 'For a form whose files did not load.'),
    write: withDescription(
      link,
      'Beside the way home, after a part that broke.',
    ),
  }),

  /** Toasts (requirements §4.11.5). */
  'data/toasts.yaml': object({
    messageSent: successToast,
    guide: successToast,
    applicationSubmitted: successToast,
    serviceRequestSent: successToast,
    consultationRequested: successToast,
    requiredFieldsMissing: errorToast,
    serviceRequestFailed: errorToast,
    otherTextInForm: withDescription(
      errorToast,
      "'Put my answers back' while the form holds a message written since.",
    ),
    applicationFailed: errorToast,
    region: withDescription(
      label,
      'Name of the list of toasts, for screen readers.',
    ),
    close: label,
  }),
} as const
