import * as v from 'valibot'
import { weekdays, zoneName } from '#data/hours-text.ts'
import { levelIds } from '#data/ids.ts'
import {
  isOff,
  type MeasurementField,
  measurementServices,
} from '#data/measurement-ids.ts'
import { MoneySchema } from './blocks.ts'
import { ClaimsSchema } from './claims-file.ts'
import { chatNumber, email, origin, phone } from './owner-addresses.ts'
import { externalUrl } from './page.ts'
import { icon, initials, internalPath, machineText, text } from './text.ts'
import {
  count,
  flag,
  group,
  list,
  number,
  object,
  withDescription,
} from './values.ts'

/**
 * Whether `name` is UTC or a time zone's name with a place, such as 'Asia/Kolkata' (IANA database).
 * Other names mislead: to browsers, BST is the time of Dhaka, and Etc/GMT+5 is five hours behind
 * UTC.
 */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== 'string') return false
  if (name !== 'UTC' && (!name.includes('/') || name.startsWith('Etc/')))
    return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Schema of the id of an analytics service: a real id, a placeholder or 'off'. */
const measurementId = (name: MeasurementField, description: string) =>
  machineText(
    (id) => isOff(id) || measurementServices[name].pattern.test(id),
    `be ${measurementServices[name].example}, or 'off'`,
    description,
  )

/** Schema of data/prices.yaml: prices in whole rupees and dollars (requirements §9.1). */
const PricesSchema = object({
  prices: group(
    'Whole rupees and dollars. Pages, chat messages and structured data follow.',
    {
      premium: MoneySchema,
      ...v.entriesFromList(levelIds, MoneySchema),
      bundle: MoneySchema,
    },
  ),
  /** The offer of all levels as a bundle (requirements §9.1.3). */
  bundleOffer: group('What is shown beside the price of the bundle.', {
    struck: count('The price that is struck through, in rupees.'),
    label: text(3, 30, 'The label beside it, such as save 30%.'),
  }),
  /** Prices of the guide and of its bonus (requirements §9.1.2). */
  guidePrice: count('The price of the guide, in rupees.'),
  guideBonusWorth: count(
    'What the consultation that comes with the guide is worth at most, in rupees.',
  ),
  /** The terms of refunds (requirements §9.3). */
  refundTerms: group(
    'Terms that the refund answer quotes; pages/legal/terms-of-service.mdx has them in full.',
    {
      guaranteeDays: count('Days of the satisfaction guarantee.'),
      guaranteeAbove: count(
        'Paid consulting above this sum has the guarantee, in rupees.',
      ),
      disputeDays: count('Days in which a payment can be disputed.'),
    },
  ),
})

/** Schema of data/site.yaml as it is written: facts about the owner (requirements §10.1). */
export const WrittenSiteSchema = object({
  name: text(2, 60, 'Your name as every page has it.'),
  initials: withDescription(initials, 'One to three letters, of any script.'),
  alternateName: text(
    3,
    80,
    'Another name that you or the business are known by.',
  ),
  role: text(5, 100, 'What you do, in a few words.'),
  origin: withDescription(
    origin,
    'https:// and the domain. Canonical links, the sitemap and shared pictures start with it.',
  ),
  email: withDescription(email, 'Where messages arrive.'),
  phone: withDescription(
    phone,
    'The number that chats and calls go to, as people read it: +91 98765 43210. Open its chat ' +
      'link once: https://wa.me/ and the digits.',
  ),
  // Chat links need the format E.164 without '+'.
  chatNumber: v.optional(
    withDescription(
      chatNumber,
      'Only where chats go to another number than calls: its digits, country code first, ' +
        'such as 919876543210.',
    ),
  ),
  location: text(2, 60, 'Where you are.'),
  reach: text(3, 60, 'Where you work.'),
  languages: list(text(3, 30), 1, 'The languages that you work in.'),
  timeZone: machineText(
    isTimeZone,
    "be a name with a slash, such as 'Asia/Kolkata' or 'Europe/London', or UTC",
    "Its name in the time zone database, such as 'Asia/Kolkata'.",
  ),
  timeZoneLabel: text(3, 40, 'Its name as people read it.'),
  areasServed: list(text(3, 40), 1, 'Places that structured data names.'),
  social: list(
    object({
      label: text(1, 30),
      icon,
      url: externalUrl('The full address of the profile.'),
    }),
    0,
    'Profiles on other sites, in the order of the footer.',
  ),
  portrait: internalPath(
    'Path in public/ of a picture of 6 : 7, at best 960 × 1120 pixels.',
  ),
  analyticsId: measurementId(
    'analyticsId',
    'Google Analytics 4 measurement id. Nothing loads while it is G-XXXXXXXXXX.',
  ),
  pixelId: measurementId(
    'pixelId',
    'Meta pixel id. Nothing loads while it is fifteen zeros.',
  ),
})

/** Schema of data/site.yaml; its output also has values that are derived from the others. */
const SiteSchema = v.pipe(
  WrittenSiteSchema,
  v.transform((siteValues) => ({
    ...siteValues,
    chatNumber: siteValues.chatNumber ?? siteValues.phone.replace(/\D/g, ''),
    timeZoneName: zoneName(siteValues.timeZoneLabel),
  })),
)

const notDayMessage = ({ input }: v.BaseIssue<unknown>) =>
  `must be the name of a day, such as Monday, not '${input}'`

const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const openingTime = machineText(timeOfDay, 'be a time such as 09:00')
const closingTime = machineText(
  (text) => timeOfDay.test(text) || text === '24:00',
  'be a time such as 18:00, or 24:00 for midnight',
)

/** Whether `code` is the code of a country today (ISO 3166-1): GB is one, UK is not. */
function isCountryCode(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code)) return false
  const region = new Intl.Locale(`und-${code}`).region
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return region === code && names.of(code) !== code
}

/** Schema of data/business.yaml: facts for structured data, and the hours (requirements §3.3). */
const BusinessSchema = object({
  sample: flag('On while the place is a sample: the launch check lists it.'),
  country: machineText(
    isCountryCode,
    "be a country's two capital letters, such as IN or GB",
    'By its two letters (ISO 3166-1).',
  ),
  region: text(2, 60),
  geo: group('In degrees.', {
    latitude: number(-90, 90),
    longitude: number(-180, 180),
  }),
  serviceRadius: count('Kilometres around this place; 20000 is everywhere.'),
  currencies: list(machineText(/^[A-Z]{3}$/, 'be a currency code such as INR')),
  paymentMethods: list(text(2, 40)),
  marketingOffer: group('What marketing work starts from, in dollars.', {
    name: text(3, 40),
    price: count(),
  }),
  hours: list(
    object({
      days: list(v.picklist(weekdays, notDayMessage)),
      opens: openingTime,
      closes: closingTime,
      onPages: flag(),
    }),
    1,
    'In your time zone. A day with a break has two entries.',
  ),
})

/** The values of data/business.yaml. */
export type Business = v.InferOutput<typeof BusinessSchema>

/** Schemas of the files of facts, by path: claims, prices, the owner and the business. */
export const factFiles = {
  'data/claims.yaml': ClaimsSchema,
  'data/prices.yaml': PricesSchema,
  'data/site.yaml': SiteSchema,
  'data/business.yaml': BusinessSchema,
} as const
export type FactFile = keyof typeof factFiles
