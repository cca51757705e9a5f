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
/** Shapes of plain words, with a year or a number behind them; tokens mix cases and digits. */
const words = [
  // 'diwali', 'Diwali', 'दिवाली', 'launch2026', '2026'
  /^\p{Lu}?[\p{Ll}\p{Lo}\p{M}\u200c\u200d]*\d{0,4}$/u,
  // 'LinkedIn', 'iPhone'
  /^\p{Lu}?\p{Ll}+\p{Lu}\p{Ll}+\d{0,4}$/u,
  // 'FB', 'SALE2026'
  /^\p{Lu}{1,6}\d{0,4}$/u,
  // 'b2b'
  /^\p{L}\d\p{L}$/u,
]
const isWord = (text: string) => words.some((shape) => shape.test(text))
/** Signs that show nothing; joiners belong to words. */
const invisible = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/u

/** A campaign's value if it can only be words: no address, token or number of a person. */
function plainValue(value: string | null | undefined) {
  const text = (value ?? '').trim()
  const isPlain =
    text.length <= valueLimit &&
    text.replace(/\D/g, '').length <= digitLimit &&
    !invisible.test(text) &&
    text
      .normalize('NFC')
      .split(/[-_. ]/)
      .every((part) => part !== '' && isWord(part))
  return isPlain ? text : ''
}

function parse(address: string) {
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
  const url = parse(address)
  const params = url?.searchParams
  const from = hostOf(parse(referrer))
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
