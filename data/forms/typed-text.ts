/** Soft hyphens, zero-width spaces, signs of direction, invisible operators, byte order marks. */
const invisibleSigns =
  /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Joiners shape letters of Indian scripts and emoji, but do nothing after ASCII. */
const idleJoiners = /(^|[\s!-~])[\u200c\u200d]+/g

/**
 * A typed or pasted text without signs that cannot be seen and without spaces around it: contacts
 * apps and documents add them to what is copied, and addresses with them reach nobody.
 */
export const withoutInvisibleSigns = (text: string) =>
  text.replace(invisibleSigns, '').replace(idleJoiners, '$1').trim()
