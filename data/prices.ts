import facts from './prices.json' with { type: 'json' }

/**
 * Every price of the site, from data/prices.json (requirements §9.1): whole rupees and dollars.
 * data/schemas/fact-files.ts describes each field.
 */
export const { prices, bundleOffer, guidePrice, guideBonusWorth, refundTerms } = facts
