import { type Answers, fieldLines } from '#data/forms/field.ts'
import { fields } from '#data/forms/home-contact-form.yaml'
import { messageLines } from './lines.ts'

const homeContactHeader = 'NEW PROFESSIONAL MESSAGE'
const homeContactFooter = 'Sent from the contact form on the home page'
/** Subject, where the same message goes by mail. */
export const homeContactSubject = 'Message from the contact form'

export const homeContactMessage = (values: Answers<typeof fields>, source?: string) =>
  messageLines(homeContactHeader, fieldLines(fields, values), source, homeContactFooter)
