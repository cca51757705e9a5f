import * as v from 'valibot'

const isEmpty = (input: unknown) => input === undefined || input === null || input === ''

/**
 * The texts a visitor reads where a field has no message of its own (requirements §5.1.3).
 * Valibot's own speak of types and regular expressions. Every schema module of a form calls this first.
 */
export function setDefaultMessages() {
  v.setGlobalMessage((issue) => (isEmpty(issue.input) ? 'Required' : 'Invalid input'))
  for (const rule of [v.email, v.rfcEmail])
    v.setSpecificMessage(rule, (issue) => (isEmpty(issue.input) ? 'Required' : 'Invalid email'))
}
