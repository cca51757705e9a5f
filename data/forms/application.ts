import type { Currency } from '#data/schemas/facts.ts'
import type { FormField } from '#data/schemas/form-field.ts'

/** Fixed source of an application (requirements §3.4.6). */
export const source = 'AI Business Transformation Program'
const page = '/ai-mastery-course'

/** What an application has beside the visitor's answers; `now` is the time of sending. */
export const applicationContext = (currency: Currency, now: Date) =>
  ({ currency, timestamp: now.toISOString(), source, page }) as const

/**
 * The application's fields with the price. Only labels of options name it, so that a
 * choice survives a change of currency.
 */
export const withPrice = <Name extends string>(
  fields: readonly FormField<Name>[],
  price: string,
): FormField<Name>[] =>
  fields.map((field) => ({
    ...field,
    options: field.options?.map(({ value, label }) => ({
      value,
      label: label.replace('{price}', price),
    })),
  }))
