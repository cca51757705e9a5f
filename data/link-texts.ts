import { graphemes } from './graphemes.ts'

/** Longest links in encoded characters. Many mail programs do nothing beyond 2,046. */
export const chatLimit = 8_000
export const mailLimit = 1_900
/** A subject's share of a mail link; the rest belongs to the text. */
export const subjectLimit = 400

/** What starts a new line somewhere, such as the vertical tab that Word pastes. */
export const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g
/** Indent of every further line of a value: typed text cannot pass for another field. */
export const indent = '    '

/** Replaces half an emoji (a lone surrogate), which makes encodeURIComponent throw. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')

/** As many graphemes as fit in `limit` encoded characters; a cut text ends with the note. */
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
