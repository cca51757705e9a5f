import type { VisitSource } from '../../data/messages/source-line.ts'

let arrival: Omit<VisitSource, 'page'> | undefined
let describe: ((source: VisitSource) => string | undefined) | undefined

/** Whether messages carry the line; the visitor's choice, kept in memory for the visit. */
export const sourceChoice = { isIncluded: true }

/** Reads where the visit came from, before soft navigation changes the address. */
export function readArrival() {
  arrival = { address: location.href, referrer: document.referrer }
}

/**
 * Fetches the words of the line, unless a direct visit has none to say. Where they do not come,
 * messages are sent without the line.
 */
export async function loadSourceLine() {
  if (!arrival?.referrer && arrival?.address === location.origin + location.pathname) return
  try {
    describe = (await import('../../data/messages/source-line.ts')).describeSource
  } catch {}
}

/** The line of a message written now, on the page that is shown. */
export const sourceLine = () => arrival && describe?.({ ...arrival, page: location.pathname })

/** The message with the line at its end, unless there is none or the visitor left it out. */
export function withSourceLine(body: string) {
  const line = sourceChoice.isIncluded && sourceLine()
  return line ? `${body}\n\n${line}` : body
}
