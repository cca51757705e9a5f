/** A choice of a select or of a radio group. */
export interface Option {
  readonly value: string
  readonly label: string
}

/** One visible field of a form, with everything needed to render and check it. */
export interface FormField<Name extends string = string> {
  /** The field's key in the form's values. */
  readonly name: Name
  /** Label above the field, which also precedes the value in the message. */
  readonly label: string
  readonly type:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'textarea'
    | 'select'
    | 'radio'
  readonly required: boolean
  readonly options?: readonly Option[] | undefined
  /** Height of a textarea in lines (requirements §5.1.5). */
  readonly rows?: number | undefined
  /** The `autocomplete` value of a text input; for other types it follows from the type. */
  readonly autoComplete?: string | undefined
  /** Label of the empty option that a select shows until the visitor chooses. */
  readonly placeholder?: string | undefined
  readonly hint?: string | undefined
  /** Whether the field takes the whole row on wide screens, as every textarea does. */
  readonly isWide?: boolean | undefined
  /** Minimum length of an answer, in characters. */
  readonly minLength?: number | undefined
  /** Error message that replaces the default one if the answer is not valid (requirements §5.3). */
  readonly error?: string | undefined
}
