import type { FormField, Option } from '#data/form-field.ts'

/** Labels of a form's submit button when idle and while the form is being sent. */
export interface ButtonLabels {
  readonly idle: string
  readonly submitting: string
}

/** A form's answers by field name; not necessarily valid. */
export type Answers<Fields extends readonly FormField[]> = Record<
  Fields[number]['name'],
  string
>

/** Values of a form while it is filled in; untouched radio groups may hold null. */
export type FieldValues = Readonly<Record<string, string | null | undefined>>

const optionWith = (
  options: readonly Option[] | undefined,
  value: LabelledValue[1],
) => options?.find((option) => option.value === value)

/** A value from a link's query (`?service=seo-services`) if an option has it, otherwise ''. */
export const knownValue = (
  options: readonly Option[],
  value: LabelledValue[1],
) => optionWith(options, value)?.value ?? ''

/** Names of required fields that are empty or blank, in the form's order. */
export const missingFields = (
  fields: readonly FormField[],
  values: FieldValues,
) =>
  fields
    .filter((field) => field.required && !values[field.name]?.trim())
    .map(({ name }) => name)

/** A field's label and the text of its value. */
export type LabelledValue = readonly [
  label: string,
  value: string | null | undefined,
]

/**
 * Two lists: the fields with short answers, and the textareas. Messages show the textareas last,
 * since the link of a message that is too long is cut at its end.
 */
export const shortAndLongFields = (fields: readonly FormField[]) =>
  [
    fields.filter(({ type }) => type !== 'textarea'),
    fields.filter(({ type }) => type === 'textarea'),
  ] as const

/**
 * The fields' labels and values as a message shows them: the value of a choice is the label of the
 * chosen option. A value that is not among the options stays as it is, so that nothing a visitor
 * sent is hidden.
 */
export const labelledValues = (
  fields: readonly FormField[],
  values: FieldValues,
): LabelledValue[] =>
  fields.map(({ name, label, options }) => [
    label,
    optionWith(options, values[name])?.label ?? values[name],
  ])
