/** Values of `data-loading`. */
export type LoadingMark = 'link' | 'history'

/** Selects islands. */
export const ISLAND = '[data-island]'
