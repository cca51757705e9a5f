/**
 * Pattern of the part of a mail address before its @, in any script. It has none of the signs that
 * come along when an address is copied: <asha@example.com>, or asha@example.com and a comma.
 */
export const localPart = String.raw`[^\s@<>()[\]\\,;:"]+`
