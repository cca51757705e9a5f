import type { FieldValues, Resolver } from 'react-hook-form'
import { withTimeout } from '../../client/dom/with-timeout.ts'
import type { FormConfig } from './form-config.ts'
import type { ValidationResult } from './schema-reader.ts'

/** So long does anything wait for the schema, once. Milliseconds. */
const SCHEMA_TIMEOUT_MS = 3000

interface LazySchema<Values extends FieldValues> {
  load: () => Promise<void>
  /** Waits for it, but not for ever. */
  waitForSchema: () => Promise<unknown>
  isLoaded: () => boolean
  /** What the schema says of these answers, at once; undefined while it is not there. */
  validate: (answers: Values) => ValidationResult<Values> | undefined
  /** The same for react-hook-form, which asks again with every change once a message stands beneath a field. */
  resolver: Resolver<Values>
}

/** A form's schema, fetched when it is first asked for: nobody pays for validation who only reads. Until it is there it finds nothing wrong. */
export function lazySchema<Values extends FieldValues>(
  schema: FormConfig<Values>['schema'],
): LazySchema<Values> {
  let reader:
    | { verdict: (answers: Values) => ValidationResult<Values>; resolver: Resolver<Values> }
    | undefined
  let waiting: Promise<unknown> | undefined
  const load = async () => {
    const [{ readerOf }, loaded] = await Promise.all([import('./schema-reader.ts'), schema()])
    reader ??= readerOf(loaded)
  }
  return {
    load,
    waitForSchema: () => {
      waiting ??= withTimeout(SCHEMA_TIMEOUT_MS, load())
      return waiting
    },
    isLoaded: () => reader !== undefined,
    validate: (answers) => reader?.verdict(answers),
    resolver: (values, context, options) =>
      reader?.resolver(values, context, options) ?? { values, errors: {} },
  }
}
