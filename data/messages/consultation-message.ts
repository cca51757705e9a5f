import { fields } from '../forms/consultation.fields.ts'
import type { ConsultationInput } from '../forms/consultation.schema.ts'
import { fieldLines } from '../forms/field.ts'
import { messageLines } from './lines.ts'

export const consultationHeader = 'FREE PROFESSIONAL CONSULTATION REQUEST'
/** Subject, where the same message goes by mail. */
export const consultationSubject = 'Free consultation request'

/** In the order of requirements §7.2.3: the challenges come last, since they are the longest. */
export const consultationMessage = (values: ConsultationInput) =>
  messageLines(
    consultationHeader,
    fieldLines(fields, values, [
      'name',
      'email',
      'phone',
      'businessType',
      'preferredTime',
      'challenges',
    ]),
  )
