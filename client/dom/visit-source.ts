import { describeSource } from '#data/messages/source-line.ts'

/** The document's load, which soft navigation does not change. */
const firstLoad = () =>
  performance.getEntriesByType('navigation')[0] as
    | (PerformanceNavigationTiming & { responseStatus?: number })
    | undefined

/** The line of a message about the visit's source, with the page that is shown. */
export const sourceLine = () =>
  describeSource({
    address: firstLoad()?.name ?? location.href,
    isPage: firstLoad()?.responseStatus === 200,
    referrer: document.referrer,
    page: location.pathname,
  })
