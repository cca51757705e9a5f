import type { Money } from './schemas/facts'

/** Every price of the site, once (requirements §9.1). Whole rupees and dollars; 'GST added where applicable' stands by INR prices. */
export const prices = {
  premium: { INR: 1_00_000, USD: 1_200 },
  beginner: { INR: 7_999, USD: 100 },
  intermediate: { INR: 14_999, USD: 190 },
  professional: { INR: 22_999, USD: 290 },
  expert: { INR: 29_999, USD: 375 },
  bundle: { INR: 49_999, USD: 625 },
} as const satisfies Record<string, Money>

/** The bundle's struck-through price and its label, shown as required (requirements §9.1.3). INR. */
export const bundleOffer = { struck: 74_996, label: 'save 30%' } as const

/** INR only (requirements §9.1.2). */
export const guidePrice = 1_499
/** What the guide's bonus consultation is worth at most, INR. */
export const guideBonusWorth = 5_000
