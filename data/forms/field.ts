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

/** A value from a link's query (`?service=seo-services`) if it is one of the options, else ''. */
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
 * Two lists of fields: those with short answers, and textareas. In a message, the textareas come
 * last, since a link that is too long is cut at its end.
 */
export const byLength = (fields: readonly FormField[]) =>
  [
    fields.filter(({ type }) => type !== 'textarea'),
    fields.filter(({ type }) => type === 'textarea'),
  ] as const

/**
 * Labels and values of fields as a message shows them: for an option its label. A value that is
 * not among the options is shown as it is, so that nothing a visitor sent is hidden.
 */
export const fieldLines = (
  fields: readonly FormField[],
  values: FieldValues,
): LabelledValue[] =>
  fields.map(({ name, label, options }) => [
    label,
    optionWith(options, values[name])?.label ?? values[name],
  ])
