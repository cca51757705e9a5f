import * as v from 'valibot'
import { fields } from '#data/forms/application-form.yaml'
import { schemaOf, typedText } from './form-schema.ts'
import { isWebsite, websiteAsSent } from './website.ts'

// This pattern accepts addresses in Indian scripts, which HTML's pattern for email inputs rejects.
const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

const errorOf = (name: string) =>
  fields.find((field) => field.name === name)?.error

const emailError = errorOf('email')
const websiteError = errorOf('businessWebsite')

/** Schema of the application form's values (requirements §5.3). */
export const ApplicationSchema = v.object({
  ...schemaOf(fields).entries,
  email: v.pipe(typedText(emailError), v.regex(emailPattern, emailError)),
  businessWebsite: v.pipe(
    typedText(websiteError),
    v.transform(websiteAsSent),
    v.check(isWebsite, websiteError),
  ),
})
