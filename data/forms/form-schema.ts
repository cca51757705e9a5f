import * as v from 'valibot'
import type { FormField } from '#data/form-field.ts'
import { errors } from '#data/forms/all-forms.yaml'
import { withoutInvisibleSigns } from './typed-text.ts'

/** Matches a text without control characters other than tabs and line breaks. */
const printableText = /^(?:\P{Cc}|[\t\n\v\f\r\x85])*$/u

const isUnanswered = (input: unknown) =>
  input === undefined || input === null || input === ''

/**
 * Replaces valibot's error messages, which mention types and regular expressions, by messages for
 * visitors (requirements §5.1.3).
 */
function setDefaultMessages() {
  v.setGlobalMessage(({ input }) =>
    isUnanswered(input) ? errors.required : errors.other,
  )
  v.setSpecificMessage(v.rfcEmail, ({ input }) =>
    isUnanswered(input) ? errors.required : errors.email,
  )
}

/**
 * Schema of a typed text: removes invisible characters, and rejects control characters other than
 * tabs and line breaks.
 */
export const typedText = (error?: string) =>
  v.pipe(
    v.string(error),
    v.transform(withoutInvisibleSigns),
    v.regex(printableText, error),
  )

/** Schema of the answer to a field. */
function answerSchema({
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
    // The value of an untouched select is ''.
    return v.pipe(
      v.string(error),
      required ? known : v.union([v.literal(''), known]),
    )
  }
  // rfcEmail accepts exactly what a browser's email input accepts, so an address passes both checks
  // or neither.
  if (type === 'email') return v.pipe(typedText(), v.rfcEmail())
  return v.pipe(typedText(error), v.minLength(least, error))
}

/** Schema of the answers to a form's fields; their lengths are checked after trimming. */
export function schemaOf<Name extends string>(
  fields: readonly FormField<Name>[],
) {
  setDefaultMessages()
  return v.object(
    Object.fromEntries(
      fields.map((field) => [field.name, answerSchema(field)]),
    ) as Record<Name, v.GenericSchema<string>>,
  )
}
