import { site } from '../../data/site.ts'

/**
 * Whether the site still has the identity that it is delivered with. From the moment its owner replaces name, number, mail or domain, prices,
 * claims, samples and testimonials are the owner's too, and what the requirements say of the delivered ones is no longer asked for.
 */
export const asDelivered =
  site.name === 'Ananya Sen' &&
  site.chatNumber === '910000000000' &&
  site.email === 'hello@example.com' &&
  site.origin === 'https://example.com'
