import type * as v from 'valibot'

/**
 * Options for each `v.safeParse` of content: the message of schemas that have none of their own.
 */
export const plainMessages: v.Config<v.BaseIssue<unknown>> = {
  message({ expected, received }) {
    const expectedTypes = expected
      ?.replace(/^\(|\)$/g, '')
      .replaceAll(' | ', ' or ')
    return `must be ${expectedTypes}, not ${received}`
  },
}
