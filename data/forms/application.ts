import type { FormField } from '#data/schemas/form-field.ts'

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
