import { fieldLines } from '../forms/field'
import { fields } from '../forms/service-request.fields'
import type { ServiceRequestInput } from '../forms/service-request.schema'
import { messageLines } from './lines'

export const serviceRequestHeader = 'NEW SERVICE REQUEST'
/** Subject, where the same message goes by mail. */
export const serviceRequestSubject = 'Service request'

export const serviceRequestMessage = (values: ServiceRequestInput) => messageLines(serviceRequestHeader, fieldLines(fields, values))
