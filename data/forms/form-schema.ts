import * as v from 'valibot'
import type { FormField } from '#data/form-field.ts'
import { errors } from '#data/forms/all-forms.yaml'
import { withoutInvisibleCharacters } from './typed-text.ts'

/** The error message of a field: that the answer is missing, or `other` (requirements §5.1.3). */
const requiredErrorOr =
  (other: string) =>
  ({ input }: v.BaseIssue<unknown>) =>
    input ? other : errors.required

/** The error message of fields that have none of their own. */
const defaultError = requiredErrorOr(errors.other)

/** Schema of a typed text; it removes invisible characters from the text. */
export const typedText = (error: string | typeof defaultError = defaultError) =>
  v.pipe(v.string(error), v.transform(withoutInvisibleCharacters))

/** A label of a domain: letters of any script, digits, and hyphens inside it. */
export const domainLabel = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`
/**
 * HTML's pattern for email inputs, extended to domain labels in all scripts. Firefox accepts such
 * labels and keeps them as they were typed; Chromium changes them to xn--….
 */
const emailPattern = new RegExp(
  String.raw`^[\w.!#$%&'*+/=?^\x60{|}~-]+@${domainLabel}(?:\.${domainLabel})*$`,
  'u',
)

/** Schema of the answer to a field. */
function answerSchema(field: FormField): v.GenericSchema<string> {
  const { type, required, options, minLength = Number(required) } = field
  const error = field.error ?? defaultError
  if (options) {
    const optionValue = v.picklist(
      options.map(({ value }) => value),
      error,
    )
    // The value of an untouched select is ''.
    return v.pipe(
      v.string(error),
      required ? optionValue : v.union([v.literal(''), optionValue], error),
    )
  }
  if (type === 'email')
    return v.pipe(
      typedText(),
      v.regex(emailPattern, requiredErrorOr(errors.email)),
    )
  return v.pipe(typedText(error), v.minLength(minLength, error))
}

/** Schema of the answers to a form's fields; their lengths are checked after trimming. */
export const schemaOf = <Name extends string>(
  fields: readonly FormField<Name>[],
) =>
  v.object(
    Object.fromEntries(
      fields.map((field) => [field.name, answerSchema(field)]),
    ) as Record<Name, v.GenericSchema<string>>,
  )
