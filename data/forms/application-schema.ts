import * as v from 'valibot'
import { fields } from '#data/forms/application-form.yaml'
import { localPart } from '#data/mail-address.ts'
import { domainLabel, schemaOf, typedText } from './form-schema.ts'
import { isWebsite, websiteAsSent } from './website.ts'

/**
 * Matches a mail address with a dot in its domain. The part before @ may be in an Indian script,
 * which HTML's pattern for email inputs rejects.
 */
const emailPattern = new RegExp(
  String.raw`^${localPart}@${domainLabel}(?:\.${domainLabel})+$`,
  'u',
)

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
