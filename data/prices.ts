import facts from './prices.json' with { type: 'json' }

/**
 * Every price of the site, from data/prices.json (requirements §9.1): whole rupees and dollars. 'GST added where
 * applicable' stands by INR prices. `bundleOffer` is the bundle's struck-through price in INR and its label
 * (requirements §9.1.3); `guidePrice` (requirements §9.1.2) and `guideBonusWorth`, what the guide's bonus
 * consultation is worth at most, are INR only. `refundTerms` (requirements §9.3) has days and INR.
 */
export const { prices, bundleOffer, guidePrice, guideBonusWorth, refundTerms } = facts
