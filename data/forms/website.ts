/** What people write where they have no website, in letters and digits alone. */
const wordsForNone: ReadonlySet<string> = new Set([
  '',
  'na',
  'nil',
  'no',
  'none',
  'nothing',
  'notapplicable',
  'notyet',
  'nowebsite',
  'nowebsiteyet',
  'comingsoon',
  'नहीं',
  'नहींहै',
  'না',
  'নেই',
])

/** Networks where a business has a profile instead of a website, by the names in use. */
const networks: ReadonlySet<string> = new Set([
  'facebook',
  'fb',
  'insta',
  'instagram',
  'linkedin',
  'twitter',
  'whatsapp',
  'youtube',
])

/** 'N/A' and '- none -' as 'na' and 'none'. */
const lettersOf = (text: string) =>
  text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')

const lowerCaseWords = (text: string) =>
  text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)

/** Whether a text says where a business is found instead: '@asha.designs', 'Asha on Instagram'. */
const isProfile = (text: string) =>
  /^@[\w.-]+$/.test(text) ||
  lowerCaseWords(text).some((word) => networks.has(word))

/** Whether the address can be a web page: http or https, a host with a dot, no user name. */
function isWebAddress(address: string) {
  try {
    const { protocol, hostname, username, password } = new URL(address)
    return (
      (protocol === 'https:' || protocol === 'http:') &&
      /[^.]\.[^.]/.test(hostname) &&
      username === '' &&
      password === ''
    )
  } catch {
    return false
  }
}

/** Adds a missing https:// to what people type. */
function withScheme(typed: string) {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(typed)) return typed
  return typed.startsWith('//') ? `https:${typed}` : `https://${typed}`
}

/**
 * The optional website as it is sent: '' for words that say 'none', an address with its scheme, or
 * a profile as it was written.
 */
export function websiteAsSent(written: string): string {
  const typed = written.trim()
  if (wordsForNone.has(lettersOf(typed))) return ''
  if (typed.startsWith('@')) return typed
  const address = withScheme(typed)
  return isProfile(typed) && !isWebAddress(address) ? typed : address
}

/** Whether the website, as it is sent, can be understood. */
export const isWebsite = (sent: string) =>
  sent === '' || isProfile(sent) || isWebAddress(sent)
