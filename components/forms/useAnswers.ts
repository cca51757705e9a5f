import { valibotResolver } from '@hookform/resolvers/valibot'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { safeParse } from 'valibot'
import { moveFocus } from '#client/dom/focus.ts'
import { showToast } from '#client/toasts/toast.ts'
import { type FieldValues, missingFields } from '#data/forms/field.ts'
import { type FormConfig, readAnswers } from './form-config.ts'

/** A form's react-hook-form object, its element, and functions on its answers. */
export type FormAnswers = ReturnType<typeof useAnswers>

/** Focuses a form's first field and scrolls to it. */
function focusFirstField(form: HTMLFormElement | null) {
  moveFocus(form?.elements[0], form?.firstElementChild)
  document.activeElement?.scrollIntoView({ block: 'nearest' })
}

/** Shows the toast for missing answers if a required field is empty and the form has that toast. */
function showMissingToast(
  { toasts, fields }: FormConfig,
  typedAnswers: FieldValues,
) {
  if (toasts.missing && missingFields(fields, typedAnswers).length > 0)
    void showToast(toasts.missing)
}

/** Whether a text field contains text that differs from `values`. */
const hasOtherText = (
  { fields }: FormConfig,
  answers: FieldValues,
  values: FieldValues,
) =>
  fields.some(
    ({ name, options }) =>
      !options && answers[name] && answers[name] !== values[name]?.trim(),
  )

/** Returns functions that read, validate, clear and fill a form's answers. */
export function useAnswers(config: FormConfig) {
  const { fields, schema } = config
  // The form has no default values, so react-hook-form takes over what was typed before hydration.
  const form = useForm<FieldValues>({
    resolver: valibotResolver(schema),
    shouldFocusError: true,
  })
  const element = useRef<HTMLFormElement>(null)

  const currentAnswers = () =>
    element.current ? readAnswers(element.current, config) : {}

  /** Fills the form with other answers, and removes the errors of the previous ones. */
  const fill = (values: FieldValues) => {
    for (const [name, value] of Object.entries(values))
      form.setValue(name, value)
    form.clearErrors()
  }

  /** Returns the current answers, after putting them into react-hook-form's state. */
  const read = () => {
    const answers = currentAnswers()
    // A browser that restores or autofills fields may fire no event for react-hook-form.
    for (const [name, value] of Object.entries(answers))
      if ((form.getValues(name) ?? '').trim() !== value)
        form.setValue(name, value)
    return answers
  }

  /**
   * Whether the answers are valid; if not, shows the errors. It is synchronous, so that the chat
   * can open within the visitor's tap.
   */
  const validate = (typedAnswers: FieldValues) => {
    showMissingToast(config, typedAnswers)
    const { success } = safeParse(schema, typedAnswers)
    if (success) form.clearErrors()
    else void form.handleSubmit(() => {})()
    return success
  }

  /** Empties the fields that still contain what was sent; returns whether newer input was kept. */
  const clear = (sentAnswers: FieldValues) => {
    if (!element.current) return false
    const answers = currentAnswers()
    const unchangedFields = fields.filter(
      ({ name }) => answers[name] === sentAnswers[name],
    )
    if (unchangedFields.length === fields.length) {
      form.reset()
      return false
    }
    for (const { name } of unchangedFields) form.setValue(name, '')
    form.clearErrors()
    return true
  }

  /** Whether a text field contains other text, which `values` would replace. */
  const holdsOtherText = (values: FieldValues) =>
    hasOtherText(config, currentAnswers(), values)

  /** Fills the form with earlier answers, and focuses its first field. */
  const putBack = (values: FieldValues) => {
    fill(values)
    focusFirstField(element.current)
  }

  return { form, element, read, validate, clear, fill, holdsOtherText, putBack }
}
