import type { ButtonLabels, FormField } from './field.ts'

/** Contact form of the home page (requirements §3.4.1): three required fields. */
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
  { name: 'message', label: 'Message', type: 'textarea', required: true, rows: 5 },
] as const satisfies readonly FormField[]

export const buttons = {
  idle: 'Send Professional Message',
  submitting: 'Sending Professional Message...',
} as const satisfies ButtonLabels
