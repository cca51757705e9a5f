import type { Translation } from '../translation.ts'

/** The privacy policy's paragraph on forms. */
export const policy = { href: '/legal/privacy-policy#forms' } as const

/** What becomes of the answers: the notice beside the button of every form. */
export const notice = {
  /** For a form that opens a chat. */
  chat: 'This button opens WhatsApp with your text and a line about how you came here, in a chat to me; this site stores none of it.',
  /** For a form that only offers ways to send (contact page, application). */
  offer:
    'After this button, your text and a line about how you came here reach me only if you send them by WhatsApp or mail; this site stores none of it.',
  withoutScript: 'Without JavaScript, this button opens your mail program.',
  more: 'More in the privacy policy',
  /** True until somebody has read it who knows the law; the launch check lists it until then. */
  sample: true,
} as const

/** The translations of the notice in pages/legal/privacy-policy.mdx. */
export const noticeTranslations: readonly Translation[] = [
  {
    language: 'Hindi',
    lang: 'hi',
    sample: true,
  },
  {
    language: 'Bengali',
    lang: 'bn',
    sample: true,
  },
]
