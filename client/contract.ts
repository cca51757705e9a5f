/** Values of `data-loading`; at 'history' the address is the next page's already. */
export type LoadingMark = 'link' | 'history'

/** Event of the window once islands answer presses (ssg/document/first-press). */
export const ISLANDS_ANSWER = 'islands-answer'

/** Selects islands. */
export const ISLAND = '[data-island]'
