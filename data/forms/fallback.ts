import { sendLabels } from './send-labels.ts'

/** Reason for showing the panel with the ready message. */
export type FallbackReason = 'blocked' | 'offline' | 'opened' | 'offered'

/** Texts of the panel by its reason (requirements §4.4.3). */
export const fallbackTexts = {
  /** The browser opened no window. */
  blocked: {
    title: 'Your browser did not open WhatsApp',
    text: 'Nothing is lost. Your message is written out below; send it in whichever way works for you.',
  },
  /** The browser reports offline, and the site did not answer. */
  offline: {
    title: 'You are offline',
    text: 'Nothing was sent, and what you typed is still here. Try again once you are connected, or use your message right away: it is written out below.',
  },
  /** A window opened; what happened in it is unknown. */
  opened: {
    title: 'Did WhatsApp not open?',
    text: 'Your message is still here. You can open the chat again, copy the text or send it as a mail.',
  },
  /** The form delivers nothing by itself (contact page, application). */
  offered: {
    title: 'Send me the same text',
    text: 'This site keeps no messages of its own. Please send what you wrote by WhatsApp or mail, so that I have it for certain.',
  },
} as const satisfies Record<FallbackReason, { title: string; text: string }>

export const fallbackLabels = {
  ...sendLabels,
  putBack: 'Put my answers back',
  wholeText: 'The whole message',
  /** The chat link had to be cut, and the whole text is in the clipboard already. */
  chatShortenedCopied:
    'Your message is longer than a link can carry, so the chat starts with a shortened version. The whole text is copied: paste it into the chat.',
  chatShortened:
    'Your message is longer than a link can carry, so the chat starts with a shortened version. Copy the whole text and paste it into the chat.',
  mailShortened:
    'Mail links carry less text than a chat, so the mail starts with a shortened version. Copy the whole text and paste it into the mail.',
} as const

/** Every form's live preview of its message, and its way on without script. */
export const previewLabel = 'See the message'
export const requiredNote = 'Fields marked with * are required.'
export const withoutScript = 'Write on WhatsApp instead'
