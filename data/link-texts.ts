import { graphemes } from './graphemes.ts'

export interface OutboundLink {
  readonly href: string
  /**
   * True when the text was too long for a link and was cut: then show and copy the whole text as
   * well.
   */
  readonly truncated: boolean
}

/**
 * Longest links in characters, encoded, address included. Many mail programs do nothing beyond
 * 2,046.
 */
export const chatLimit = 8_000
export const mailLimit = 1_900
/** A subject's share of a mail link; the rest belongs to the text. */
export const subjectLimit = 400

/**
 * Everything that starts a new line somewhere, also the vertical tab that Word pastes and the two
 * Unicode separators.
 */
export const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g
/** Indent of every further line of a value: typed text cannot pass for another field. */
export const indent = '    '

/**
 * Half an emoji (a lone surrogate) makes encodeURIComponent throw: it becomes the replacement
 * character.
 */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')

/**
 * Encodes as many graphemes of the text as fit in `limit` encoded characters; a cut text ends with
 * the note.
 */
function encodeWithin(text: string, limit: number, note: string) {
  const whole = encodeURIComponent(wellFormed(text))
  if (whole.length <= limit) return { encoded: whole, truncated: false }
  const ending = encodeURIComponent(note)
  let encoded = ''
  for (const grapheme of graphemes(text.slice(0, limit))) {
    const next = encoded + encodeURIComponent(wellFormed(grapheme))
    if (next.length + ending.length > limit) break
    encoded = next
  }
  return { encoded: encoded + ending, truncated: true }
}

/**
 * Opens WhatsApp with this text, ready to send to a number (requirements §7.1.1). `shortened` ends
 * a text that was cut, so that both sides see that something is missing.
 */
export function chatLinkTo(number: string, text: string, shortened: string): OutboundLink {
  const start = `https://wa.me/${number}?text=`
  const { encoded, truncated } = encodeWithin(text, chatLimit - start.length, `\n\n${shortened}`)
  return { href: start + encoded, truncated }
}

export interface Mail {
  readonly subject: string
  readonly body?: string
}

/**
 * Opens the visitor's mail program with a message. URLSearchParams is no option: mail programs show
 * its '+' for every space.
 */
export function mailLinkTo(
  email: string,
  { subject, body = '' }: Mail,
  shortened: string,
): OutboundLink {
  const title = encodeWithin(subject.replace(lineBreaks, ' ').trim(), subjectLimit, '…')
  const to = encodeURIComponent(email).replaceAll('%40', '@')
  const start = `mailto:${to}?subject=${title.encoded}`
  if (body === '') return { href: start, truncated: title.truncated }
  const text = encodeWithin(
    body.replace(lineBreaks, '\r\n'),
    mailLimit - start.length - '&body='.length,
    `\r\n\r\n${shortened}`,
  )
  return { href: `${start}&body=${text.encoded}`, truncated: title.truncated || text.truncated }
}
