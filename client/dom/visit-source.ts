import { describeSource } from '#data/messages/source-line.ts'
import { pageLoad } from './page-load.ts'
import { pagePath } from './shown-page.ts'

/** The line of a message that names the source of the visit and the page that is shown. */
export const sourceLine = () =>
  describeSource({
    address: pageLoad()?.name ?? location.href,
    entrance: document.documentElement.dataset.entrance,
    referrer: document.referrer,
    page: pagePath(),
  })
