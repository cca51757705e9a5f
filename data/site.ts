import facts from './site.json' with { type: 'json' }

const { phone, chatNumber = phone.replace(/\D/g, '') }: { phone: string; chatNumber?: string } =
  facts

/**
 * Who the site belongs to, as data/site.json has it. What is delivered is a sample that reaches nobody; the launch check lists what is still to
 * be replaced. The schema in data/schemas/fact-files.ts says what each field is for.
 */
export const site = { ...facts, chatNumber }
