import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Resolver } from 'react-hook-form'
import { type GenericSchema, safeParse } from 'valibot'
import type { FieldValues } from '../../data/forms/field.ts'

/** Result of validating a form's answers; `output` is trimmed and completed by the schema. */
export type ValidationResult<Values> =
  | { readonly success: true; readonly output: Values }
  | { readonly success: false }

/** Validates by a schema: synchronously within the visitor's tap, and for react-hook-form. */
export const createSchemaReader = <Values extends FieldValues>(
  schema: GenericSchema<Values, FieldValues>,
) => ({
  validate: (answers: Values): ValidationResult<Values> => {
    const { success, output } = safeParse(schema, answers)
    return success ? { success, output: output as Values } : { success }
  },
  resolver: valibotResolver(schema) as unknown as Resolver<Values>,
})
