import { describeSource } from '../../data/messages/source-line.ts'

let isIncluded = true

/** Whether messages carry the line; the visitor's choice, kept in memory for the visit. */
export const isSourceIncluded = () => isIncluded
export function includeSource(next: boolean) {
  isIncluded = next
}

/**
 * The line of a message written now, on the page that is shown. The visit's first address is that
 * of the document's load, which soft navigation does not change.
 */
export const sourceLine = () =>
  describeSource({
    address: performance.getEntriesByType('navigation')[0]?.name ?? location.href,
    referrer: document.referrer,
    page: location.pathname,
  })

/** The message with the line at its end, unless there is none or the visitor left it out. */
export function withSourceLine(body: string) {
  const line = isIncluded && sourceLine()
  return line ? `${body}\n\n${line}` : body
}
