import * as v from 'valibot'
import type { FormField } from '#data/form-field.ts'
import { errors } from '#data/forms/all-forms.yaml'
import { withoutInvisibleSigns } from './typed-text.ts'

/** A text without control signs other than tabs and line breaks. */
const printable = /^(?:\P{Cc}|[\t\n\v\f\r\x85])*$/u

const isUnanswered = (input: unknown) =>
  input === undefined || input === null || input === ''

/** Default messages (requirements §5.1.3); valibot's mention types and regular expressions. */
function setDefaultMessages() {
  v.setGlobalMessage(({ input }) =>
    isUnanswered(input) ? errors.required : errors.other,
  )
  v.setSpecificMessage(v.rfcEmail, ({ input }) =>
    isUnanswered(input) ? errors.required : errors.email,
  )
}

/** What a visitor typed, without invisible signs; control signs are an error. */
export const typedText = (error?: string) =>
  v.pipe(
    v.string(error),
    v.transform(withoutInvisibleSigns),
    v.regex(printable, error),
  )

function ruleOf({
  type,
  required,
  options,
  least = Number(required),
  error,
}: FormField): v.GenericSchema<string> {
  if (options) {
    const known = v.picklist(
      options.map(({ value }) => value),
      error,
    )
    // An untouched select holds ''.
    return v.pipe(
      v.string(error),
      required ? known : v.union([v.literal(''), known]),
    )
  }
  // Exactly what a browser's email input accepts, so that no visitor passes one check and fails
  // the other.
  if (type === 'email') return v.pipe(typedText(), v.rfcEmail())
  return v.pipe(typedText(error), v.minLength(least, error))
}

/** The rules of a form's fields; lengths are those of trimmed texts. */
export function schemaOf<Name extends string>(
  fields: readonly FormField<Name>[],
) {
  setDefaultMessages()
  return v.object(
    Object.fromEntries(
      fields.map((field) => [field.name, ruleOf(field)]),
    ) as Record<Name, v.GenericSchema<string>>,
  )
}
