import { timeZoneName } from '../site.ts'
import type { ButtonLabels, FormField, Option } from './field.ts'

export const businessTypes = [
  { value: 'individual-entrepreneur', label: 'Individual Entrepreneur' },
  { value: 'startup', label: 'Startup' },
  { value: 'small-business', label: 'Small Business' },
  { value: 'medium-business', label: 'Medium Business' },
  { value: 'enterprise', label: 'Enterprise' },
  { value: 'freelancer', label: 'Freelancer' },
  { value: 'agency', label: 'Agency' },
  { value: 'non-profit', label: 'Non-profit' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[]

/** Hours in the consultant's time zone (requirements §3.4.4). */
export const preferredTimes = [
  { value: 'morning', label: `Morning (9 AM-12 PM ${timeZoneName})` },
  { value: 'afternoon', label: `Afternoon (12-5 PM ${timeZoneName})` },
  { value: 'evening', label: `Evening (5-8 PM ${timeZoneName})` },
  { value: 'flexible', label: 'Flexible' },
] as const satisfies readonly Option[]

/** Free consultation form (requirements §3.4.4). */
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
    required: true,
    autoComplete: 'tel',
    inputMode: 'tel',
    enterKeyHint: 'next',
  },
  {
    name: 'businessType',
    label: 'Business type',
    type: 'select',
    required: true,
    options: businessTypes,
    placeholder: 'Select your business type',
  },
  {
    name: 'challenges',
    label: 'Challenges',
    type: 'textarea',
    required: true,
    rows: 4,
    hint: 'What takes too long, costs too much or does not grow at the moment?',
  },
  {
    name: 'preferredTime',
    label: 'Preferred time',
    type: 'select',
    required: false,
    options: preferredTimes,
    placeholder: 'Select a time',
    wide: true,
  },
] as const satisfies readonly FormField[]

export const buttons = {
  idle: 'Request Free Consultation',
  submitting: 'Sending...',
} as const satisfies ButtonLabels
