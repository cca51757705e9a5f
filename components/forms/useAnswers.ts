import { type RefObject, useRef, useState } from 'react'
import { type Path, type PathValue, type UseFormReturn, useForm } from 'react-hook-form'
import { moveFocus } from '../../client/dom/focus.ts'
import { showToast } from '../../client/toasts/toast.ts'
import { type FieldValues, missingFields } from '../../data/forms/field.ts'
import { type FormConfig, readAnswers } from './form-config.ts'
import { createSchemaReader } from './schema-reader.ts'

/** What `useAnswers` returns: a form's answers, and what can be done with them. */
export interface Answers<Values extends FieldValues> {
  form: UseFormReturn<Values>
  element: RefObject<HTMLFormElement | null>
  /** The current answers, also put into react-hook-form's state. */
  read: () => Values
  /** The answers to send; undefined if invalid, after showing the visitor what is wrong. */
  validate: (typed: Values) => Values | undefined
  /** Empties the fields that still hold what was sent; true if newer input was kept. */
  clear: (sent: Values) => boolean
  fill: (values: Partial<Values>) => void
  /** Whether a field holds words that these answers would replace. */
  holdsOtherText: (values: Values) => boolean
  /** Fills the form with earlier answers and focuses its first field. */
  putBack: (values: Values) => void
}

/** Reads, validates, clears and fills a form's answers. */
export function useAnswers<Values extends FieldValues>(
  config: FormConfig<Values>,
): Answers<Values> {
  const [schema] = useState(() => createSchemaReader(config.schema))
  // Without default values react-hook-form takes over what was typed before hydration.
  const form = useForm<Values>({ resolver: schema.resolver, shouldFocusError: true })
  const element = useRef<HTMLFormElement>(null)

  const set = (name: string, value: string) =>
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>)

  const read = () => {
    const answers = element.current ? readAnswers(element.current, config.fields) : {}
    // The browser restores and autofills fields without an event for react-hook-form.
    for (const [name, value] of Object.entries(answers))
      if ((form.getValues(name as Path<Values>) ?? '').trim() !== value) set(name, value)
    return answers as unknown as Values
  }

  const validate = (typed: Values) => {
    const missing = config.toasts.missing ? missingFields(config.fields, typed) : []
    if (config.toasts.missing && missing.length > 0) void showToast(config.toasts.missing)

    const result = schema.validate(typed)
    if (result.success) {
      form.clearErrors()
      return result.output
    }
    void form.handleSubmit(() => {})()
  }

  const clear = (sent: Values) => {
    if (!element.current) return false
    const current = readAnswers(element.current, config.fields)
    const unchanged = config.fields.filter(({ name }) => current[name] === sent[name])
    if (unchanged.length === config.fields.length) {
      form.reset()
      return false
    }
    for (const { name } of unchanged) set(name, '')
    form.clearErrors()
    return true
  }

  const fill = (values: Partial<Values>) => {
    for (const [name, value] of Object.entries(values)) set(name, value as string)
  }

  const holdsOtherText = (values: Values) => {
    const current = element.current ? readAnswers(element.current, config.fields) : {}
    return config.fields.some(
      ({ name, type }) =>
        type !== 'select' &&
        type !== 'radio' &&
        current[name] &&
        current[name] !== values[name]?.trim(),
    )
  }

  const putBack = (values: Values) => {
    fill(values)
    moveFocus(element.current?.elements[0], element.current?.firstElementChild)
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }

  return {
    form,
    element,
    read,
    validate,
    clear,
    fill,
    holdsOtherText,
    putBack,
  }
}
