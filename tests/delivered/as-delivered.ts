import * as site from '#data/site.yaml'

/**
 * True while the site has its delivered identity. Once its owner replaces name, number, mail or
 * domain, prices, claims, samples and testimonials are the owner's too, and the requirements on the
 * delivered ones no longer apply.
 */
export const isAsDelivered =
  site.name === 'Ananya Sen' &&
  site.chatNumber === '910000000000' &&
  site.email === 'hello@example.com' &&
  site.origin === 'https://example.com'
