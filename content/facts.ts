import { hoursText, zoneName } from '#data/hours-text.ts'
import { formatMoney } from '#data/money.ts'
import { inRupees } from '#data/words-and-prices.ts'
import {
  type FilledParts,
  fillIn,
  type NamedPrice,
  type PartsOf,
  wordsOf,
} from './fill-in.ts'
import type { Business } from './schema/fact-files.ts'
import { isRecord } from './schema/schema-shape.ts'

/** The texts of facts by their names, with the facts that they name filled in. */
export interface Facts {
  /** The text of a fact as it is shown. */
  get: (name: string) => string | undefined
  /** The same with its prices as parts. */
  parts: PartsOf
  keys: () => Iterable<string>
  /** Facts that name themselves, by way of others or at once. */
  circular: ReadonlySet<string>
}

/**
 * What schemas see of a fact that cannot be read: it is neither too long nor too short, and no
 * sentence has its first word before it.
 */
const unreadFact = 'fact of a file'

/**
 * Facts whose texts name others; one that names itself keeps its braces. Every name that begins
 * with a word of `unread` is taken for a fact, since its file cannot be read.
 */
export function linkedFacts(
  texts: ReadonlyMap<string, string | FilledParts>,
  unread: readonly string[] = [],
): Facts {
  const circular = new Set<string>()
  const known = new Map<string, FilledParts>()
  const fill = (
    name: string,
    above: readonly string[],
  ): FilledParts | undefined => {
    if (unread.includes(name.replace(/\..*/, ''))) return [unreadFact]
    const text = texts.get(name)
    if (typeof text !== 'string') return text
    const start = above.indexOf(name)
    if (start >= 0) {
      for (const each of above.slice(start)) circular.add(each)
      return undefined
    }
    const filled =
      known.get(name) ?? fillIn(text, (inner) => fill(inner, [...above, name]))
    if (circular.has(name)) return [text]
    known.set(name, filled)
    return filled
  }
  for (const name of texts.keys()) fill(name, [])
  const parts = (name: string) => fill(name, [])
  const get = (name: string) => {
    const filled = parts(name)
    return filled && inRupees(wordsOf(filled))
  }
  return { get, parts, keys: () => texts.keys(), circular }
}

/** Of a file in which braces are words. */
export const noFacts = linkedFacts(new Map())

type FileValues = Readonly<Record<string, unknown>>

const amount = (key: string, value: number) =>
  key.endsWith('Days') ? String(value) : formatMoney(value, 'INR')

/** Files of facts, each with the words that the names of its facts begin with. */
export const namedFiles = {
  'data/claims.yaml': ['claims', 'promises'],
  'data/prices.yaml': [
    'prices',
    'bundleOffer',
    'guidePrice',
    'guideBonusWorth',
    'refundTerms',
  ],
  'data/site.yaml': ['site'],
  'data/guide.yaml': ['guide'],
  'data/forms/all-forms.yaml': ['fields'],
  'data/business.yaml': ['business', 'businessHours'],
} as const

type NamedText = readonly [name: string, text: string | FilledParts]

/** The three names of a program's price: both currencies, rupees and dollars. */
function pricesOf(program: string, INR: number, USD: number): NamedText[] {
  const amounts = { INR: formatMoney(INR, 'INR'), USD: formatMoney(USD, 'USD') }
  const rupees: NamedPrice = { program, currency: 'INR', amounts }
  const dollars: NamedPrice = { program, currency: 'USD', amounts }
  return [
    [program, [rupees, ' or ', dollars]],
    [`${program}.INR`, [rupees]],
    [`${program}.USD`, [dollars]],
  ]
}

/** Each fact of a file by its path; a time has two forms. */
function factTexts(
  facts: FileValues,
  format: (key: string, value: number) => string,
  parents: readonly string[] = [],
): NamedText[] {
  return Object.entries(facts).flatMap(([key, value]): NamedText[] => {
    const path = [...parents, key]
    const name = path.join('.')
    if (typeof value === 'string') return [[name, value]]
    if (typeof value === 'number') return [[name, format(key, value)]]
    if (!isRecord(value)) return []
    const { INR, USD, sentence, title } = value
    if (typeof INR === 'number' && typeof USD === 'number')
      return pricesOf(name, INR, USD)
    const own = [sentence, title].filter((text) => typeof text === 'string')
    return [
      ...own.map((text) => [name, text] as const),
      ...factTexts(value, format, path),
    ]
  })
}

/** 'English, Hindi and Bengali' */
const listed = (
  items: readonly string[],
  type: Intl.ListFormatOptions['type'],
) => new Intl.ListFormat('en-GB', { type }).format(items)

/** The texts of facts: claims, promises, prices, the guide and who the site belongs to. */
function namedTexts(
  files: readonly (FileValues | undefined)[],
): ReadonlyMap<string, string | FilledParts> {
  const [claims, prices, site, guide, forms, given] = files
  const business = given as Business | undefined
  const hours = business?.hours.filter(({ onPages }) => onPages) ?? []
  const zone = zoneName(String(site?.timeZoneLabel))
  const languages = (site?.languages ?? []) as readonly string[]
  return new Map<string, string | FilledParts>([
    ...factTexts(claims ?? {}, (_, value) => String(value)),
    ...factTexts(prices ?? {}, amount),
    ...factTexts({ site, guide, fields: forms?.fields }, (_, value) =>
      String(value),
    ),
    ['site.timeZoneName', zone],
    ['site.languages', listed(languages, 'disjunction')],
    ['site.allLanguages', listed(languages, 'conjunction')],
    ['businessHours', hoursText(hours, zone)],
    [
      'business.marketingPrice',
      formatMoney(business?.marketingOffer.price ?? 0, 'USD'),
    ],
  ])
}

/**
 * The facts of a site by the values of their files. Every name of a file that cannot be read is
 * taken for a fact: the mistake is reported there.
 */
export function factsOf(valuesIn: (file: string) => unknown): Facts {
  const files = Object.entries(namedFiles).map(([file, words]) => {
    const values = valuesIn(file)
    return { words, values: isRecord(values) ? values : undefined }
  })
  const unread = files.flatMap(({ words, values }) => (values ? [] : words))
  return linkedFacts(namedTexts(files.map(({ values }) => values)), unread)
}
