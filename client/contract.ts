/**
 * Value of `data-loading` while a page loads: 'history' if the address is already that of the next
 * page, otherwise 'link'.
 */
export type LoadingMark = 'link' | 'history'

/**
 * Name of the window's event that ends the hold on early presses (ssg/document/first-press):
 * islands handle presses from now on, or their code has failed to load.
 */
export const HOLD_END = 'hold-end'

/** Selects islands. */
export const ISLAND_SELECTOR = '[data-island]'
