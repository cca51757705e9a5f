import type { ButtonLabels, FormField, Option } from './field.ts'

/**
 * Services that can be requested (requirements §3.4.3, §3.4.7); the ids are also what a link may
 * preselect: `/service-request?service=seo-services`.
 */
export const requestServices = [
  { value: 'ai-automation', label: 'AI Automation' },
  { value: 'digital-marketing', label: 'Digital Marketing' },
  { value: 'youtube-growth', label: 'YouTube Growth' },
  { value: 'content-creation', label: 'Content Creation' },
  { value: 'web-development', label: 'Web Development' },
  { value: 'seo-services', label: 'SEO Services' },
  { value: 'social-media', label: 'Social Media' },
  { value: 'consulting', label: 'Consulting' },
  { value: 'multiple-services', label: 'Multiple Services' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[]

/** Budgets in US dollars (requirements §3.4.3). */
export const budgets = [
  { value: 'under-1k', label: 'Under $1,000' },
  { value: '1k-5k', label: '$1,000-$5,000' },
  { value: '5k-10k', label: '$5,000-$10,000' },
  { value: '10k-25k', label: '$10,000-$25,000' },
  { value: '25k-50k', label: '$25,000-$50,000' },
  { value: 'over-50k', label: 'Over $50,000' },
  { value: 'discuss', label: 'To be discussed' },
] as const satisfies readonly Option[]

export const timelines = [
  { value: 'asap', label: 'As soon as possible' },
  { value: '1-month', label: 'Within 1 month' },
  { value: '2-3-months', label: '2-3 months' },
  { value: '3-6-months', label: '3-6 months' },
  { value: '6-plus-months', label: '6+ months' },
  { value: 'flexible', label: 'Flexible' },
] as const satisfies readonly Option[]

/**
 * Service request form (requirements §3.4.3); `toasts.requiredFieldsMissing` reports missing
 * fields.
 */
export const fields = [
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    required: true,
    autoComplete: 'name',
    enterKeyHint: 'next',
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    required: true,
    autoComplete: 'email',
    inputMode: 'email',
    enterKeyHint: 'next',
  },
  {
    name: 'phone',
    label: 'Phone',
    type: 'tel',
    required: false,
    autoComplete: 'tel',
    inputMode: 'tel',
    enterKeyHint: 'next',
  },
  {
    name: 'company',
    label: 'Company',
    type: 'text',
    required: false,
    autoComplete: 'organization',
    enterKeyHint: 'next',
  },
  {
    name: 'service',
    label: 'Service type',
    type: 'select',
    required: true,
    options: requestServices,
    placeholder: 'Select a service',
    wide: true,
  },
  {
    name: 'budget',
    label: 'Budget',
    type: 'select',
    required: false,
    options: budgets,
    placeholder: 'Select a budget',
  },
  {
    name: 'timeline',
    label: 'Timeline',
    type: 'select',
    required: false,
    options: timelines,
    placeholder: 'Select a timeline',
  },
  {
    name: 'description',
    label: 'Project description',
    type: 'textarea',
    required: true,
    rows: 4,
    hint: 'What should be built, written or improved, and for whom?',
  },
  {
    name: 'goals',
    label: 'Business goals',
    type: 'textarea',
    required: false,
    rows: 3,
    hint: 'What would make this project worth its cost to you?',
  },
] as const satisfies readonly FormField[]

export const buttons = {
  idle: 'Send Request via WhatsApp',
  submitting: 'Sending...',
} as const satisfies ButtonLabels
