import { Fieldset, Legend } from '@headlessui/react'
import { labelClass, RequiredMark, useField } from './Field.tsx'

/** A choice of one in a form. The radio buttons are the browser's own: it asks for a choice by itself, and the choice is part of what the form sends. */
export function RadioField({ name }: { name: string }) {
  const { id, field, bound, error } = useField(name)
  const group = {
    role: 'radiogroup',
    'aria-required': field.required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error && `${id}-error`,
  }
  return (
    <Fieldset className="sm:col-span-2" {...group}>
      <Legend as="legend" id={`${id}-label`} className="mb-1">
        <span className={labelClass(error)}>{field.label}</span>
        {field.required && <RequiredMark />}
      </Legend>
      {field.options?.map(({ value, label }, index) => (
        <label key={value} htmlFor={`${id}-${index}`} className="flex items-center gap-3 min-h-11">
          <input
            id={`${id}-${index}`}
            type="radio"
            value={value}
            required={field.required}
            {...bound}
          />
          <span translate="no">{label}</span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-danger">
          {error}
        </p>
      )}
    </Fieldset>
  )
}
