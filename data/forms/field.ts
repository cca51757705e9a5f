import type { FormField, Option } from '#data/form-field.ts'

/** Labels of a form's button, idle and while sending. */
export interface ButtonLabels {
  readonly idle: string
  readonly submitting: string
}

/** The answers to the fields of a form, valid ones and others. */
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

/** A value that came with a link (`?service=seo-services`); '' where the list does not have it. */
export const knownValue = (
  options: readonly Option[],
  value: LabelledValue[1],
) => optionWith(options, value)?.value ?? ''

/** Required fields that are empty or blank, in the form's order; the first one gets the focus. */
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

/** Fields with short answers, then those with long ones: a link that is too long is cut there. */
export const byLength = (fields: readonly FormField[]) =>
  [
    fields.filter(({ type }) => type !== 'textarea'),
    fields.filter(({ type }) => type === 'textarea'),
  ] as const

/**
 * Labels and values of fields as a message shows them: options by their words, and a value outside
 * of the list as it is, so that nothing a visitor sent is hidden.
 */
export const fieldLines = (
  fields: readonly FormField[],
  values: FieldValues,
): LabelledValue[] =>
  fields.map(({ name, label, options }) => [
    label,
    optionWith(options, values[name])?.label ?? values[name],
  ])
