import facts from './site.json' with { type: 'json' }

const { phone, chatNumber = phone.replace(/\D/g, '') }: { phone: string; chatNumber?: string } =
  facts

/**
 * The identity in data/site.json. The delivered values are samples that reach nobody and are listed
 * by the launch check; data/schemas/fact-files.ts describes each field.
 */
export const site = { ...facts, chatNumber }
