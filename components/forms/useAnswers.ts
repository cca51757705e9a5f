import { valibotResolver } from '@hookform/resolvers/valibot'
import { useRef } from 'react'
import {
  type Path,
  type PathValue,
  type Resolver,
  useForm,
} from 'react-hook-form'
import { safeParse } from 'valibot'
import { moveFocus } from '#client/dom/focus.ts'
import { showToast } from '#client/toasts/toast.ts'
import type { FormField } from '#data/form-field.ts'
import { type FieldValues, missingFields } from '#data/forms/field.ts'
import { type FormConfig, readAnswers } from './form-config.ts'

/** A form's answers, and what can be done with them. */
export type FormAnswers<Values extends FieldValues> = ReturnType<
  typeof useAnswers<Values>
>

/** Whether a field holds words that these values would replace. */
const holdsOtherText = (
  fields: readonly FormField[],
  answers: FieldValues,
  values: FieldValues,
) =>
  fields.some(
    ({ name, type }) =>
      type !== 'select' &&
      type !== 'radio' &&
      answers[name] &&
      answers[name] !== values[name]?.trim(),
  )

const answersIn = <Values extends FieldValues>(
  form: HTMLFormElement | null,
  { fields }: FormConfig<Values>,
) => (form ? readAnswers(form, fields) : {}) as Values

const fieldsWithSame = <Values extends FieldValues>(
  { fields }: FormConfig<Values>,
  answers: Values,
  sent: Values,
) => fields.filter(({ name }) => answers[name] === sent[name])

function focusFirstField(form: HTMLFormElement | null) {
  moveFocus(form?.elements[0], form?.firstElementChild)
  document.activeElement?.scrollIntoView({ block: 'nearest' })
}

/** Shows the toast for empty required fields, on forms that have one. */
function showMissing<Values extends FieldValues>(
  { toasts, fields }: FormConfig<Values>,
  typed: Values,
) {
  if (toasts.missing && missingFields(fields, typed).length > 0)
    void showToast(toasts.missing)
}

/** Reads, validates, clears and fills a form's answers. */
export function useAnswers<Values extends FieldValues>(
  config: FormConfig<Values>,
) {
  // Without default values react-hook-form takes over what was typed before hydration.
  const form = useForm<Values>({
    resolver: valibotResolver(config.schema) as unknown as Resolver<Values>,
    shouldFocusError: true,
  })
  const element = useRef<HTMLFormElement>(null)

  const current = () => answersIn(element.current, config)

  const set = (name: string, value: string) =>
    form.setValue(
      name as Path<Values>,
      value as PathValue<Values, Path<Values>>,
    )

  /** The current answers, also put into react-hook-form's state. */
  const read = () => {
    const answers = current()
    // The browser restores and autofills fields without an event for react-hook-form.
    for (const [name, value] of Object.entries(answers))
      if ((form.getValues(name as Path<Values>) ?? '').trim() !== value)
        set(name, value as string)
    return answers
  }

  /**
   * The answers to send, synchronously within the visitor's tap; undefined if invalid, after
   * showing the visitor what is wrong.
   */
  const validate = (typed: Values) => {
    showMissing(config, typed)
    const { success, output } = safeParse(config.schema, typed)
    if (success) {
      form.clearErrors()
      return output as Values
    }
    void form.handleSubmit(() => {})()
  }

  /** Empties the fields that still hold what was sent; true if newer input was kept. */
  const clear = (sent: Values) => {
    if (!element.current) return false
    const unchanged = fieldsWithSame(config, current(), sent)
    if (unchanged.length === config.fields.length) {
      form.reset()
      return false
    }
    for (const { name } of unchanged) set(name, '')
    form.clearErrors()
    return true
  }

  const fill = (values: Partial<Values>) => {
    for (const [name, value] of Object.entries(values))
      set(name, value as string)
  }

  return {
    form,
    element,
    read,
    validate,
    clear,
    fill,
    holdsOtherText: (values: Values) =>
      holdsOtherText(config.fields, current(), values),
    /** Fills the form with earlier answers and focuses its first field. */
    putBack(values: Values) {
      fill(values)
      focusFirstField(element.current)
    },
  }
}
