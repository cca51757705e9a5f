import { type Answers, fieldLines } from '#data/forms/field.ts'
import { fields } from '#data/forms/service-request-form.yaml'
import { messageLines } from './lines.ts'

const serviceRequestHeader = 'NEW SERVICE REQUEST'
/** Subject, where the same message goes by mail. */
export const serviceRequestSubject = 'Service request'

export const serviceRequestMessage = (values: Answers<typeof fields>, source?: string) =>
  messageLines(serviceRequestHeader, fieldLines(fields, values), source)
