import { fields } from '../forms/contact.fields'
import type { ContactInput } from '../forms/contact.schema'
import { fieldLines } from '../forms/field'
import { messageLines } from './lines'

export const contactHeader = 'NEW CONTACT MESSAGE'
export const contactFooter = 'Sent from the form on the contact page'
/** Subject, where the same message goes by mail. */
export const contactSubject = 'Message from the contact page'

export const contactMessage = (values: ContactInput) => messageLines(contactHeader, fieldLines(fields, values), contactFooter)
