import { promises } from '#data/claims.yaml'
import { list } from '#data/contact.yaml'
import * as site from '#data/site.yaml'

/** In a list of facts every word is capitalised: 'Within 24 Hours'. */
const capitalised = (text: string) =>
  text.replace(/(?<![^ ])[a-z]/g, (letter) => letter.toUpperCase())

/**
 * Beside the contact form, in this order (requirements §2.16.1); `href` where a tap should write or
 * call.
 */
export const contactEntries = [
  {
    icon: 'mail',
    label: list.email,
    value: site.email,
    href: `mailto:${site.email}`,
  },
  {
    icon: 'phone',
    label: list.phone,
    value: site.phone.replaceAll(' ', '\u00a0'),
    href: `tel:${site.phone.replaceAll(' ', '')}`,
  },
  { icon: 'map-pin', label: list.location, value: site.reach },
  {
    icon: 'clock',
    label: list.responseTime,
    value: capitalised(promises.consultationResponse.sentence),
  },
]
