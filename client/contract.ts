/**
 * Value of `data-loading` while a page loads: 'history' if the address is already the next page's.
 */
export type LoadingMark = 'link' | 'history'

/** Name of the event on the window once islands can handle presses (ssg/document/first-press). */
export const ISLANDS_READY = 'islands-ready'

/** Selects islands. */
export const ISLAND_SELECTOR = '[data-island]'
