import { shortened } from '#data/messages/added-lines.yaml'
import { chatNumber, email } from '#data/site.yaml'
import {
  chatLimit,
  encodeWithin,
  lineBreaks,
  mailLimit,
  subjectLimit,
} from './link-texts.ts'

/** A link that opens a chat or a mail with a text. */
export interface OutboundLink {
  readonly href: string
  /** Whether the text was too long and was cut; the page then offers the whole text. */
  readonly truncated: boolean
}

/**
 * Link that opens a chat with the business number, with `text` ready to send (requirements §7.1.1).
 * A text that was cut ends with a note, so that both sides see that something is missing.
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

/** URL that opens an empty mail to the business address. */
export const mailAddressLink = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`

export interface Mail {
  readonly subject: string
  readonly body?: string
}

/**
 * Link that opens a mail to the business address. It is built without URLSearchParams, which writes
 * a space as '+': mail programs show the '+'.
 */
export function mailLink({ subject, body = '' }: Mail): OutboundLink {
  const title = encodeWithin(
    subject.replace(lineBreaks, ' ').trim(),
    subjectLimit,
    '…',
  )
  const start = `${mailAddressLink}?subject=${title.encoded}`
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
