/** Values of `data-loading`; at 'history' the address is the next page's already. */
export type LoadingMark = 'link' | 'history'

/** Selects islands. */
export const ISLAND = '[data-island]'
