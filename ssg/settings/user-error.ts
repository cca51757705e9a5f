/** An error whose message tells the user what to correct; it is printed without a stack trace. */
export class UserError extends Error {
  readonly isForUser = true
}
