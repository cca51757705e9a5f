import { filled } from '#data/filled.ts'
import * as lines from '#data/messages/sources.yaml'

/** What a visit's own pages know of where it came from. */
export interface VisitSource {
  /** Address of the page the visitor came in by, with its query. */
  readonly address: string
  /** Path of that page; undefined for an address that leads nowhere. */
  readonly entrance: string | undefined
  /** `document.referrer` of that page: the page that led there, or ''. */
  readonly referrer: string
  /** Path of the page the message is written on. */
  readonly page: string | undefined
}

const hostName = /^[a-z\d.-]{1,60}$/
/** Longest value of a campaign's parameter, in UTF-16 units. */
const valueLimit = 40
/** A date has eight digits, a telephone number more. */
const digitLimit = 8
const joiners = /[\u200c\u200d]/g
/** Shapes of plain words; tokens mix cases and digits. */
const wordShapes = [
  // 'diwali', 'Diwali', 'दिवाली'
  /^\p{Lu}?[\p{Ll}\p{Lo}\p{M}]*$/u,
  // 'LinkedIn', 'iPhone'
  /^\p{Lu}?\p{Ll}+\p{Lu}\p{Ll}+$/u,
  // 'FB', 'SALE'
  /^\p{Lu}{1,6}$/u,
]
/** Whether a text is a plain word, with a year or a number after it ('launch2026'), or 'b2b'. */
function isWord(text: string) {
  const word = text.replace(/\d{1,4}$/, '')
  return (
    wordShapes.some((shape) => shape.test(word)) || /^\p{L}\d\p{L}$/u.test(text)
  )
}
/** Signs that show nothing. */
const invisible = /\p{Default_Ignorable_Code_Point}/u

/** A campaign's value if it can only be words: no address, token or number of a person. */
function plainValue(value: string | null | undefined) {
  const text = (value ?? '').trim()
  // Joiners show nothing either, but belong to words.
  const letters = text.replace(joiners, '')
  const isPlain =
    text.length <= valueLimit &&
    text.replace(/\D/g, '').length <= digitLimit &&
    !invisible.test(letters) &&
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
 * Where a visit came from, in one plain line for the consultant, such as 'Source: google.com,
 * campaign diwali-offer, page /services/designs'; undefined for a direct visit that came in and
 * wrote on the same page. The line holds nothing of an address that could name a person.
 */
export function describeSource({
  address,
  entrance,
  referrer,
  page,
}: VisitSource) {
  const url = parsedUrl(address)
  const params = url?.searchParams
  const from = hostOf(parsedUrl(referrer))
  const campaign = plainValue(params?.get('utm_campaign'))
  const networks = Object.entries(lines.networks)
    .filter(([param]) => params?.get(param))
    .map(([, network]) => network)
  const parts = [
    from !== hostOf(url) && hostName.test(from) && from,
    ...new Set(networks),
    plainValue(params?.get('utm_source')),
    plainValue(params?.get('utm_medium')),
    campaign && filled(lines.campaign, { name: campaign }),
    entrance && entrance !== page && filled(lines.page, { path: entrance }),
  ].filter(Boolean)
  return parts.length > 0
    ? filled(lines.source, { parts: parts.join(', ') })
    : undefined
}
