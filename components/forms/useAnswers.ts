import { type RefObject, useRef, useState } from 'react'
import { type Path, type PathValue, type UseFormReturn, useForm } from 'react-hook-form'
import { moveFocus } from '../../client/dom/focus.ts'
import { showToast } from '../../client/toasts/toast.ts'
import { type FieldValues, missingFields } from '../../data/forms/field.ts'
import { type FormConfig, readAnswers } from './form-config.ts'
import { lazySchema } from './lazy-schema.ts'

export interface Answers<Values extends FieldValues> {
  form: UseFormReturn<Values>
  element: RefObject<HTMLFormElement | null>
  loadSchema: () => Promise<void>
  hasSchema: () => boolean
  /** Waits for the schema, but not for ever. */
  waitForSchema: () => Promise<unknown>
  /** What stands in the fields. */
  read: () => Values
  /** These answers as they are to be sent; undefined where something is wrong with them, which the visitor is then told. */
  validate: (typed: Values) => Values | undefined
  /** Empties the fields that still hold what was sent; true where something was typed since, which stays. */
  clear: (sent: Values) => boolean
  fill: (values: Partial<Values>) => void
  /** Fills the form with earlier answers and leads to its start. */
  putBack: (values: Values) => void
}

/** What is written in a form: read, checked, emptied and filled in again. */
export function useAnswers<Values extends FieldValues>(
  config: FormConfig<Values>,
): Answers<Values> {
  const [schema] = useState(() => lazySchema<Values>(config.schema))
  // No default values: react-hook-form then takes over what a visitor typed before the script came.
  const form = useForm<Values>({ resolver: schema.resolver, shouldFocusError: true })
  const element = useRef<HTMLFormElement>(null)

  const set = (name: string, value: string) =>
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>)

  const read = () => {
    const answers = element.current ? readAnswers(element.current, config.fields) : {}
    // What the browser restored or filled in by itself, react-hook-form was not told.
    for (const [name, value] of Object.entries(answers))
      if ((form.getValues(name as Path<Values>) ?? '').trim() !== value) set(name, value)
    return answers as unknown as Values
  }

  /** Nothing has to open here, so the schema may still come and put its messages beneath the fields; else the browser asks, which takes spaces for an answer. */
  const explain = async (missing: readonly string[]) => {
    const before = document.activeElement
    if (!schema.isLoaded()) await schema.waitForSchema()
    // Somebody who has gone on writing is not called back.
    if (document.activeElement !== before) return
    if (schema.validate(read())?.success === false) return form.handleSubmit(() => {})()
    if (element.current?.reportValidity() && missing[0]) form.setFocus(missing[0] as Path<Values>)
  }

  const validate = (typed: Values) => {
    const missing = config.toasts.missing ? missingFields(config.fields, typed) : []
    if (config.toasts.missing && missing.length > 0) void showToast(config.toasts.missing)

    const result = schema.validate(typed)
    if (result?.success) {
      form.clearErrors()
      return result.output
    }
    if (!result && missing.length === 0 && element.current?.checkValidity()) return typed
    void explain(missing)
  }

  const clear = (sent: Values) => {
    if (!element.current) return false
    const now = readAnswers(element.current, config.fields)
    const unchanged = config.fields.filter(({ name }) => now[name] === sent[name])
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

  const putBack = (values: Values) => {
    fill(values)
    moveFocus(element.current?.elements[0], element.current?.firstElementChild)
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }

  return {
    form,
    element,
    loadSchema: schema.load,
    hasSchema: schema.isLoaded,
    waitForSchema: schema.waitForSchema,
    read,
    validate,
    clear,
    fill,
    putBack,
  }
}
