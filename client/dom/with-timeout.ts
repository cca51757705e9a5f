/** What a promise comes to within so many milliseconds; undefined where it takes longer or fails. */
export const withTimeout = <Result>(
  time: number,
  promise: Promise<Result>,
): Promise<Result | undefined> =>
  Promise.race([
    promise.catch(() => undefined),
    new Promise<undefined>((done) => setTimeout(done, time)),
  ])
