/** Result of a promise; undefined if it rejects or takes longer than `timeout` ms. */
export const withTimeout = <Result>(
  timeout: number,
  promise: Promise<Result>,
): Promise<Result | undefined> =>
  Promise.race([
    promise.catch(() => undefined),
    new Promise<undefined>((done) => setTimeout(done, timeout)),
  ])
