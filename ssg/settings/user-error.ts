/** Error whose message says all that its reader needs, so no stack is printed. */
export class UserError extends Error {
  readonly isForUser = true
}
