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
  readonly isTruncated: boolean
}

/**
 * Link that opens a chat with the business number, with `text` ready to send (requirements §7.1.1).
 * A text that was cut ends with a note, so that both sides see that something is missing.
 */
export function chatLink(text: string): OutboundLink {
  const linkStart = `https://wa.me/${chatNumber}?text=`
  const { encoded, isTruncated } = encodeWithin(
    text,
    chatLimit - linkStart.length,
    `\n\n${shortened}`,
  )
  return { href: linkStart + encoded, isTruncated }
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
  const encodedSubject = encodeWithin(
    subject.replace(lineBreaks, ' ').trim(),
    subjectLimit,
    '…',
  )
  const linkStart = `${mailAddressLink}?subject=${encodedSubject.encoded}`
  if (body === '')
    return { href: linkStart, isTruncated: encodedSubject.isTruncated }
  const encodedBody = encodeWithin(
    body.replace(lineBreaks, '\r\n'),
    mailLimit - linkStart.length - '&body='.length,
    `\r\n\r\n${shortened}`,
  )
  return {
    href: `${linkStart}&body=${encodedBody.encoded}`,
    isTruncated: encodedSubject.isTruncated || encodedBody.isTruncated,
  }
}
