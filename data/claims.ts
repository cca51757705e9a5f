import facts from './claims.json' with { type: 'json' }

/**
 * Figures that the site claims and times that it promises, from data/claims.json
 * (requirements §9.2). Each page keeps its own figure, so these are separate facts
 * (requirements §9.2.1). A promise has a short form for tiles
 * and one for sentences.
 */
export const { claims, promises } = facts
