// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { withRetry } from '#client/dom/retry.ts'

/** Delays between the attempts of a load that always fails. */
async function waitsOf(retries?: number) {
  const waits: number[] = []
  const wait = async (ms: number) => {
    waits.push(ms)
  }
  const options = retries === undefined ? { wait } : { wait, retries }
  await expect(withRetry(() => Promise.reject(new Error('gone')), options)).rejects.toThrow('gone')
  return waits
}

test('a file that fails is requested three more times, after longer delays', async () => {
  expect(await waitsOf()).toEqual([1000, 2000, 4000])
})

test('no delay is longer than 30 seconds', async () => {
  expect(Math.max(...(await waitsOf(10)))).toBe(30_000)
})

test('a file that loads at the second attempt is returned', async () => {
  let tries = 0
  expect(
    await withRetry(async () => (++tries === 1 ? Promise.reject(new Error('not yet')) : 'there'), {
      wait: async () => {},
    }),
  ).toBe('there')
})
