import { hoursText, zoneName } from '#data/hours-text.ts'
import { formatMoney } from '#data/money.ts'
import { inRupees } from '#data/priced-text.ts'
import {
  type FilledParts,
  fillIn,
  type NamedPrice,
  type PartsOf,
  pricedTextOf,
} from './fill-in.ts'
import type { Business } from './schema/fact-files.ts'
import { isRecord } from './schema/schema-shape.ts'

/** The facts of a site, which texts name in braces; facts named in other facts are filled in. */
export interface Facts {
  /** The fact `name` with its prices in rupees; undefined if there is no such fact. */
  get: (name: string) => string | undefined
  /** The fact `name` as a list of parts, in which each price is a separate part. */
  partsOf: PartsOf
  /** Names of all facts. */
  keys: () => Iterable<string>
  /** Names of facts that name themselves, directly or through other facts. */
  circular: ReadonlySet<string>
}

/**
 * Text in place of a fact whose file cannot be read. It is neither too long nor too short, and
 * begins with a word that a promise may begin with, so that schemas accept it.
 */
const placeholderFact = 'fact of data'

/**
 * Makes facts from texts that may name each other; a text that names itself keeps its braces. A
 * name whose first word is in `unreadFirstWords` may be in a file that cannot be read, so it counts
 * as a fact.
 */
export function linkedFacts(
  texts: ReadonlyMap<string, string | FilledParts>,
  unreadFirstWords: readonly string[] = [],
): Facts {
  const circular = new Set<string>()
  const filledFacts = new Map<string, FilledParts>()
  const filledFact = (
    name: string,
    namingFacts: readonly string[],
  ): FilledParts | undefined => {
    if (unreadFirstWords.includes(name.replace(/\..*/, '')))
      return [placeholderFact]
    const text = texts.get(name)
    if (typeof text !== 'string') return text
    const cycleStart = namingFacts.indexOf(name)
    if (cycleStart >= 0) {
      for (const each of namingFacts.slice(cycleStart)) circular.add(each)
      return undefined
    }
    const filledText =
      filledFacts.get(name) ??
      fillIn(text, (inner) => filledFact(inner, [...namingFacts, name]))
    if (circular.has(name)) return [text]
    filledFacts.set(name, filledText)
    return filledText
  }
  for (const name of texts.keys()) filledFact(name, [])
  const partsOf = (name: string) => filledFact(name, [])
  const get = (name: string) => {
    const parts = partsOf(name)
    return parts && inRupees(pricedTextOf(parts))
  }
  return { get, partsOf, keys: () => texts.keys(), circular }
}

/** An empty set of facts, for files in which braces are part of the text. */
export const noFacts = linkedFacts(new Map())

type FileValues = Readonly<Record<string, unknown>>

/** A number of data/prices.yaml as a text: an amount in rupees, or a plain number of days. */
const formatAmount = (key: string, value: number) =>
  key.endsWith('Days') ? String(value) : formatMoney(value, 'INR')

/** The files of facts, with the first words of their facts' names: 'prices' of 'prices.premium'. */
export const firstWordsByFile = {
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

/** The three facts about a program's price: in both currencies, in rupees, in dollars. */
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

/** Names and texts of a file's facts; the text at 'a.sentence' or 'a.title' is also named 'a'. */
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
    const mainTexts = [sentence, title].filter(
      (text) => typeof text === 'string',
    )
    return [
      ...mainTexts.map((text) => [name, text] as const),
      ...factTexts(value, format, path),
    ]
  })
}

/** Items as a list in words: 'English, Hindi and Bengali', or with 'or'. */
const listInWords = (
  items: readonly string[],
  type: Intl.ListFormatOptions['type'],
) => new Intl.ListFormat('en-GB', { type }).format(items)

/**
 * Texts of all facts by name. `files` has the values of each file that `firstWordsByFile` lists, in
 * the same order; those of a file that cannot be read are undefined.
 */
function factTextsByName(
  files: readonly (FileValues | undefined)[],
): ReadonlyMap<string, string | FilledParts> {
  const [claims, prices, site, guide, forms, businessValues] = files
  const business = businessValues as Business | undefined
  const hours = business?.hours.filter(({ onPages }) => onPages) ?? []
  const zone = zoneName(String(site?.timeZoneLabel))
  const languages = (site?.languages ?? []) as readonly string[]
  return new Map<string, string | FilledParts>([
    ...factTexts(claims ?? {}, (_, value) => String(value)),
    ...factTexts(prices ?? {}, formatAmount),
    ...factTexts({ site, guide, fields: forms?.fields }, (_, value) =>
      String(value),
    ),
    ['site.timeZoneName', zone],
    ['site.languages', listInWords(languages, 'disjunction')],
    ['site.allLanguages', listInWords(languages, 'conjunction')],
    ['businessHours', hoursText(hours, zone)],
    [
      'business.marketingPrice',
      formatMoney(business?.marketingOffer.price ?? 0, 'USD'),
    ],
  ])
}

/**
 * Makes the facts of a site from the values of its files. If a file cannot be read, every name that
 * may be in it counts as a fact, so that only the mistake in that file is reported.
 */
export function factsOf(valuesIn: (file: string) => unknown): Facts {
  const files = Object.entries(firstWordsByFile).map(([file, firstWords]) => {
    const values = valuesIn(file)
    return { words: firstWords, values: isRecord(values) ? values : undefined }
  })
  const unreadFirstWords = files.flatMap(({ words, values }) =>
    values ? [] : words,
  )
  return linkedFacts(
    factTextsByName(files.map(({ values }) => values)),
    unreadFirstWords,
  )
}
