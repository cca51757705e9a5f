export interface Option {
  readonly value: string
  readonly label: string
}

/** One visible field of a form, with everything needed to render it. */
export interface FormField {
  /** The key in the form's values and in its schema. */
  readonly name: string
  /** Shown above the field and in front of its value in the message. */
  readonly label: string
  readonly type: 'text' | 'email' | 'tel' | 'url' | 'textarea' | 'select' | 'radio'
  readonly required: boolean
  readonly options?: readonly Option[]
  /** Height of a textarea in lines (requirements §5.1.5). */
  readonly rows?: number
  readonly autoComplete?: string
  readonly inputMode?: 'text' | 'email' | 'tel' | 'url'
  /**
   * Label of the Enter key on phone keyboards; textareas have none, since Enter starts a new line.
   */
  readonly enterKeyHint?: 'next' | 'done' | 'send'
  /** For a select, the words of the untouched choice. */
  readonly placeholder?: string
  readonly hint?: string
  /** Takes the whole row on wide screens, as every textarea does. */
  readonly wide?: boolean
}

/** Labels of a form's button, idle and while sending. */
export interface ButtonLabels {
  readonly idle: string
  readonly submitting: string
}

export type FieldName<Fields extends readonly FormField[]> = Fields[number]['name']

/** Values of a form while it is filled in; untouched radio groups may hold null. */
export type FieldValues = Readonly<Record<string, string | null | undefined>>

/** The allowed values of an option list, in its order. */
export const valuesOf = <const Options extends readonly Option[]>(options: Options) =>
  options.map((option) => option.value) as { [Key in keyof Options]: Options[Key]['value'] }

/**
 * Label of an option. A value outside the list is returned as it is, so that nothing a visitor sent
 * is hidden.
 */
export const labelOf = (options: readonly Option[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value

/**
 * A value that came with a link (`?service=seo-services`), or '' where the list does not have it.
 */
export const knownValue = <const Options extends readonly Option[]>(
  options: Options,
  value: string | null | undefined,
) =>
  (options.find((option) => option.value === value)?.value ?? '') as Options[number]['value'] | ''

/** An untouched form. */
export const emptyValues = <Fields extends readonly FormField[]>(fields: Fields) =>
  Object.fromEntries(fields.map((field) => [field.name, ''])) as Record<FieldName<Fields>, string>

/** Required fields that are empty or blank, in the form's order; the first one gets the focus. */
export const missingFields = <Fields extends readonly FormField[]>(
  fields: Fields,
  values: FieldValues,
): FieldName<Fields>[] =>
  fields.filter((field) => field.required && !values[field.name]?.trim()).map((field) => field.name)

/** A field's label and the text of its value. */
export type LabelledValue = readonly [label: string, value: string | null | undefined]

/** Fields with short answers, then those with long ones: a link that is too long is cut there. */
export const byLength = <Field extends FormField>(fields: readonly Field[]) =>
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
