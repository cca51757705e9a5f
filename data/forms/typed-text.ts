/**
 * Soft hyphens, zero-width spaces, text direction marks, invisible operators, byte order marks.
 */
const invisibleSigns =
  /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Joiners without effect: they shape Indian letters and emoji, but do nothing after ASCII. */
const idleJoiners = /(^|[\s!-~])[\u200c\u200d]+/g

/**
 * A typed or pasted text without invisible characters and without spaces around it. Contact apps
 * and documents add such characters to copied text, and mail to an address with them is lost.
 */
export const withoutInvisibleSigns = (text: string) =>
  text.replace(invisibleSigns, '').replace(idleJoiners, '$1').trim()
