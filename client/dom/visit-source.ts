import { describeSource } from '#data/messages/source-line.ts'
import { pagePath } from './shown-page.ts'

/** The line of a message that names the source of the visit and the page that is shown. */
export const sourceLine = () =>
  describeSource({
    // The address from which the document was loaded, whatever soft navigation has shown since.
    address:
      performance.getEntriesByType('navigation')[0]?.name ?? location.href,
    entrance: document.documentElement.dataset.entrance,
    referrer: document.referrer,
    page: pagePath(),
  })
