import {
  Description,
  Field as HeadlessField,
  Input,
  Label,
  Select,
  Textarea,
} from '@headlessui/react'
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { FormField } from '../../data/forms/field.ts'
import { hasPrice } from '../../data/money.ts'

interface FieldScope {
  /** Prefix of every id of the form. */
  prefix: string
  fields: readonly FormField[]
  register: (name: string) => UseFormRegisterReturn
  errorOf: (name: string) => string | undefined
}

/** What a field needs of the form around it. */
const FieldScopeContext = createContext<FieldScope | null>(null)

interface ControlProps {
  id: string
  field: FormField
  registration: UseFormRegisterReturn
  error: string | undefined
}

type NativeProps<Tag extends 'input' | 'textarea' | 'select'> = ComponentProps<Tag> & {
  hint: string | undefined
}

// Headless UI sets aria-describedby in an effect; the served page needs the hint in it already.
const NativeInput = ({ hint, 'aria-describedby': ids = hint, ...props }: NativeProps<'input'>) => (
  <input {...props} aria-describedby={ids} />
)
const NativeTextarea = ({
  hint,
  'aria-describedby': ids = hint,
  ...props
}: NativeProps<'textarea'>) => <textarea {...props} aria-describedby={ids} />
const NativeSelect = ({
  hint,
  'aria-describedby': ids = hint,
  ...props
}: NativeProps<'select'>) => <select {...props} aria-describedby={ids} />

const common = ({ id, field, registration, error }: ControlProps) => ({
  id,
  className: 'control',
  required: field.required,
  invalid: error !== undefined,
  hint: field.hint && `${id}-hint`,
  ...registration,
})

function TextInput(props: ControlProps) {
  const { type, autoComplete, inputMode, enterKeyHint } = props.field
  return (
    <Input
      as={NativeInput}
      {...common(props)}
      type={type}
      autoComplete={autoComplete}
      inputMode={inputMode}
      enterKeyHint={enterKeyHint}
    />
  )
}

const TextArea = (props: ControlProps) => (
  <Textarea as={NativeTextarea} {...common(props)} rows={props.field.rows} />
)

const Choice = (props: ControlProps) => (
  <Select as={NativeSelect} {...common(props)}>
    <option value="">{props.field.placeholder}</option>
    {props.field.options?.map(({ value, label }) => (
      // An <option> has no child elements, so one with an amount is left untranslated as a whole.
      <option key={value} value={value} translate={hasPrice(label) ? 'no' : undefined}>
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

interface FieldProps {
  /** Name of one of the form's fields. */
  name: string
  /** Takes the whole row on wide screens, as every textarea does. */
  wide?: boolean
}

/** A field's definition, registration and error, from the form around it. */
export function useField(name: string): ControlProps {
  const scope = useContext(FieldScopeContext)
  const field = scope?.fields.find((candidate) => candidate.name === name)
  if (!scope || !field) throw new Error(`No form around <Field name="${name}"> has such a field`)
  return {
    id: `${scope.prefix}-${name}`,
    field,
    registration: scope.register(name),
    error: scope.errorOf(name),
  }
}

/** One field of a form: label, required mark, control, hint and error. */
export function Field({ name, wide = false }: FieldProps) {
  const control = useField(name)
  const { id, field, error } = control
  const Control =
    field.type === 'textarea' ? TextArea : field.type === 'select' ? Choice : TextInput
  return (
    <HeadlessField className={wide || field.type === 'textarea' ? 'sm:col-span-2' : ''}>
      <div className="mb-1">
        <Label id={`${id}-label`} htmlFor={id} className={labelClass(error)}>
          {field.label}
        </Label>
        {field.required && <RequiredMark />}
      </div>
      <Control {...control} />
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

/** The fields of a form in their grid: short ones side by side on wide screens. */
export function FieldGrid({ scope, children }: { scope: FieldScope; children: ReactNode }) {
  return (
    <FieldScopeContext value={scope}>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </FieldScopeContext>
  )
}
