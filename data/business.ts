import { marketingOffer } from './marketing-offer.ts'
import { formatMoney } from './money.ts'
import { guidePrice, prices } from './prices.ts'

/**
 * What the structured data says about the business (requirements §3.3). The place is a sample like
 * the rest of data/site: the launch check lists it until it is replaced. Hours are in data/hours.
 */
export const business = {
  sample: true,
  /** ISO 3166-1. */
  country: 'IN',
  region: 'West Bengal',
  /** Degrees. The middle of Kolkata. */
  geo: { latitude: 22.5726, longitude: 88.3639 },
  /** Kilometres around `geo`; half of the Earth's circumference, since the work is remote. */
  serviceRadius: 20_000,
  currencies: ['INR', 'USD', 'EUR', 'GBP'],
  paymentMethods: ['UPI', 'Bank transfer', 'Credit card', 'PayPal'],
  /** From the cheapest to the dearest thing with a price. */
  priceRange: `${formatMoney(guidePrice, 'INR')} - ${formatMoney(prices.premium.INR, 'INR')}`,
  marketingOffer,
} as const
