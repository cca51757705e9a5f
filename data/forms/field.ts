export interface Option {
  readonly value: string
  readonly label: string
}

/** One visible field of a form, with everything needed to render and check it. */
export interface FormField<Name extends string = string> {
  /** The key in the form's values. */
  readonly name: Name
  /** Shown above the field and in front of its value in the message. */
  readonly label: string
  readonly type: 'text' | 'email' | 'tel' | 'url' | 'textarea' | 'select' | 'radio'
  readonly required: boolean
  readonly options?: readonly Option[] | undefined
  /** Height of a textarea in lines (requirements §5.1.5). */
  readonly rows?: number | undefined
  /** What the browser fills into a line of text; other types say it themselves. */
  readonly autoComplete?: string | undefined
  /** For a select, the words of the untouched choice. */
  readonly placeholder?: string | undefined
  readonly hint?: string | undefined
  /** Takes the whole row on wide screens, as every textarea does. */
  readonly wide?: boolean | undefined
  /** The least number of characters of an answer. */
  readonly least?: number | undefined
  /** Replaces the default message of an answer that is not valid (requirements §5.3). */
  readonly error?: string | undefined
}

/** Labels of a form's button, idle and while sending. */
export interface ButtonLabels {
  readonly idle: string
  readonly submitting: string
}

/** The answers to the fields of a form, valid ones and others. */
export type Answers<Fields extends readonly FormField[]> = Record<Fields[number]['name'], string>

/** Values of a form while it is filled in; untouched radio groups may hold null. */
export type FieldValues = Readonly<Record<string, string | null | undefined>>

/**
 * Label of an option. A value outside the list is returned as it is, so that nothing a visitor sent
 * is hidden.
 */
const labelOf = (options: readonly Option[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value

/**
 * A value that came with a link (`?service=seo-services`), or '' where the list does not have it.
 */
export const knownValue = (options: readonly Option[], value: string | null | undefined) =>
  options.find((option) => option.value === value)?.value ?? ''

/** Required fields that are empty or blank, in the form's order; the first one gets the focus. */
export const missingFields = (fields: readonly FormField[], values: FieldValues) =>
  fields.filter((field) => field.required && !values[field.name]?.trim()).map(({ name }) => name)

/** A field's label and the text of its value. */
export type LabelledValue = readonly [label: string, value: string | null | undefined]

/** Fields with short answers, then those with long ones: a link that is too long is cut there. */
export const byLength = (fields: readonly FormField[]) =>
  [
    fields.filter(({ type }) => type !== 'textarea'),
    fields.filter(({ type }) => type === 'textarea'),
  ] as const

/** Labels and values of fields as a message shows them, options by their words. */
export const fieldLines = (fields: readonly FormField[], values: FieldValues): LabelledValue[] =>
  fields.map(({ name, label, options }) => {
    const value = values[name]
    return [label, options && value ? labelOf(options, value) : value]
  })
