import { sendLabels } from './forms/send-labels.ts'

/** What a visitor reads where a part of the site fails. The first title is required (requirements §8.1.2); the rest are words of our own. */
export const failures = {
  /** A page that the host cannot give, or that breaks while it is put in place, and a part of a page that breaks. */
  error: {
    title: 'Unexpected Application Error!',
    home: { label: 'Return to Home', href: '/' },
    write: { label: 'Write to me instead', href: '/contact' },
  },
  /** A part of the page whose files did not come, told to whoever tried to use it. */
  part: {
    title: 'This part of the page did not load',
    text: 'Everything else on the page works. Please try again in a moment.',
  },
  /** A page whose address does not answer; the visitor stays on the one that is shown. */
  page: {
    title: 'The page did not come',
    text: 'The connection seems to be gone, so you are still on this page. Please try the link again in a moment.',
    /** Announced to screen readers while a page takes its time. */
    loading: 'The page is loading.',
    broken: {
      title: 'The page could not be shown',
      description: 'What you wrote is still there. Please send it before you load the page again.',
    },
    /** Back to a page of an older version, while words on another page are not sent yet. */
    renewed:
      'This site was renewed since you opened it. What you wrote on other pages is still there: go back to send it, or try again to load the new version.',
    inPlace: 'The connection seems to be gone. What you wrote on other pages is still there.',
    tryAgain: 'Try again',
  },
  /** A form whose files did not come: the browser sends it the way it does without script, by mail. */
  form: {
    title: 'This form could not finish loading',
    text: 'Nothing is lost: what you typed is still in the form. If your mail program did not open, send the same text in one of these ways.',
    ...sendLabels,
  },
} as const

/** Why a page cannot be shown, where the host says no status. */
export const noPage = 'The address answers with something that is not a page of this site.'
