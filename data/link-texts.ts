import { graphemesOf } from './graphemes.ts'

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
const toWellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')

/** Encodes a text for a URL. If the result exceeds `limit`, cuts the text and adds `note`. */
export function encodeWithin(text: string, limit: number, note: string) {
  const encodedText = encodeURIComponent(toWellFormed(text))
  if (encodedText.length <= limit)
    return { encoded: encodedText, isTruncated: false }
  const encodedNote = encodeURIComponent(note)
  let encoded = ''
  for (const grapheme of graphemesOf(text.slice(0, limit))) {
    const extended = encoded + encodeURIComponent(toWellFormed(grapheme))
    if (extended.length + encodedNote.length > limit) break
    encoded = extended
  }
  return { encoded: encoded + encodedNote, isTruncated: true }
}
