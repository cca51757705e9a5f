import * as v from 'valibot'
import { contactServices } from './contact.fields.ts'
import { setDefaultMessages } from './default-messages.ts'
import { emailText, optionalChoice, optionalText, requiredText } from './schema-parts.ts'

setDefaultMessages()

export const ContactSchema = v.object({
  name: requiredText(),
  email: emailText(),
  company: optionalText(),
  service: optionalChoice(contactServices),
  message: requiredText(),
})
export type ContactInput = v.InferInput<typeof ContactSchema>
