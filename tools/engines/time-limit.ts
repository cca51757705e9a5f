/**
 * Timeout of starting and of ending a browser, in milliseconds: WebKitWebDriver may stop answering.
 */
export const BROWSER_LIMIT = 30_000

/**
 * The result of a promise; rejects with `message` if there is none within `limit` ms. It does not
 * cancel the work.
 */
export async function inTime<Result>(
  limit: number,
  message: string,
  promise: Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const outOfTime = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${message} within ${limit / 1000} s`)), limit)
  })
  return Promise.race([promise, outOfTime]).finally(() => clearTimeout(timer))
}
