/** Result of a call; undefined if it throws, as storage does when it is blocked or full. */
export function attempt<Result>(call: () => Result): Result | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}
