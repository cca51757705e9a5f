import * as v from 'valibot'

const isEmpty = (input: unknown) => input === undefined || input === null || input === ''

/**
 * Default messages of fields (requirements §5.1.3) instead of valibot's, which mention types and
 * regular expressions. Every schema module of a form calls this first.
 */
export function setDefaultMessages() {
  v.setGlobalMessage((issue) => (isEmpty(issue.input) ? 'Required' : 'Invalid input'))
  for (const rule of [v.email, v.rfcEmail])
    v.setSpecificMessage(rule, (issue) => (isEmpty(issue.input) ? 'Required' : 'Invalid email'))
}
