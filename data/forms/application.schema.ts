import * as v from 'valibot'
import {
  aiExperiences,
  businessSizes,
  investmentOptions,
  page,
  revenueRanges,
  source,
} from './application.fields.ts'
import { setDefaultMessages } from './default-messages.ts'
import { choice, textOfAtLeast, typedText } from './schema-parts.ts'
import { isWebsite, withScheme } from './website.ts'

setDefaultMessages()

/** Every message of the application, word for word (requirements §5.3). */
const applicationMessages = {
  fullName: 'Full name must be at least 2 characters',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  businessName: 'Business name is required',
  businessWebsite: 'Please enter a valid website URL',
  industry: 'Industry is required',
  businessSize: 'Please select business size',
  currentRevenue: 'Please select revenue range',
  aiExperience: 'Please select AI experience level',
  businessChallenges: 'Please describe your challenges (minimum 50 characters)',
  transformationGoals: 'Please describe your goals (minimum 50 characters)',
  investmentReadiness: 'Please confirm investment readiness',
} as const

const messages = applicationMessages

// Looser than valibot's email(), which rejects o'brien@example.com and domains in Indian scripts.
const emailShape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** What the visitor fills in. */
export const ApplicationAnswersSchema = v.object({
  fullName: textOfAtLeast(2, messages.fullName),
  email: v.pipe(typedText(messages.email), v.regex(emailShape, messages.email)),
  /**
   * Any characters: people write numbers with spaces, brackets and 'ext.' (requirements §5.3.2).
   */
  phone: textOfAtLeast(10, messages.phone),
  businessName: textOfAtLeast(2, messages.businessName),
  businessWebsite: v.pipe(
    typedText(messages.businessWebsite),
    v.transform(withScheme),
    v.check((address) => address === '' || isWebsite(address), messages.businessWebsite),
  ),
  industry: textOfAtLeast(2, messages.industry),
  businessSize: choice(businessSizes, messages.businessSize),
  currentRevenue: choice(revenueRanges, messages.currentRevenue),
  aiExperience: choice(aiExperiences, messages.aiExperience),
  businessChallenges: textOfAtLeast(50, messages.businessChallenges),
  transformationGoals: textOfAtLeast(50, messages.transformationGoals),
  // The values are the same in both currencies.
  investmentReadiness: choice(investmentOptions('INR'), messages.investmentReadiness),
  additionalInfo: typedText(),
})
export type ApplicationAnswersInput = v.InferInput<typeof ApplicationAnswersSchema>

/**
 * The answers with what the page adds to them: `{ ...answers, ...applicationContext(currency, new
 * Date()) }`.
 */
export const ApplicationSchema = v.object({
  ...ApplicationAnswersSchema.entries,
  currency: v.picklist(['INR', 'USD']),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  source: v.literal(source),
  page: v.literal(page),
})
export type ApplicationInput = v.InferInput<typeof ApplicationSchema>
