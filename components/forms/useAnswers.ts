import { valibotResolver } from '@hookform/resolvers/valibot'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { safeParse } from 'valibot'
import { moveFocus } from '#client/dom/focus.ts'
import { showToast } from '#client/toasts/toast.ts'
import { type FieldValues, missingFields } from '#data/forms/field.ts'
import { type FormConfig, readAnswers } from './form-config.ts'

/** A form's answers, and what can be done with them. */
export type FormAnswers = ReturnType<typeof useAnswers>

function focusFirstField(form: HTMLFormElement | null) {
  moveFocus(form?.elements[0], form?.firstElementChild)
  document.activeElement?.scrollIntoView({ block: 'nearest' })
}

/** Shows the toast for empty required fields, on forms that have one. */
function showMissing({ toasts, fields }: FormConfig, typed: FieldValues) {
  if (toasts.missing && missingFields(fields, typed).length > 0)
    void showToast(toasts.missing)
}

/** Reads, validates, clears and fills a form's answers. */
export function useAnswers(config: FormConfig) {
  const { fields, schema } = config
  // Without default values react-hook-form takes over what was typed before hydration.
  const form = useForm<FieldValues>({
    resolver: valibotResolver(schema),
    shouldFocusError: true,
  })
  const element = useRef<HTMLFormElement>(null)

  const current = () =>
    element.current ? readAnswers(element.current, config) : {}

  const fill = (values: FieldValues) => {
    for (const [name, value] of Object.entries(values))
      form.setValue(name, value)
  }

  /** The current answers, also put into react-hook-form's state. */
  const read = () => {
    const answers = current()
    // The browser restores and autofills fields without an event for react-hook-form.
    for (const [name, value] of Object.entries(answers))
      if ((form.getValues(name) ?? '').trim() !== value)
        form.setValue(name, value)
    return answers
  }

  /**
   * The answers to send, synchronously within the visitor's tap; undefined if invalid, after
   * showing the visitor what is wrong.
   */
  const validate = (typed: FieldValues) => {
    showMissing(config, typed)
    const { success, output } = safeParse(schema, typed)
    if (success) {
      form.clearErrors()
      return output
    }
    void form.handleSubmit(() => {})()
  }

  /** Empties the fields that still hold what was sent; true if newer input was kept. */
  const clear = (sent: FieldValues) => {
    if (!element.current) return false
    const answers = current()
    const unchanged = fields.filter(({ name }) => answers[name] === sent[name])
    if (unchanged.length === fields.length) {
      form.reset()
      return false
    }
    for (const { name } of unchanged) form.setValue(name, '')
    form.clearErrors()
    return true
  }

  /** Whether a field holds words that these values would replace. */
  const holdsOtherText = (values: FieldValues) => {
    const answers = current()
    return fields.some(
      ({ name, options }) =>
        !options && answers[name] && answers[name] !== values[name]?.trim(),
    )
  }

  /** Fills the form with earlier answers and focuses its first field. */
  const putBack = (values: FieldValues) => {
    fill(values)
    focusFirstField(element.current)
  }

  return { form, element, read, validate, clear, fill, holdsOtherText, putBack }
}
