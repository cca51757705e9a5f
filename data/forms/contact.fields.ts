import type { ButtonLabels, FormField, Option } from './field.ts'

/**
 * What a visitor of the contact page may write about (requirements §3.4.2). The words are the
 * values, since the requirements name no ids.
 */
export const contactServices = [
  { value: 'AI Solutions & Automation', label: 'AI Solutions & Automation' },
  { value: 'Digital Marketing & SEO', label: 'Digital Marketing & SEO' },
  { value: 'Content Creation & Strategy', label: 'Content Creation & Strategy' },
  { value: 'YouTube Strategy & Growth', label: 'YouTube Strategy & Growth' },
  { value: 'Design & Visual Branding', label: 'Design & Visual Branding' },
  { value: 'Business Consulting', label: 'Business Consulting' },
  { value: 'Other', label: 'Other' },
] as const satisfies readonly Option[]

/** 'Get In Touch' form of the contact page (requirements §3.4.2). */
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
    name: 'company',
    label: 'Company',
    type: 'text',
    required: false,
    autoComplete: 'organization',
    enterKeyHint: 'next',
  },
  {
    name: 'service',
    label: 'Service',
    type: 'select',
    required: false,
    options: contactServices,
    placeholder: 'Select a service',
  },
  { name: 'message', label: 'Message', type: 'textarea', required: true, rows: 5 },
] as const satisfies readonly FormField[]

export const buttons = {
  idle: 'Send Message',
  submitting: 'Sending...',
} as const satisfies ButtonLabels

/** The card that replaces the form for 3 seconds (requirements §4.5.2). */
export const sent = {
  title: 'Message Sent Successfully!',
  text: 'Thank you for writing. The same text is ready for WhatsApp and mail right below.',
} as const
