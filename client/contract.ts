/** Values of `data-loading`; at 'history' the address is the next page's already. */
export type LoadingMark = 'link' | 'history'

/** Event of the window once islands are ready for presses (ssg/document/first-press). */
export const ISLANDS_READY = 'islands-ready'

/** Selects islands. */
export const ISLAND = '[data-island]'
