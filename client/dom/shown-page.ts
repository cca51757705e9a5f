const marks = () => document.querySelector<HTMLElement>('main')?.dataset

/** Path of the page shown, by its document; undefined where the address leads to none. */
export const pagePath = () => marks()?.page

/** Whether what is shown is the offline page or an error, instead of the page of the address. */
export const isStandIn = () => marks()?.standIn !== undefined

/** Remembers the page that the visit came in by, '' where it was none (dom/visit-source). */
export function noteEntrance() {
  document.documentElement.dataset.entrance = pagePath() ?? ''
}
