import { fieldLines } from '../forms/field'
import { fields } from '../forms/home-contact.fields'
import type { HomeContactInput } from '../forms/home-contact.schema'
import { messageLines } from './lines'

export const homeContactHeader = 'NEW PROFESSIONAL MESSAGE'
export const homeContactFooter = 'Sent from the contact form on the home page'
/** Subject, where the same message goes by mail. */
export const homeContactSubject = 'Message from the contact form'

export const homeContactMessage = (values: HomeContactInput) => messageLines(homeContactHeader, fieldLines(fields, values), homeContactFooter)
