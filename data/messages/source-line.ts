import { graphemes } from '../graphemes.ts'

/** What a visit's own pages know of where it came from. */
export interface VisitSource {
  /** Address of the page the visitor came in by, with its query. */
  readonly address: string
  /** `document.referrer` of that page: the page that led there, or ''. */
  readonly referrer: string
  /** Path of the page the message is written on. */
  readonly page: string
}

/** Longest value in the line, in graphemes. */
export const valueLimit = 60
/** The same in UTF-16 units: a single grapheme can carry any number of combining marks. */
const unitLimit = 240
/** Enough of a value to fill the limits; the rest of a hostile address is not looked at. */
const readLimit = 1000

/** The network behind an ad's click id, by the parameter; the id itself is never in the line. */
const adNetworks = {
  gclid: 'Google Ads',
  gbraid: 'Google Ads',
  wbraid: 'Google Ads',
  fbclid: 'Facebook or Instagram',
  msclkid: 'Microsoft Ads',
  ttclid: 'TikTok',
  li_fat_id: 'LinkedIn',
  twclid: 'X',
} as const

/** Invisible or unprintable, bidi controls included; joiners and emoji style belong to words. */
const unprintable =
  /(?!\u200c|\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}\p{Co}\ufffd]/gu
/** Undecoded or broken percent encoding. */
const percentCodes = /%[\da-f]{0,2}/gi
/** Line breaks, spaces, colons of any script, and the line's own punctuation. */
const separators = /[\p{Cc}\p{Z}:;,()\u02d0\u2236\ua789]+/gu
/** Marks and joiners without a letter before them would join the line's own words. */
const looseMarks = /^(?:\s|\p{M}|\u200c|\u200d)+/u

function shorten(text: string) {
  let kept = ''
  let count = 0
  for (const sign of graphemes(text)) {
    if (++count > valueLimit || kept.length + sign.length > unitLimit) return `${kept.trimEnd()}…`
    kept += sign
  }
  return kept
}

/** A value from an address as one short run of words, which cannot pass for a field's line. */
const clean = (value: string | null | undefined) =>
  shorten(
    (value ?? '')
      .slice(0, readLimit)
      .normalize('NFKC')
      .replace(unprintable, '')
      .replace(percentCodes, '')
      .replace(separators, ' ')
      .replace(looseMarks, '')
      .trimEnd(),
  )

function parse(address: string) {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

const hostOf = (url: URL | undefined) => url?.hostname.replace(/^www\./, '') ?? ''

/** '/कोर्स' for '/%E0%A4%95…', without the slash that some hosts add at the end. */
function pathOf(pathname: string) {
  let path = pathname
  try {
    path = decodeURI(pathname)
  } catch {
    // Broken encoding stays; its percent codes are taken out.
  }
  return clean(path).replace(/\/$/, '') || '/'
}

/** 'campaign diwali-offer (newsletter, email)', or what there is of it. */
function campaignOf(params: URLSearchParams | undefined) {
  const [source, medium, campaign] = ['source', 'medium', 'campaign'].map((name) =>
    clean(params?.get(`utm_${name}`)),
  )
  const inBrackets = (...values: (string | undefined)[]) => {
    const known = values.filter(Boolean).join(', ')
    return known && ` (${known})`
  }
  if (campaign) return `campaign ${campaign}${inBrackets(source, medium)}`
  if (source) return `a link from ${source}${inBrackets(medium)}`
  return medium && `a link${inBrackets(medium)}`
}

/**
 * Where a visit came from, in one line of plain words for the consultant; undefined for a direct
 * visit that came in and wrote on the same page. 'Found by google.com, campaign diwali-offer
 * (newsletter); came in on /services/designs, written on /contact'
 */
export function describeSource({ address, referrer, page }: VisitSource): string | undefined {
  const entrance = parse(address)
  const from = hostOf(parse(referrer))
  const networks = Object.entries(adNetworks)
    .filter(([param]) => entrance?.searchParams.get(param))
    .map(([, network]) => network)
  const found = [
    from === hostOf(entrance) ? '' : clean(from),
    ...new Set(networks),
    campaignOf(entrance?.searchParams),
  ]
    .filter(Boolean)
    .join(', ')
  const cameIn = pathOf(entrance?.pathname ?? page)
  const writtenOn = pathOf(page)
  if (!found && cameIn === writtenOn) return undefined
  const way =
    cameIn === writtenOn
      ? `came in and written on ${writtenOn}`
      : `came in on ${cameIn}, written on ${writtenOn}`
  return found ? `Found by ${found}; ${way}` : `C${way.slice(1)}`
}
