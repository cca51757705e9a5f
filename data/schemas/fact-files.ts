import * as v from 'valibot'
import { isOff, type MeasurementId, measurementIds } from '../measurement-ids.ts'
import { ClaimsSchema } from './claims-file.ts'
import {
  amount,
  count,
  FaqItemSchema,
  levelIds,
  list,
  moneySchema,
  profileIcon,
  TestimonialSchema,
} from './facts.ts'
import { LedgerSchema } from './ledger-file.ts'
import { externalUrl, internalPath } from './page.ts'
import { initials, namingFacts, text } from './text.ts'

const pattern = (name: string, form: RegExp, rule: string) =>
  v.pipe(
    v.string(`${name} must be text`),
    v.regex(form, (issue) => `${name} must ${rule}, not '${issue.input}'`),
  )

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
    v.check(
      (id) => isOff(id) || measurementIds[name].pattern.test(id),
      (issue) => `${name} must be ${measurementIds[name].example}, or 'off', not '${issue.input}'`,
    ),
  )

/** data/prices.json: whole rupees and dollars (requirements §9.1). */
const PricesSchema = v.strictObject({
  prices: v.strictObject({
    premium: moneySchema,
    ...(Object.fromEntries(levelIds.map((id) => [id, moneySchema])) as Record<
      (typeof levelIds)[number],
      typeof moneySchema
    >),
    bundle: moneySchema,
  }),
  /** The bundle's struck-through price, INR, and its label (requirements §9.1.3). */
  bundleOffer: v.strictObject({ struck: amount('struck'), label: text('label', 3, 30) }),
  /** INR only (requirements §9.1.2). */
  guidePrice: amount('guidePrice'),
  /** What the guide's bonus consultation is worth at most, INR. */
  guideBonusWorth: amount('guideBonusWorth'),
  /** Days, and the INR above which the guarantee applies (requirements §9.3). */
  refundTerms: v.strictObject({
    guaranteeDays: count('guaranteeDays'),
    guaranteeAbove: amount('guaranteeAbove'),
    disputeDays: count('disputeDays'),
  }),
})

/** data/site.json: who the site belongs to (requirements §10.1). */
export const SiteSchema = v.strictObject({
  name: text('name', 2, 60),
  initials,
  alternateName: text('alternateName', 3, 80),
  role: text('role', 5, 100),
  /** Canonical links, the sitemap and shared pictures start with it. */
  origin: pattern(
    'origin',
    /^https:\/\/[a-z0-9.-]+$/,
    'be https:// and the domain, without a slash at the end',
  ),
  email: v.pipe(
    v.string('email must be text'),
    v.email((issue) => `email must be a mail address, not '${issue.input}'`),
  ),
  /** The business number as people read it; chats and calls go to it. */
  phone: pattern(
    'phone',
    /^\+[1-9](?: ?\d){7,14}$/,
    'be + and 8 to 15 digits, country code first, with single spaces between them',
  ),
  /** Only where chats go to another number: E.164 without '+', as chat links take it. */
  chatNumber: v.optional(
    pattern(
      'chatNumber',
      /^[1-9]\d{7,14}$/,
      'be 8 to 15 digits, country code first, without + or spaces',
    ),
  ),
  location: text('location', 2, 60),
  reach: text('reach', 3, 60),
  languages: list('languages', text('language', 3, 30), 1),
  timeZone: v.pipe(
    v.string('timeZone must be text'),
    v.check(
      isTimeZone,
      (issue) =>
        `timeZone must be a name of the time zone database such as 'Asia/Kolkata', not '${issue.input}'`,
    ),
  ),
  timeZoneLabel: text('timeZoneLabel', 3, 40),
  businessHours: text('businessHours', 5, 60),
  areasServed: list('areasServed', text('area', 3, 40), 1),
  /** Profiles on other sites, in the order of the footer. `icon` is a lucide name, or 'brand:' and a simple-icons name: brands' own drawings are long, so only where lucide has none. */
  social: v.array(
    v.strictObject({ label: text('label', 1, 30), icon: profileIcon, url: externalUrl('url') }),
    'social must be a list',
  ),
  /** Path in public/ of a picture of 6 : 7, at best 960 × 1120 pixels. */
  portrait: internalPath('portrait'),
  /** Nothing loads while it is the placeholder G-XXXXXXXXXX. */
  analyticsId: measurementId('analyticsId'),
  /** Nothing loads while it is the placeholder of fifteen zeros. */
  pixelId: measurementId('pixelId'),
})

/** data/testimonials.json (requirements §3.1.4). */
const TestimonialsSchema = v.strictObject({
  testimonials: list('testimonials', TestimonialSchema, 6),
})

const QuestionSchema = v.strictObject({
  ...FaqItemSchema.entries,
  /** Names of facts in braces give way to the facts: {prices.premium}. */
  answer: namingFacts('answer', FaqItemSchema.entries.answer),
})

/** data/questions.json: the home page's questions (requirements §2.4.7) and the contact page's (requirements §2.16.1). */
const QuestionsSchema = v.strictObject({
  home: list('home', QuestionSchema, 12),
  contact: list('contact', QuestionSchema, 3),
})

/** The files of facts that the consultant changes by hand or in a form, by their path. Printed as JSON, two spaces, one value a line. */
export const factFiles = {
  'data/claims.json': ClaimsSchema,
  'data/ledger.json': LedgerSchema,
  'data/prices.json': PricesSchema,
  'data/questions.json': QuestionsSchema,
  'data/site.json': SiteSchema,
  'data/testimonials.json': TestimonialsSchema,
} as const
export type FactFile = keyof typeof factFiles
