import * as v from 'valibot'
import { setDefaultMessages } from './default-messages.ts'
import { choice, emailText, optionalChoice, optionalText, requiredText } from './schema-parts.ts'
import { budgets, requestServices, timelines } from './service-request.fields.ts'

setDefaultMessages()

export const ServiceRequestSchema = v.object({
  name: requiredText(),
  email: emailText(),
  phone: optionalText(),
  company: optionalText(),
  service: choice(requestServices),
  budget: optionalChoice(budgets),
  timeline: optionalChoice(timelines),
  description: requiredText(),
  goals: optionalText(),
})
export type ServiceRequestInput = v.InferInput<typeof ServiceRequestSchema>
