import { shortened } from '#data/messages/added-lines.yaml'
import { chatNumber, email } from '#data/site.yaml'
import {
  chatLimit,
  encodeWithin,
  lineBreaks,
  mailLimit,
  subjectLimit,
} from './link-texts.ts'

export interface OutboundLink {
  readonly href: string
  /** Whether the text was too long and was cut: then the whole text is shown and copied as well. */
  readonly truncated: boolean
}

/**
 * Opens a chat with the one business number and this text, ready to send (requirements §7.1.1). The
 * end of a text that was cut says so, so that both sides see that something is missing.
 */
export function chatLink(text: string): OutboundLink {
  const start = `https://wa.me/${chatNumber}?text=`
  const { encoded, truncated } = encodeWithin(
    text,
    chatLimit - start.length,
    `\n\n${shortened}`,
  )
  return { href: start + encoded, truncated }
}

export interface Mail {
  readonly subject: string
  readonly body?: string
}

/** Opens a mail to the one business address. Not by URLSearchParams, whose '+' would be shown. */
export function mailLink({ subject, body = '' }: Mail): OutboundLink {
  const title = encodeWithin(
    subject.replace(lineBreaks, ' ').trim(),
    subjectLimit,
    '…',
  )
  const to = encodeURIComponent(email).replaceAll('%40', '@')
  const start = `mailto:${to}?subject=${title.encoded}`
  if (body === '') return { href: start, truncated: title.truncated }
  const text = encodeWithin(
    body.replace(lineBreaks, '\r\n'),
    mailLimit - start.length - '&body='.length,
    `\r\n\r\n${shortened}`,
  )
  return {
    href: `${start}&body=${text.encoded}`,
    truncated: title.truncated || text.truncated,
  }
}
