import type { UseFormRegisterReturn } from 'react-hook-form'
import type { FormField } from '#data/form-field.ts'
import { splitAtAmounts } from '#data/money.ts'

/** A form field, its registration with react-hook-form, and its error. */
export interface FieldProps {
  id: string
  field: FormField
  registration: UseFormRegisterReturn
  error: string | undefined
}

/** `aria-describedby` of a field: the ids of its hint and error; undefined if it has neither. */
export function descriptionIds({
  id,
  field,
  error,
}: Omit<FieldProps, 'registration'>) {
  const ids: string[] = []
  if (field.hint) ids.push(`${id}-hint`)
  if (error) ids.push(`${id}-error`)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** Attributes that all kinds of control share. */
const controlProps = (props: FieldProps) => ({
  id: props.id,
  className: 'control',
  required: props.field.required,
  'aria-invalid': props.error ? true : undefined,
  'aria-describedby': descriptionIds(props),
  ...props.registration,
})

function TextInput(props: FieldProps) {
  const { type, autoComplete } = props.field
  const inputType = type as 'text' | 'email' | 'tel' | 'url'
  return (
    <input
      {...controlProps(props)}
      // The type 'url' is not used: the browser's validation would reject 'example.com' and 'none'.
      type={type === 'url' ? 'text' : type}
      autoComplete={inputType === 'text' ? autoComplete : inputType}
      inputMode={inputType === 'text' ? undefined : inputType}
    />
  )
}

const TextArea = (props: FieldProps) => (
  <textarea {...controlProps(props)} rows={props.field.rows} />
)

/** Attribute `translate` of an option: 'no' if the label has an amount, which browsers change. */
export const translateOf = (label: string) =>
  splitAtAmounts(label)[1] ? 'no' : undefined

const Select = (props: FieldProps) => (
  <select {...controlProps(props)}>
    <option value="">{props.field.placeholder}</option>
    {props.field.options?.map(({ value, label }) => (
      // An <option> cannot have child elements, so one with an amount is not translated at all.
      <option
        key={value}
        value={value}
        translate={translateOf(label)}
        // The untranslated label, for the message of a form whose script did not load
        // (client/islands/fallback-links).
        data-label={label === value ? undefined : label}
      >
        {label}
      </option>
    ))}
  </select>
)

/** A red asterisk, hidden from screen readers, which read 'required' from the field itself. */
export const RequiredMark = () => (
  <span aria-hidden="true" className="text-danger">
    {' *'}
  </span>
)

/** CSS classes of the label of a field. */
export const labelClass = (error: string | undefined) =>
  `font-semibold ${error ? 'text-danger' : ''}`.trim()

/** The hint below a field's control, such as what a good answer contains. */
export const FieldHint = ({ id, field }: Pick<FieldProps, 'id' | 'field'>) =>
  field.hint && (
    <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
      {field.hint}
    </p>
  )

/** The error message below a field. */
export const FieldError = ({ id, error }: Pick<FieldProps, 'id' | 'error'>) =>
  error && (
    <p id={`${id}-error`} className="mt-1 text-danger">
      {error}
    </p>
  )

/** The control of a field, by its type. */
function FieldControl(props: FieldProps) {
  if (props.field.type === 'textarea') return <TextArea {...props} />
  if (props.field.type === 'select') return <Select {...props} />
  return <TextInput {...props} />
}

/** One field of a form: label, required mark, control, hint and error. */
export function Field(props: FieldProps) {
  const { id, field, error } = props
  const isWide = field.isWide || field.type === 'textarea'
  return (
    <div className={isWide ? 'sm:col-span-2' : undefined}>
      <div className="mb-1">
        <label id={`${id}-label`} htmlFor={id} className={labelClass(error)}>
          {field.label}
        </label>
        {field.required && <RequiredMark />}
      </div>
      <FieldControl {...props} />
      <FieldHint id={id} field={field} />
      <FieldError id={id} error={error} />
    </div>
  )
}
