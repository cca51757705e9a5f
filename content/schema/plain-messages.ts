import type * as v from 'valibot'

/**
 * Default message of schemas for content. It is passed to each parse, since the forms set a global
 * message of their own.
 */
export const plainMessages: v.Config<v.BaseIssue<unknown>> = {
  message({ expected, received }) {
    const either = expected?.replace(/^\(|\)$/g, '').replaceAll(' | ', ' or ')
    return `must be ${either}, not ${received}`
  },
}
