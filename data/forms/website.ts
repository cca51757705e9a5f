/** Answers of people without a website, reduced to lower-case letters and digits. */
const wordsForNone: ReadonlySet<string> = new Set([
  '',
  'na',
  'nil',
  'no',
  'none',
  'nothing',
  'notapplicable',
  'notavailable',
  'notyet',
  'nowebsite',
  'nowebsiteyet',
  'comingsoon',
  'underconstruction',
  'inprogress',
  'donthaveone',
  'नहीं',
  'नहींहै',
  'कोईनहीं',
  'अभीनहीं',
  'না',
  'নাই',
  'নেই',
])

/** Common names of the networks where a business may have a profile instead of a website. */
const networks: ReadonlySet<string> = new Set([
  'facebook',
  'fb',
  'google',
  'indiamart',
  'insta',
  'instagram',
  'justdial',
  'linkedin',
  'telegram',
  'twitter',
  'whatsapp',
  'youtube',
])

/** The letters, in lower case, and digits of a text: 'na' for 'N/A', 'none' for '- none -'. */
const lettersAndDigitsIn = (text: string) =>
  text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')

const lowerCaseWords = (text: string) =>
  text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)

/** Whether a text names a profile on a network: '@asha.designs', 'Asha on Instagram'. */
const isProfile = (text: string) =>
  /^@[\w.-]+$/.test(text) ||
  lowerCaseWords(text).some((word) => networks.has(word))

/**
 * Whether a URL can be that of a website: http(s), a host with a dot and a letter, no user name or
 * password. A host without letters is a number: URL turns https://0 into https://0.0.0.0.
 */
function isWebAddress(address: string) {
  try {
    const { protocol, hostname, username, password } = new URL(address)
    return (
      (protocol === 'https:' || protocol === 'http:') &&
      /[^.]\.[^.]/.test(hostname) &&
      /[^\d.]/.test(hostname) &&
      username === '' &&
      password === ''
    )
  } catch {
    return false
  }
}

/** A typed address, with https:// added if it has no scheme. */
function withScheme(address: string) {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(address)) return address
  return address.startsWith('//') ? `https:${address}` : `https://${address}`
}

/**
 * The optional website as it is sent: '' for an answer such as 'none', a URL with its scheme, or a
 * profile as it was typed.
 */
export function websiteAsSent(answer: string): string {
  const trimmedAnswer = answer.trim()
  if (wordsForNone.has(lettersAndDigitsIn(trimmedAnswer))) return ''
  if (trimmedAnswer.startsWith('@')) return trimmedAnswer
  const address = withScheme(trimmedAnswer)
  return isProfile(trimmedAnswer) && !isWebAddress(address)
    ? trimmedAnswer
    : address
}

/** Whether a value that `websiteAsSent` returned is empty, a profile or a URL. */
export const isWebsite = (sentValue: string) =>
  sentValue === '' || isProfile(sentValue) || isWebAddress(sentValue)
