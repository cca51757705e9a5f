/** An error that the user can mend by its message; it is printed without a stack trace. */
export class UserError extends Error {
  readonly isForUser = true
}
