import { promises } from './claims.ts'
import type { StatItem } from './schemas/facts.ts'
import { site } from './site.ts'

/** '24h response', 'Free initial consultation', '100% confidential' (requirements §2.16.1). */
const facts: readonly StatItem[] = [
  {
    icon: 'clock',
    number: promises.consultationResponse.short,
    label: 'response',
  },
  { icon: 'message-circle', number: 'Free', label: 'initial consultation' },
  { icon: 'lock', number: '100%', label: 'confidential' },
]

export const hero = {
  title: 'Tell me what you want to change',
  intro:
    'A question, a half-formed plan or a finished brief: all three are fine. I read every message myself and answer in plain words.',
  facts,
} as const

export const formIntro = {
  title: 'Get In Touch',
  text: 'Name, email and message are needed. Company and service help me to give you a better first answer.',
} as const

/** One line of the contact list; `href` where a tap should write or call. */
export interface ContactEntry {
  icon: string
  label: string
  value: string
  href?: string
}

/** In a list of facts every word is capitalised: 'Within 24 Hours'. */
const capitalised = (text: string) =>
  text.replace(/(?<![^ ])[a-z]/g, (letter) => letter.toUpperCase())

/** Beside the form, in this order (requirements §2.16.1). */
export const contactList: readonly ContactEntry[] = [
  { icon: 'mail', label: 'Email', value: site.email, href: `mailto:${site.email}` },
  {
    icon: 'phone',
    label: 'Phone',
    value: site.phone.replaceAll(' ', '\u00a0'),
    href: `tel:${site.phone.replaceAll(' ', '')}`,
  },
  { icon: 'map-pin', label: 'Location', value: site.reach },
  {
    icon: 'clock',
    label: 'Response time',
    value: capitalised(promises.consultationResponse.sentence),
  },
]

/** The page's chat as a code, for visitors at a computer (requirements §2.16.6). */
export const chatCode = {
  name: 'QR code that opens a WhatsApp chat with me',
  caption: 'Scan with your phone to write there',
} as const

/**
 * Ends the page with a mail link and a chat link; what they write is built with the other messages.
 */
export const closing = {
  title: 'Rather skip the form?',
  text: 'Write an email, or start a WhatsApp chat that opens with a first line you can change.',
  mailLabel: 'Write an email',
  chatLabel: 'Chat on WhatsApp',
} as const
