import {
  Description,
  Field as HeadlessField,
  Input,
  Label,
  Select,
  Textarea,
} from '@headlessui/react'
import { createElement } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { FormField } from '#data/form-field.ts'
import { splitAtAmounts } from '#data/money.ts'

/** A field of a form with its state there. */
export interface FieldProps {
  id: string
  field: FormField
  registration: UseFormRegisterReturn
  error: string | undefined
}

/** Headless UI sets aria-describedby in an effect; the served page needs the hint in it already. */
const native =
  (tag: 'input' | 'textarea' | 'select') =>
  ({ hint, 'aria-describedby': ids = hint, ...props }: Record<string, unknown>) =>
    createElement(tag, { ...props, 'aria-describedby': ids as string })
const NativeInput = native('input')
const NativeTextarea = native('textarea')
const NativeSelect = native('select')

const common = ({ id, field, registration, error }: FieldProps) => ({
  id,
  className: 'control',
  required: field.required,
  invalid: error !== undefined,
  hint: field.hint && `${id}-hint`,
  ...registration,
})

function TextInput(props: FieldProps) {
  const { type, autoComplete } = props.field
  const kind = type as 'text' | 'email' | 'tel' | 'url'
  return (
    <Input
      as={NativeInput}
      {...common(props)}
      // A browser's own check of addresses refuses 'example.com' and 'none'.
      type={type === 'url' ? 'text' : type}
      autoComplete={kind === 'text' ? autoComplete : kind}
      inputMode={kind === 'text' ? undefined : kind}
    />
  )
}

const TextArea = (props: FieldProps) => (
  <Textarea as={NativeTextarea} {...common(props)} rows={props.field.rows} />
)

const Choice = (props: FieldProps) => (
  <Select as={NativeSelect} {...common(props)}>
    <option value="">{props.field.placeholder}</option>
    {props.field.options?.map(({ value, label }) => (
      // An <option> has no child elements, so one with an amount is left untranslated as a whole.
      <option
        key={value}
        value={value}
        translate={splitAtAmounts(label)[1] ? 'no' : undefined}
        // For the message of a form without its script, in a page that the browser translated.
        data-label={label === value ? undefined : label}
      >
        {label}
      </option>
    ))}
  </Select>
)

/** Hidden from screen readers, which read 'required' from the field itself. */
export const RequiredMark = () => (
  <span aria-hidden="true" className="text-danger">
    {' *'}
  </span>
)

export const labelClass = (error: string | undefined) =>
  `font-semibold ${error ? 'text-danger' : ''}`

function controlOf({ type }: FieldProps['field']) {
  if (type === 'textarea') return TextArea
  return type === 'select' ? Choice : TextInput
}

/** One field of a form: label, required mark, control, hint and error. */
export function Field(props: FieldProps) {
  const { id, field, error } = props
  const Control = controlOf(field)
  return (
    <HeadlessField className={field.wide || field.type === 'textarea' ? 'sm:col-span-2' : ''}>
      <div className="mb-1">
        <Label id={`${id}-label`} htmlFor={id} className={labelClass(error)}>
          {field.label}
        </Label>
        {field.required && <RequiredMark />}
      </div>
      <Control {...props} />
      {field.hint && (
        <Description id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {field.hint}
        </Description>
      )}
      {error && (
        <Description id={`${id}-error`} className="mt-1 text-danger">
          {error}
        </Description>
      )}
    </HeadlessField>
  )
}
