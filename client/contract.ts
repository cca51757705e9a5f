/** Values of `data-loading` while a page loads: 'history' if the address is that page's already. */
export type LoadingMark = 'link' | 'history'

/** Event on the window when islands can handle presses (ssg/document/first-press). */
export const ISLANDS_READY = 'islands-ready'

/** Selects islands. */
export const ISLAND = '[data-island]'
