import * as v from 'valibot'
import { businessTypes, preferredTimes } from './consultation.fields.ts'
import { setDefaultMessages } from './default-messages.ts'
import { choice, emailText, optionalChoice, requiredText } from './schema-parts.ts'

setDefaultMessages()

export const ConsultationSchema = v.object({
  name: requiredText(),
  email: emailText(),
  phone: requiredText(),
  businessType: choice(businessTypes),
  challenges: requiredText(),
  preferredTime: optionalChoice(preferredTimes),
})
export type ConsultationInput = v.InferInput<typeof ConsultationSchema>
