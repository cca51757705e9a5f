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
