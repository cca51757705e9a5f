/** What a promise comes to within so many milliseconds; undefined where it takes longer or fails. */
export const within = <Result>(
  time: number,
  promise: Promise<Result>,
): Promise<Result | undefined> =>
  Promise.race([
    promise.catch(() => undefined),
    new Promise<undefined>((done) => setTimeout(done, time)),
  ])
