import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Resolver } from 'react-hook-form'
import { type GenericSchema, safeParse } from 'valibot'
import type { FieldValues } from '../../data/forms/field.ts'

/** What a schema says of a form's answers: on success what is to be sent, trimmed and completed. */
export type ValidationResult<Values> =
  | { readonly success: true; readonly output: Values }
  | { readonly success: false }

/** Reads a form's schema in both ways that are needed: at once, within the visitor's tap, and as react-hook-form asks. */
export const readerOf = <Values extends FieldValues>(
  schema: GenericSchema<Values, FieldValues>,
) => ({
  verdict: (answers: Values): ValidationResult<Values> => {
    const { success, output } = safeParse(schema, answers)
    return success ? { success, output: output as Values } : { success }
  },
  resolver: valibotResolver(schema) as unknown as Resolver<Values>,
})
