import { measureLoad } from '#tools/commands/measure.ts'
import { expect, test } from './fixtures.ts'

test('a reviewer gets the first paint and the main-thread time of a page in milliseconds', async ({
  browser,
  baseURL,
}) => {
  const { firstPaint, mainThread } = await measureLoad(browser, `${baseURL}/`)
  // On slow 4G the response alone takes 150 ms; a phone's main thread is busy for more than 20 ms.
  expect(firstPaint).toBeGreaterThan(150)
  expect(mainThread).toBeGreaterThan(20)
})
