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
  /** Begins every id of the form. */
  prefix: string
  fields: readonly FormField[]
  register: (name: string) => UseFormRegisterReturn
  errorOf: (name: string) => string | undefined
}

/** The form that a field belongs to. */
export const FieldScopeContext = createContext<FieldScope | null>(null)

interface ControlProps {
  id: string
  field: FormField
  bound: UseFormRegisterReturn
  error: string | undefined
}

type NativeProps<Tag extends 'input' | 'textarea' | 'select'> = ComponentProps<Tag> & {
  hint: string | undefined
}

// Headless UI names hint and error in an effect; as served, the hint has to be named already.
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

const common = ({ id, field, bound, error }: ControlProps) => ({
  id,
  className: 'control',
  required: field.required,
  invalid: error !== undefined,
  hint: field.hint && `${id}-hint`,
  ...bound,
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
      // An option holds text alone: where it names an amount, all of it stays as it is.
      <option key={value} value={value} translate={hasPrice(label) ? 'no' : undefined}>
        {label}
      </option>
    ))}
  </Select>
)

/** Not part of the name: a screen reader hears 'required' from the field itself. */
export const RequiredMark = () => (
  <span aria-hidden="true" className="text-danger">
    {' *'}
  </span>
)

export const labelClass = (error: string | undefined) =>
  `font-semibold ${error ? 'text-danger' : ''}`

interface FieldProps {
  /** A field of the form by its name. */
  name: string
  /** Takes the whole row on wide screens, as long texts do anyway. */
  wide?: boolean
}

/** What the form around it knows of a field. */
export function useField(name: string): ControlProps {
  const scope = useContext(FieldScopeContext)
  const field = scope?.fields.find((candidate) => candidate.name === name)
  if (!scope || !field) throw new Error(`No form around <Field name="${name}"> has such a field`)
  return {
    id: `${scope.prefix}-${name}`,
    field,
    bound: scope.register(name),
    error: scope.errorOf(name),
  }
}

/** One field of a form: label, required mark, control, hint, and beneath it what is wrong. */
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
