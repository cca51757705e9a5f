import type * as v from 'valibot'

/** Valibot's own message where a schema has none, whatever the forms' global message is. */
export const plainMessages: v.Config<v.BaseIssue<unknown>> = {
  message: ({ expected, received }) =>
    `Invalid type: Expected ${expected} but received ${received}`,
}
