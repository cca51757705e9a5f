/**
 * Matches control characters except tabs and line breaks, soft hyphens, zero-width spaces, word
 * joiners, text direction marks, invisible operators and byte order marks.
 */
const invisibleCharacters =
  /(?![\s\x85])\p{Cc}|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/**
 * Matches zero-width joiners and non-joiners without an effect: those at the start of a text, after
 * white space and after ASCII characters. Elsewhere they shape Indian letters and emoji.
 */
const idleJoiners = /(^|[\s!-~])[\u200c\u200d]+/g

/**
 * A typed or pasted text without needless invisible characters, and without spaces around it. Apps
 * for contacts or documents add such characters to copied text. Mail to an address that contains
 * one is lost.
 */
export const withoutInvisibleCharacters = (text: string) =>
  text.replace(invisibleCharacters, '').replace(idleJoiners, '$1').trim()
