import type { FieldValues, Resolver } from 'react-hook-form'
import { withTimeout } from '../../client/dom/with-timeout.ts'
import type { FormConfig } from './form-config.ts'
import type { ValidationResult } from './schema-reader.ts'

/** Timeout for loading the schema, once per form, in ms. */
const SCHEMA_TIMEOUT_MS = 3000

interface LazySchema<Values extends FieldValues> {
  load: () => Promise<void>
  /** Resolves when the schema is loaded or SCHEMA_TIMEOUT_MS have passed. */
  waitForSchema: () => Promise<unknown>
  isLoaded: () => boolean
  /** Validates synchronously; undefined while the schema is not loaded. */
  validate: (answers: Values) => ValidationResult<Values> | undefined
  /** The same for react-hook-form, which validates every change once an error is shown. */
  resolver: Resolver<Values>
}

/**
 * A form's schema, imported on first use, so that visitors who only read do not download it. Until
 * it is loaded, the resolver accepts everything.
 */
export function lazySchema<Values extends FieldValues>(
  schema: FormConfig<Values>['schema'],
): LazySchema<Values> {
  let reader:
    | { validate: (answers: Values) => ValidationResult<Values>; resolver: Resolver<Values> }
    | undefined
  let loading: Promise<unknown> | undefined
  const load = async () => {
    const [{ createSchemaReader }, loaded] = await Promise.all([
      import('./schema-reader.ts'),
      schema(),
    ])
    reader ??= createSchemaReader(loaded)
  }
  return {
    load,
    waitForSchema: () => {
      loading ??= withTimeout(SCHEMA_TIMEOUT_MS, load())
      return loading
    },
    isLoaded: () => reader !== undefined,
    validate: (answers) => reader?.validate(answers),
    resolver: (values, context, options) =>
      reader?.resolver(values, context, options) ?? { values, errors: {} },
  }
}
