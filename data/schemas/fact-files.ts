import * as v from 'valibot'
import { isOff, type MeasurementId, measurementIds } from '#data/measurement-ids.ts'
import { weekdays } from '#data/weekdays.ts'
import { ClaimsSchema } from './claims-file.ts'
import { amount, count, levelIds, list, moneySchema } from './facts.ts'
import { kind } from './kinds.ts'
import { chatNumber, email, origin, phone } from './owner-addresses.ts'
import { externalUrl, internalPath } from './page.ts'
import { icon, initials, text } from './text.ts'

/** Whether this is an IANA time zone such as 'Asia/Kolkata'. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const measurementId = (name: MeasurementId) =>
  v.pipe(
    v.string(`${name} must be text`),
    v.trim(),
    kind('name for code'),
    v.check(
      (id) => isOff(id) || measurementIds[name].pattern.test(id),
      (issue) => `${name} must be ${measurementIds[name].example}, or 'off', not '${issue.input}'`,
    ),
  )

/** data/prices.yaml: whole rupees and dollars (requirements §9.1). */
const PricesSchema = v.strictObject({
  prices: v.pipe(
    v.strictObject({
      premium: moneySchema,
      ...(Object.fromEntries(levelIds.map((id) => [id, moneySchema])) as Record<
        (typeof levelIds)[number],
        typeof moneySchema
      >),
      bundle: moneySchema,
    }),
    v.description('Whole rupees and dollars. Pages, chat messages and structured data follow.'),
  ),
  // Requirements §9.1.3
  bundleOffer: v.pipe(
    v.strictObject({
      struck: v.pipe(
        amount('struck'),
        v.description('The price that is struck through, in rupees.'),
      ),
      label: v.pipe(text('label', 3, 30), v.description('The label beside it, such as save 30%.')),
    }),
    v.description('What is shown beside the price of the bundle.'),
  ),
  // Requirements §9.1.2
  guidePrice: v.pipe(amount('guidePrice'), v.description('The price of the guide, in rupees.')),
  guideBonusWorth: v.pipe(
    amount('guideBonusWorth'),
    v.description('What the consultation that comes with the guide is worth at most, in rupees.'),
  ),
  // Requirements §9.3
  refundTerms: v.pipe(
    v.strictObject({
      guaranteeDays: v.pipe(
        count('guaranteeDays'),
        v.description('Days of the satisfaction guarantee.'),
      ),
      guaranteeAbove: v.pipe(
        amount('guaranteeAbove'),
        v.description('Paid consulting above this sum has the guarantee, in rupees.'),
      ),
      disputeDays: v.pipe(
        count('disputeDays'),
        v.description('Days in which a payment can be disputed.'),
      ),
    }),
    v.description(
      'Terms that the refund answer quotes; pages/legal/terms-of-service.mdx has them in full.',
    ),
  ),
})

/** data/site.yaml as it is written: who the site belongs to (requirements §10.1). */
export const WrittenSite = v.strictObject({
  name: v.pipe(text('name', 2, 60), v.description('Your name as every page has it.')),
  initials: v.pipe(initials, v.description('One to three letters, of any script.')),
  alternateName: v.pipe(
    text('alternateName', 3, 80),
    v.description('Another name that you or the business are known by.'),
  ),
  role: v.pipe(text('role', 5, 100), v.description('What you do, in a few words.')),
  origin: v.pipe(
    origin,
    v.description(
      'https:// and the domain. Canonical links, the sitemap and shared pictures start with it.',
    ),
  ),
  email: v.pipe(email, v.description('Where messages arrive.')),
  phone: v.pipe(
    phone,
    v.description(
      'The number that chats and calls go to, as people read it: +91 98765 43210. Open its chat ' +
        'link once: https://wa.me/ and the digits.',
    ),
  ),
  // E.164 without '+', as chat links take it.
  chatNumber: v.optional(
    v.pipe(
      chatNumber,
      v.description(
        'Only where chats go to another number than calls: its digits, country code first, such as 919876543210.',
      ),
    ),
  ),
  location: v.pipe(text('location', 2, 60), v.description('Where you are.')),
  reach: v.pipe(text('reach', 3, 60), v.description('Where you work.')),
  languages: v.pipe(
    list('languages', text('language', 3, 30), 1),
    v.description('The languages that you work in.'),
  ),
  timeZone: v.pipe(
    v.string('timeZone must be text'),
    kind('name for code'),
    v.check(
      isTimeZone,
      (issue) =>
        `timeZone must be a name of the time zone database such as 'Asia/Kolkata', not '${issue.input}'`,
    ),
    v.description("Its name in the time zone database, such as 'Asia/Kolkata'."),
  ),
  timeZoneLabel: v.pipe(text('timeZoneLabel', 3, 40), v.description('Its name as people read it.')),
  areasServed: v.pipe(
    list('areasServed', text('area', 3, 40), 1),
    v.description('Places that structured data names.'),
  ),
  social: v.pipe(
    v.array(
      v.strictObject({
        label: text('label', 1, 30),
        icon,
        url: v.pipe(externalUrl('url'), v.description('The full address of the profile.')),
      }),
      'social must be a list',
    ),
    v.description('Profiles on other sites, in the order of the footer.'),
  ),
  portrait: v.pipe(
    internalPath('portrait'),
    v.description('Path in public/ of a picture of 6 : 7, at best 960 × 1120 pixels.'),
  ),
  analyticsId: v.pipe(
    measurementId('analyticsId'),
    v.description('Google Analytics 4 measurement id. Nothing loads while it is G-XXXXXXXXXX.'),
  ),
  pixelId: v.pipe(
    measurementId('pixelId'),
    v.description('Meta pixel id. Nothing loads while it is fifteen zeros.'),
  ),
})

/** data/site.yaml with what follows from it. */
const SiteSchema = v.pipe(
  WrittenSite,
  v.transform((written) => ({
    ...written,
    chatNumber: written.chatNumber ?? written.phone.replace(/\D/g, ''),
    /** The time zone inside a sentence: 'IST' of 'IST (GMT+5:30)'. */
    timeZoneName: written.timeZoneLabel.replace(/ \(.*/, ''),
  })),
)

const pattern = (name: string, form: RegExp, rule: string) =>
  v.pipe(
    v.string(`${name} must be text`),
    kind('name for code'),
    v.regex(form, (issue) => `${name} must ${rule}, not '${issue.input}'`),
  )
const degrees = (name: string, limit: number) => {
  const message = `${name} must be -${limit} to ${limit}`
  return v.pipe(v.number(message), v.minValue(-limit, message), v.maxValue(limit, message))
}
const clock = (name: string) =>
  pattern(name, /^(?:[01]\d|2[0-3]):[0-5]\d$/, 'be a time such as 09:00')

/** data/business.yaml: what structured data says, and the hours (requirements §3.3). */
const BusinessSchema = v.strictObject({
  sample: v.pipe(
    v.boolean('sample must be true or false'),
    v.description('On while the place is a sample: the launch check lists it.'),
  ),
  country: v.pipe(
    pattern('country', /^[A-Z]{2}$/, 'be two capital letters, such as IN'),
    v.description('By its two letters (ISO 3166-1).'),
  ),
  region: text('region', 2, 60),
  geo: v.pipe(
    v.strictObject({ latitude: degrees('latitude', 90), longitude: degrees('longitude', 180) }),
    v.description('In degrees.'),
  ),
  serviceRadius: v.pipe(
    count('serviceRadius'),
    v.description('Kilometres around this place; 20000 is everywhere.'),
  ),
  currencies: list(
    'currencies',
    pattern('currency', /^[A-Z]{3}$/, 'be a currency code such as INR'),
  ),
  paymentMethods: list('paymentMethods', text('paymentMethod', 2, 40)),
  marketingOffer: v.pipe(
    v.strictObject({ name: text('name', 3, 40), price: amount('price') }),
    v.description('What marketing work starts from, in dollars.'),
  ),
  hours: v.pipe(
    list(
      'hours',
      v.strictObject({
        days: list('days', v.picklist(weekdays, 'days must be names of days, such as Monday')),
        opens: clock('opens'),
        closes: clock('closes'),
        onPages: v.boolean('onPages must be true or false'),
      }),
    ),
    v.description('In your time zone. A day with a break has two entries.'),
  ),
})

/** The facts of data/business.yaml. */
export type Business = v.InferOutput<typeof BusinessSchema>

/** The files of facts by their path: figures, prices, names and addresses. */
export const factFiles = {
  'data/claims.yaml': ClaimsSchema,
  'data/prices.yaml': PricesSchema,
  'data/site.yaml': SiteSchema,
  'data/business.yaml': BusinessSchema,
} as const
export type FactFile = keyof typeof factFiles
