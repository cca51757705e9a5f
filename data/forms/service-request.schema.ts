import * as v from 'valibot'
import { setDefaultMessages } from './default-messages.ts'
import { choice, emailText, optionalChoice, requiredText, typedText } from './schema-parts.ts'
import { budgets, requestServices, timelines } from './service-request.fields.ts'

setDefaultMessages()

export const ServiceRequestSchema = v.object({
  name: requiredText(),
  email: emailText(),
  phone: typedText(),
  company: typedText(),
  service: choice(requestServices),
  budget: optionalChoice(budgets),
  timeline: optionalChoice(timelines),
  description: requiredText(),
  goals: typedText(),
})
export type ServiceRequestInput = v.InferInput<typeof ServiceRequestSchema>
