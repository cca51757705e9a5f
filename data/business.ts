import { formatMoney } from './money.ts'
import { guidePrice, prices } from './prices.ts'

/**
 * What the structured data says about the business (requirements §3.3). The place is a sample like
 * the rest of data/site: the launch check lists it until it is replaced.
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
  /**
   * Local time of `site.timeZone`. Pages name Monday to Friday, as `site.businessHours` does;
   * Saturday is in structured data only (requirements §3.3.3).
   */
  openingHours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '18:00',
      onPages: true,
    },
    { days: ['Saturday'], opens: '10:00', closes: '16:00', onPages: false },
  ],
  /**
   * Days without work, such as '2026-12-25': the line about replies names the next day of work.
   */
  holidays: [] as readonly string[],
  /**
   * What marketing work starts from (requirements §3.3.1), whole dollars; shown wherever the
   * service is described.
   */
  marketingOffer: { name: 'Digital marketing', price: 500, currency: 'USD' },
} as const

/** The hours that pages name. */
export const workingHours = business.openingHours
  .filter(({ onPages }) => onPages)
  .map(({ days, opens, closes }) => ({ days, opens, closes }))
