import facts from './claims.json' with { type: 'json' }

/**
 * Figures that the site claims and times that it promises, from data/claims.json
 * (requirements §9.2). Each page keeps its own figure, so these are separate facts
 * (requirements §9.2.1). Sentences take promised times through data/times.ts, which fits them in.
 */
export const { claims, promises } = facts
