import { describeSource } from '#data/messages/source-line.ts'
import { pagePath } from './shown-page.ts'

/** The line of a message about the visit's source, with the page that is shown. */
export const sourceLine = () =>
  describeSource({
    // Of the document's load, which soft navigation does not change.
    address:
      performance.getEntriesByType('navigation')[0]?.name ?? location.href,
    entrance: document.documentElement.dataset.entrance,
    referrer: document.referrer,
    page: pagePath(),
  })
