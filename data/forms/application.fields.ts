import { formatMoney } from '../money.ts'
import { prices } from '../prices.ts'
import type { Currency } from '../schemas/facts.ts'
import type { ButtonLabels, FormField, Option } from './field.ts'

/** Fixed source of an application (requirements §3.4.6). */
export const source = 'AI Business Transformation Program'
export const page = '/ai-mastery-course'

export const businessSizes = [
  { value: 'Solo Entrepreneur', label: 'Solo Entrepreneur' },
  { value: '2-10 employees', label: '2-10 employees' },
  { value: '11-50 employees', label: '11-50 employees' },
  { value: '51-200 employees', label: '51-200 employees' },
  { value: '200+ employees', label: '200+ employees' },
] as const satisfies readonly Option[]

/** Yearly revenue in rupees: L is a lakh (1,00,000), Cr a crore (1,00,00,000). */
export const revenueRanges = [
  { value: 'Pre-revenue', label: 'Pre-revenue' },
  { value: '1L-10L', label: '1L-10L' },
  { value: '10L-50L', label: '10L-50L' },
  { value: '50L-1Cr', label: '50L-1Cr' },
  { value: '1Cr-10Cr', label: '1Cr-10Cr' },
  { value: '10Cr+', label: '10Cr+' },
] as const satisfies readonly Option[]

export const aiExperiences = [
  { value: 'Complete Beginner', label: 'Complete Beginner' },
  { value: 'Some Awareness', label: 'Some Awareness' },
  { value: 'Basic Understanding', label: 'Basic Understanding' },
  { value: 'Intermediate', label: 'Intermediate' },
  { value: 'Advanced', label: 'Advanced' },
] as const satisfies readonly Option[]

/**
 * The first option names the price in the chosen currency; its value does not, so that a choice
 * survives a change of currency.
 */
export const investmentOptions = (currency: Currency) =>
  [
    {
      value: 'Ready to invest immediately',
      label: `Ready to invest ${formatMoney(prices.premium[currency], currency)} immediately`,
    },
    { value: 'Ready within 1-2 weeks', label: 'Ready within 1-2 weeks' },
    { value: 'Need more information first', label: 'Need more information first' },
    { value: 'Exploring options', label: 'Exploring options' },
  ] as const satisfies readonly Option[]

/** Premium program application (requirements §3.4.5, §5.3). */
export const fieldsFor = (currency: Currency) =>
  [
    {
      name: 'fullName',
      label: 'Full name',
      type: 'text',
      required: true,
      autoComplete: 'name',
      enterKeyHint: 'next',
    },
    {
      name: 'email',
      label: 'Email address',
      type: 'email',
      required: true,
      autoComplete: 'email',
      inputMode: 'email',
      enterKeyHint: 'next',
    },
    {
      name: 'phone',
      label: 'Phone number',
      type: 'tel',
      required: true,
      autoComplete: 'tel',
      inputMode: 'tel',
      enterKeyHint: 'next',
    },
    {
      name: 'businessName',
      label: 'Business name',
      type: 'text',
      required: true,
      autoComplete: 'organization',
      enterKeyHint: 'next',
    },
    {
      name: 'businessWebsite',
      label: 'Business website',
      type: 'url',
      required: false,
      autoComplete: 'url',
      inputMode: 'url',
      enterKeyHint: 'next',
    },
    { name: 'industry', label: 'Industry', type: 'text', required: true, enterKeyHint: 'next' },
    {
      name: 'businessSize',
      label: 'Business size',
      type: 'select',
      required: true,
      options: businessSizes,
      placeholder: 'Select business size',
    },
    {
      name: 'currentRevenue',
      label: 'Current revenue range',
      type: 'select',
      required: true,
      options: revenueRanges,
      placeholder: 'Select revenue range',
      hint: 'Yearly, in rupees: 1L is one lakh (1,00,000), 1Cr is one crore (1,00,00,000).',
    },
    {
      name: 'aiExperience',
      label: 'AI experience level',
      type: 'select',
      required: true,
      options: aiExperiences,
      placeholder: 'Select AI experience level',
      wide: true,
    },
    {
      name: 'businessChallenges',
      label: 'Business challenges',
      type: 'textarea',
      required: true,
      rows: 4,
      hint: 'At least 50 characters. What holds the business back today?',
    },
    {
      name: 'transformationGoals',
      label: 'Transformation goals',
      type: 'textarea',
      required: true,
      rows: 4,
      hint: 'At least 50 characters. What should be different a year from now?',
    },
    {
      name: 'investmentReadiness',
      label: 'Investment readiness',
      type: 'radio',
      required: true,
      options: investmentOptions(currency),
    },
    {
      name: 'additionalInfo',
      label: 'Additional information',
      type: 'textarea',
      required: false,
      rows: 3,
    },
  ] as const satisfies readonly FormField[]

/** The form in rupees, the currency of every first visit (requirements §4.9.3). */
export const fields = /* @__PURE__ */ fieldsFor('INR')

/** Fields of an application beside the visitor's answers; `now` is the time of sending. */
export const applicationContext = (currency: Currency, now: Date) =>
  ({ currency, timestamp: now.toISOString(), source, page }) as const

export const buttons = {
  idle: 'Submit Application',
  submitting: 'Submitting Application...',
} as const satisfies ButtonLabels
