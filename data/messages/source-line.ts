import { fillPlaceholders } from '#data/fill-placeholders.ts'
import * as lines from '#data/messages/sources.yaml'

/** What a page knows of where a visit came from. */
export interface VisitSource {
  /** URL of the first page of the visit, with its query. */
  readonly address: string
  /** Path of that first page; undefined if the site has no such page. */
  readonly entrance: string | undefined
  /** `document.referrer` of that first page, or ''. */
  readonly referrer: string
  /** Path of the page on which the message is written. */
  readonly page: string | undefined
}

const hostNamePattern = /^[a-z\d.-]{1,60}$/
/** Longest value of a campaign parameter, in UTF-16 code units. */
const maxValueLength = 40
/** Maximum number of digits in a value: a date has eight, a telephone number has more. */
const maxDigits = 8
const zeroWidthJoiners = /[\u200c\u200d]/g
/** Patterns that match plain words, but not tokens, which mix upper case, lower case and digits. */
const wordPatterns = [
  // 'diwali', 'Diwali', 'दिवाली'
  /^\p{Lu}?[\p{Ll}\p{Lo}\p{M}]*$/u,
  // 'LinkedIn', 'iPhone'
  /^\p{Lu}?\p{Ll}+\p{Lu}\p{Ll}+$/u,
  // 'FB', 'SALE'
  /^\p{Lu}{1,6}$/u,
]
/** Whether a text is a word, up to four digits, a word and digits ('launch2026'), or like 'b2b'. */
function isWord(text: string) {
  const word = text.replace(/\d{1,4}$/, '')
  return (
    wordPatterns.some((pattern) => pattern.test(word)) ||
    /^\p{L}\d\p{L}$/u.test(text)
  )
}
/** Matches an invisible character. */
const invisibleCharacter = /\p{Default_Ignorable_Code_Point}/u

/**
 * The value of a campaign parameter if it consists of plain words. Other values become '', since
 * they might be a mail address, a token or a person's number.
 */
function plainValue(value: string | null | undefined) {
  const text = (value ?? '').trim()
  // Joiners are invisible too, but are part of words.
  const letters = text.replace(zeroWidthJoiners, '')
  const isPlain =
    text.length <= maxValueLength &&
    text.replace(/\D/g, '').length <= maxDigits &&
    !invisibleCharacter.test(letters) &&
    letters
      .normalize('NFC')
      .split(/[-_. ]/)
      .every((part) => part !== '' && isWord(part))
  return isPlain ? text : ''
}

function parsedUrl(address: string) {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

const hostOf = (url: URL | undefined) =>
  url?.hostname.replace(/^www\./, '') ?? ''

/**
 * Where a visit came from, as one line for the consultant, such as 'Source: google.com, campaign
 * diwali-offer, page /services/designs'. Returns undefined if the visit came from no other site and
 * no campaign, and the message is written on the first page of the visit. The line contains no part
 * of a URL that could identify a person.
 */
export function describeSource({
  address,
  entrance,
  referrer,
  page,
}: VisitSource) {
  const url = parsedUrl(address)
  const params = url?.searchParams
  const referrerHost = hostOf(parsedUrl(referrer))
  const campaign = plainValue(params?.get('utm_campaign'))
  const networks = Object.entries(lines.networks)
    .filter(([param]) => params?.get(param))
    .map(([, network]) => network)
  const sourceParts = [
    referrerHost !== hostOf(url) &&
      hostNamePattern.test(referrerHost) &&
      referrerHost,
    ...new Set(networks),
    plainValue(params?.get('utm_source')),
    plainValue(params?.get('utm_medium')),
    campaign && fillPlaceholders(lines.campaign, { name: campaign }),
    entrance &&
      entrance !== page &&
      fillPlaceholders(lines.page, { path: entrance }),
  ].filter(Boolean)
  return sourceParts.length > 0
    ? fillPlaceholders(lines.source, { parts: sourceParts.join(', ') })
    : undefined
}
