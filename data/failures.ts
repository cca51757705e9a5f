import { sendLabels } from './forms/send-labels.ts'

/** Messages for failures of the site. The first title is required (requirements §8.1.2). */
export const failures = {
  /** For a page that cannot be loaded or shown, and for an island that throws. */
  error: {
    title: 'Unexpected Application Error!',
    home: { label: 'Return to Home', href: '/' },
    write: { label: 'Write to me instead', href: '/contact' },
  },
  /** For an island whose files did not load, shown after an attempt to use it. */
  part: {
    title: 'This part of the page did not load',
    text: 'Everything else on the page works. Please try again in a moment.',
  },
  /** For a page whose address does not answer; the current page stays. */
  page: {
    title: 'The page did not come',
    text: 'The connection seems to be gone, so you are still on this page. Please try the link again in a moment.',
    /** Announced to screen readers while a page loads. */
    loading: 'The page is loading.',
    broken: {
      title: 'The page could not be shown',
      description: 'What you wrote is still there. Please send it before you load the page again.',
    },
    /** For going back to a page of an older version while another page has unsent text. */
    renewed:
      'This site was renewed since you opened it. What you wrote on other pages is still there: go back to send it, or try again to load the new version.',
    inPlace: 'The connection seems to be gone. What you wrote on other pages is still there.',
    tryAgain: 'Try again',
  },
  /** For a form whose files did not load: the browser sends it by mail, as without script. */
  form: {
    title: 'This form could not finish loading',
    text: 'Nothing is lost: what you typed is still in the form. If your mail program did not open, send the same text in one of these ways.',
    ...sendLabels,
  },
} as const

/** Reason why a page cannot be shown, where the host sends no status. */
export const noPage = 'The address answers with something that is not a page of this site.'
