import type { FormField } from '#data/form-field.ts'

/**
 * Fields with the price filled into the labels of their options. The values of the options contain
 * no price, so a choice survives a change of currency.
 */
export const pricedFields = <Name extends string>(
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
