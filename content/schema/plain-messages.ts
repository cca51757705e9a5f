import type * as v from 'valibot'

/** Options with the default message of schemas for content, for each parse. */
export const plainMessages: v.Config<v.BaseIssue<unknown>> = {
  message({ expected, received }) {
    const either = expected?.replace(/^\(|\)$/g, '').replaceAll(' | ', ' or ')
    return `must be ${either}, not ${received}`
  },
}
