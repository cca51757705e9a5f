import { createContext, type ReactNode, useContext } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { FormField } from '../../data/forms/field'

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
  aria: { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }
}

function TextInput({ id, field, bound, aria }: ControlProps) {
  const { type, required, autoComplete, inputMode, enterKeyHint } = field
  return <input id={id} className="control" type={type} required={required} autoComplete={autoComplete} inputMode={inputMode} enterKeyHint={enterKeyHint} {...aria} {...bound} />
}

function TextArea({ id, field, bound, aria }: ControlProps) {
  return <textarea id={id} className="control" rows={field.rows} required={field.required} {...aria} {...bound} />
}

function Select({ id, field, bound, aria }: ControlProps) {
  return (
    <select id={id} className="control" required={field.required} {...aria} {...bound}>
      <option value="">{field.placeholder}</option>
      {field.options?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

function Radios({ id, field, bound }: ControlProps) {
  return field.options?.map(({ value, label }, index) => (
    <label key={value} htmlFor={`${id}-${index}`} className="flex items-center gap-3 min-h-11">
      <input id={`${id}-${index}`} type="radio" value={value} required={field.required} {...bound} />
      <span translate="no">{label}</span>
    </label>
  ))
}

/** Not part of the label: a screen reader hears 'required' from the field itself. */
const RequiredMark = () => (
  <span aria-hidden="true" className="text-danger">
    {' *'}
  </span>
)

const controls = { text: TextInput, email: TextInput, tel: TextInput, url: TextInput, textarea: TextArea, select: Select, radio: Radios } as const

interface FieldProps {
  /** A field of the form by its name. */
  name: string
  /** Takes the whole row on wide screens, as long texts do anyway. */
  wide?: boolean
}

/** One field of a form: label, required mark, hint, control, and beneath it what is wrong. */
export function Field({ name, wide = false }: FieldProps) {
  const scope = useContext(FieldScopeContext)
  const field = scope?.fields.find((candidate) => candidate.name === name)
  if (!scope || !field) throw new Error(`No form around <Field name="${name}"> has such a field`)

  const id = `${scope.prefix}-${name}`
  const error = scope.errorOf(name)
  const labelClass = `font-semibold ${error ? 'text-danger' : ''}`
  const aria = {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  }
  const Control = controls[field.type]
  const control = <Control id={id} field={field} bound={scope.register(name)} aria={aria} />
  const mark = field.required && <RequiredMark />
  const hint = field.hint && (
    <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
      {field.hint}
    </p>
  )
  const problem = error && (
    <p id={`${id}-error`} className="mt-1 text-danger">
      {error}
    </p>
  )
  const row = wide || field.type === 'textarea' || field.type === 'radio' ? 'sm:col-span-2' : ''

  if (field.type === 'radio')
    return (
      <div role="radiogroup" aria-required={field.required} aria-labelledby={`${id}-label`} className={row} {...aria}>
        <p className="mb-1">
          <span id={`${id}-label`} className={labelClass}>
            {field.label}
          </span>
          {mark}
        </p>
        {hint}
        {control}
        {problem}
      </div>
    )
  return (
    <div className={row}>
      <p className="mb-1">
        <label htmlFor={id} className={labelClass}>
          {field.label}
        </label>
        {mark}
      </p>
      {control}
      {hint}
      {problem}
    </div>
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
