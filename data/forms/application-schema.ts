import * as v from 'valibot'
import { fields } from '#data/forms/application-form.yaml'
import { schemaOf, typedText } from './form-schema.ts'
import { isWebsite, websiteAsSent } from './website.ts'

// Looser than a browser's check, which rejects domains in Indian scripts.
const emailShape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

const ownError = (name: string) =>
  fields.find((field) => field.name === name)?.error

const [wrongEmail, wrongWebsite] = [
  ownError('email'),
  ownError('businessWebsite'),
]

/** What an applicant fills in (requirements §5.3). */
export const ApplicationSchema = v.object({
  ...schemaOf(fields).entries,
  email: v.pipe(typedText(wrongEmail), v.regex(emailShape, wrongEmail)),
  businessWebsite: v.pipe(
    typedText(wrongWebsite),
    v.transform(websiteAsSent),
    v.check(isWebsite, wrongWebsite),
  ),
})
