import * as v from 'valibot'
import type { FormField } from '#data/form-field.ts'
import { withPlaceholders } from '../kinds.ts'
import { text } from '../text.ts'
import { list, object } from '../values.ts'
import { label } from '../words.ts'

/** The technical properties of a form field: all but its name and words. */
export type Control = Pick<
  FormField,
  'type' | 'required' | 'rows' | 'autoComplete' | 'isWide' | 'minLength'
>

/** A form field without its name, which is the field's key in the content file. */
type NamelessField = Omit<FormField, 'name'>

/** Schema of a form field's words; its output also has the properties of `control`. */
export const field = (control: Control, moreEntries: v.ObjectEntries = {}) =>
  v.pipe(
    object({ label, hint: v.optional(text(5, 160)), ...moreEntries }),
    v.transform((written) => ({ ...control, ...written }) as NamelessField),
  )

/** Technical properties of fields that several forms have. */
export const sharedControls = {
  name: { type: 'text', required: true, autoComplete: 'name' },
  email: { type: 'email', required: true },
  phone: { type: 'tel', required: true },
  company: { type: 'text', required: true, autoComplete: 'organization' },
} as const satisfies Record<string, Control>
export const notRequired = { required: false }

export const textarea = (rows: number): Control => ({
  type: 'textarea',
  required: true,
  rows,
})
const option = text(1, 80)

/**
 * Schema of a field's options. The file has labels by value; the output is a list of options. The
 * labels of `pricedValues` need the placeholder {price}.
 */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  ...pricedValues: Value[]
) =>
  v.pipe(
    object({
      ...v.entriesFromList(values, option),
      ...v.entriesFromList(pricedValues, withPlaceholders(option, 'price')),
    }),
    v.transform((labels) =>
      Object.entries<string>(labels).map(([value, label]) => ({
        value,
        label,
      })),
    ),
  )

/** Schema of options as a list of labels, each of which is also the option's value. */
export const labelOptions = v.pipe(
  list(option),
  v.transform((values) => values.map((value) => ({ value, label: value }))),
)

/** Schema of a select; `placeholder` is the label of its empty option. */
export const select = (
  options: v.GenericSchema,
  control: Partial<Control> = {},
  moreEntries: v.ObjectEntries = {},
) =>
  field(
    { type: 'select', required: true, ...control },
    { ...moreEntries, placeholder: text(3, 60), options },
  )

/** Schema of a form's fields. The file has them by name; the output is a list. */
export const formFields = <Name extends string>(
  fields: Record<Name, ReturnType<typeof field>>,
) =>
  v.pipe(
    object(fields),
    v.transform((written) =>
      Object.entries<NamelessField>(written).map(
        ([name, namelessField]) =>
          ({ name, ...namelessField }) as FormField<Name>,
      ),
    ),
  )

/** Schema of the labels of a form's submit button, when idle and while the form is being sent. */
export const buttons = object({ idle: text(3, 50), submitting: text(3, 50) })
