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

/** The last place up to `index` where no grapheme is torn apart. */
function boundaryBefore(text: string, index: number) {
  let boundary = 0
  for (const { length } of graphemes(text.slice(0, index + 2))) {
    if (boundary + length > index) break
    boundary += length
  }
  return boundary
}

/**
 * Encodes as much of the text as fits in `limit` encoded characters; a cut text ends with the note.
 */
function encodeWithin(text: string, limit: number, note: string) {
  const encoded = encodeURIComponent(text)
  if (encoded.length <= limit) return { encoded, truncated: false }
  const ending = encodeURIComponent(note)
  let room = limit - ending.length
  let index = 0
  for (const character of text) {
    room -= encodeURIComponent(character).length
    if (room < 0) break
    index += character.length
  }
  return {
    encoded: encodeURIComponent(text.slice(0, boundaryBefore(text, index))) + ending,
    truncated: true,
  }
}

/**
 * Opens WhatsApp with this text, ready to send to a number (requirements §7.1.1). `shortened` ends
 * a text that was cut, so that both sides see that something is missing.
 */
export function chatLinkTo(number: string, text: string, shortened: string): OutboundLink {
  const start = `https://wa.me/${number}?text=`
  const { encoded, truncated } = encodeWithin(
    wellFormed(text),
    chatLimit - start.length,
    `\n\n${shortened}`,
  )
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
  const title = encodeWithin(wellFormed(subject).replace(lineBreaks, ' ').trim(), subjectLimit, '…')
  const to = encodeURIComponent(email).replaceAll('%40', '@')
  const start = `mailto:${to}?subject=${title.encoded}`
  if (body === '') return { href: start, truncated: title.truncated }
  const text = encodeWithin(
    wellFormed(body).replace(lineBreaks, '\r\n'),
    mailLimit - start.length - '&body='.length,
    `\r\n\r\n${shortened}`,
  )
  return { href: `${start}&body=${text.encoded}`, truncated: title.truncated || text.truncated }
}
