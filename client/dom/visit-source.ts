import { routes } from 'virtual:routes'
import { describeSource } from '../../data/messages/source-line.ts'

/**
 * The line of a message written now, on the page that is shown. The visit's first address is that
 * of the document's load, which soft navigation does not change.
 */
export const sourceLine = () =>
  describeSource({
    address: performance.getEntriesByType('navigation')[0]?.name ?? location.href,
    referrer: document.referrer,
    page: location.pathname,
    routes,
  })
