/** Events of a page that somebody reads. */
export const visitorSigns = ['scroll', 'pointermove', 'keydown'] as const
