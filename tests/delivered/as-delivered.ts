import * as site from '#data/site.yaml'

/**
 * Whether the site still has its delivered identity. Once an owner has replaced its name, number,
 * mail address or domain, its prices, claims, samples and testimonials are the owner's as well, and
 * the requirements on the delivered ones no longer apply.
 */
export const isAsDelivered =
  site.name === 'Ananya Sen' &&
  site.chatNumber === '910000000000' &&
  site.email === 'hello@example.com' &&
  site.origin === 'https://example.com'
