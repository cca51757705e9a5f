import * as v from 'valibot'
import { contactServices } from './contact.fields.ts'
import { setDefaultMessages } from './default-messages.ts'
import { emailText, optionalChoice, requiredText, typedText } from './schema-parts.ts'

setDefaultMessages()

export const ContactSchema = v.object({
  name: requiredText(),
  email: emailText(),
  company: typedText(),
  service: optionalChoice(contactServices),
  message: requiredText(),
})
export type ContactInput = v.InferInput<typeof ContactSchema>
