/**
 * Value of `data-loading` while a page loads: 'history' if the address is already that of the next
 * page, otherwise 'link'.
 */
export type LoadingMark = 'link' | 'history'

/** Name of the window's event after which islands handle presses (ssg/document/first-press). */
export const ISLANDS_READY = 'islands-ready'

/** Selects islands. */
export const ISLAND_SELECTOR = '[data-island]'
