import * as v from 'valibot'
import { setDefaultMessages } from './default-messages.ts'
import { emailText, requiredText } from './schema-parts.ts'

setDefaultMessages()

export const HomeContactSchema = v.object({
  name: requiredText(),
  email: emailText(),
  message: requiredText(),
})
export type HomeContactInput = v.InferInput<typeof HomeContactSchema>
