const marks = () => document.querySelector<HTMLElement>('main')?.dataset

/** Path of the page shown, by its document; undefined where the address leads to none. */
export const pagePath = () => marks()?.page

/** Whether the offline page or an error stands in for a page that did not come. */
export const isStandIn = () => marks()?.standIn !== undefined

/** Remembers the page that the visit came in by, which a soft navigation replaces. */
export function noteEntrance() {
  document.documentElement.dataset.entrance = pagePath() ?? ''
}
/** Path of that page; '' where it was none. */
export const entrancePath = () => document.documentElement.dataset.entrance
