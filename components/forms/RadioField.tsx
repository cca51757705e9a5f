import {
  descriptionIds,
  FieldError,
  FieldHint,
  type FieldProps,
  labelClass,
  RequiredMark,
  translateOf,
} from './Field.tsx'

/** A group of native radio buttons: the browser validates them and includes them in FormData. */
export function RadioField({ id, field, registration, error }: FieldProps) {
  const groupAttributes = {
    role: 'radiogroup',
    'aria-labelledby': `${id}-label`,
    'aria-required': field.required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': descriptionIds({ id, field, error }),
  }
  return (
    <fieldset className="sm:col-span-2" {...groupAttributes}>
      <legend id={`${id}-label`} className="mb-1">
        <span className={labelClass(error)}>{field.label}</span>
        {field.required && <RequiredMark />}
      </legend>
      {field.options?.map(({ value, label }, index) => (
        <label
          key={value}
          htmlFor={`${id}-${index}`}
          className="flex items-center gap-3 min-h-11"
        >
          <input
            id={`${id}-${index}`}
            type="radio"
            value={value}
            required={field.required}
            {...registration}
          />
          <span translate={translateOf(label)}>{label}</span>
        </label>
      ))}
      <FieldHint id={id} field={field} />
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
