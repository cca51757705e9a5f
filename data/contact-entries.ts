import { promises } from '#data/claims.yaml'
import { list } from '#data/contact.yaml'
import * as site from '#data/site.yaml'
import { mailAddressLink } from './links.ts'

/** A text with a capital letter at the start of every word: 'Within 24 Hours'. */
const capitalised = (text: string) =>
  text.replace(/(?<![^ ])[a-z]/g, (letter) => letter.toUpperCase())

/**
 * Contact details beside the contact form, in the order shown (requirements §2.16.1). Entries with
 * an `href` are links that start a mail or a call.
 */
export const contactEntries = [
  {
    icon: 'mail',
    label: list.email,
    value: site.email,
    href: mailAddressLink,
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
