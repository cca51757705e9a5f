import { describeSource } from '#data/messages/source-line.ts'
import { pagePath } from './shown-page.ts'

/** The line of a message about the visit's source, with the page that is shown. */
export const sourceLine = () =>
  describeSource({
    // The address that the document was loaded from: soft navigation does not change it.
    address:
      performance.getEntriesByType('navigation')[0]?.name ?? location.href,
    entrance: document.documentElement.dataset.entrance,
    referrer: document.referrer,
    page: pagePath(),
  })
