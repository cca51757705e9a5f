import * as v from 'valibot'
import { contactServices } from './contact.fields'
import { setDefaultMessages } from './default-messages'
import { emailText, optionalChoice, optionalText, requiredText } from './schema-parts'

setDefaultMessages()

export const ContactSchema = v.object({
  name: requiredText(),
  email: emailText(),
  company: optionalText(),
  service: optionalChoice(contactServices),
  message: requiredText(),
})
export type ContactInput = v.InferInput<typeof ContactSchema>
export type ContactOutput = v.InferOutput<typeof ContactSchema>
