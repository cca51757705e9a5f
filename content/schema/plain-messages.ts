import type * as v from 'valibot'

/** What is said where a schema has no words of its own, whatever the forms' global message is. */
export const plainMessages: v.Config<v.BaseIssue<unknown>> = {
  message({ expected, received }) {
    const either = expected?.replace(/^\(|\)$/g, '').replaceAll(' | ', ' or ')
    return `must be ${either}, not ${received}`
  },
}
