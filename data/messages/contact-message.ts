import { fields } from '#data/forms/contact-form.yaml'
import { type Answers, fieldLines } from '#data/forms/field.ts'
import { messageLines } from './lines.ts'

const contactHeader = 'NEW CONTACT MESSAGE'
const contactFooter = 'Sent from the form on the contact page'
/** Subject, where the same message goes by mail. */
export const contactSubject = 'Message from the contact page'

export const contactMessage = (values: Answers<typeof fields>, source?: string) =>
  messageLines(contactHeader, fieldLines(fields, values), source, contactFooter)
