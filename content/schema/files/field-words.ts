import * as v from 'valibot'
import type { FormField } from '#data/form-field.ts'
import { withPlaces } from '../kinds.ts'
import { text } from '../text.ts'
import { list, object } from '../values.ts'
import { label } from '../words.ts'

/** A field without its name and words. */
type Control = Pick<
  FormField,
  'type' | 'required' | 'rows' | 'autoComplete' | 'wide' | 'least'
>

/** A field while its name is the key that it is written under. */
type NamelessField = Omit<FormField, 'name'>

/** The words of a field; the build adds its control, so that a script gets a whole field. */
export const field = (control: Control, words: v.ObjectEntries = {}) =>
  v.pipe(
    object({ label, hint: v.optional(text(5, 160)), ...words }),
    v.transform((written) => ({ ...control, ...written }) as NamelessField),
  )

/** The fields that several forms have. */
export const shared = {
  name: { type: 'text', required: true, autoComplete: 'name' },
  email: { type: 'email', required: true },
  phone: { type: 'tel', required: true },
  company: { type: 'text', required: true, autoComplete: 'organization' },
} as const satisfies Record<string, Control>
export const optional = { required: false }

export const textarea = (rows: number): Control => ({
  type: 'textarea',
  required: true,
  rows,
})
const option = text(1, 80)

/** The labels of options under their values; those of `priced` have a place for the price. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  ...priced: Value[]
) =>
  v.pipe(
    object({
      ...v.entriesFromList(values, option),
      ...v.entriesFromList(priced, withPlaces(option, 'price')),
    }),
    v.transform((labels) =>
      Object.entries<string>(labels).map(([value, label]) => ({
        value,
        label,
      })),
    ),
  )

/** Options whose values are their labels. */
export const ownOptions = v.pipe(
  list(option),
  v.transform((values) => values.map((value) => ({ value, label: value }))),
)

/** A choice in a list; `placeholder` are the words of the untouched one. */
export const select = (
  options: v.GenericSchema,
  control: Partial<Control> = {},
  words: v.ObjectEntries = {},
) =>
  field(
    { type: 'select', required: true, ...control },
    { ...words, placeholder: text(3, 60), options },
  )

/** The fields of a form, in its order. */
export const formFields = <Name extends string>(
  fields: Record<Name, ReturnType<typeof field>>,
) =>
  v.pipe(
    object(fields),
    v.transform((written) =>
      Object.entries<NamelessField>(written).map(
        ([name, rest]) => ({ name, ...rest }) as FormField<Name>,
      ),
    ),
  )

/** The labels of a form's button, idle and while sending. */
export const buttons = object({ idle: text(3, 50), submitting: text(3, 50) })
