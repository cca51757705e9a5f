/**
 * What marketing work starts from (requirements §3.3.1), whole dollars; shown wherever the service
 * is described.
 */
export const marketingOffer = { name: 'Digital marketing', price: 500, currency: 'USD' } as const
