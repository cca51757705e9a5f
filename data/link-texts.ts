import { graphemes } from './graphemes.ts'

/**
 * Maximum lengths of a chat link and a mail link, in encoded characters. Many mail programs ignore
 * links of more than 2,046.
 */
export const chatLimit = 8_000
export const mailLimit = 1_900
/** Maximum length of a mail's subject, in encoded characters; the rest is left for the body. */
export const subjectLimit = 400

/** Matches whatever any program shows as a line break, such as the vertical tab from Word. */
export const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g
/** Indent of a value's lines after the first, so that typed text cannot look like another field. */
export const indent = '    '

/** A text with lone surrogates (halves of emoji) replaced: encodeURIComponent throws on them. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')

/** Encodes a text for a URL. If the result exceeds `limit`, cuts the text and adds `note`. */
export function encodeWithin(text: string, limit: number, note: string) {
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
