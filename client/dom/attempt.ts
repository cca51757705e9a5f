/** What a call returns; undefined where it throws, as storage does where it is blocked or full. */
export function attempt<Result>(call: () => Result): Result | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}
