import { fieldLines } from '../forms/field.ts'
import { fields } from '../forms/service-request.fields.ts'
import type { ServiceRequestInput } from '../forms/service-request.schema.ts'
import { messageLines } from './lines.ts'

export const serviceRequestHeader = 'NEW SERVICE REQUEST'
/** Subject, where the same message goes by mail. */
export const serviceRequestSubject = 'Service request'

export const serviceRequestMessage = (values: ServiceRequestInput, source?: string) =>
  messageLines(serviceRequestHeader, fieldLines(fields, values), source)
