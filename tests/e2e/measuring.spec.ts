import { load } from '#tools/commands/measure.ts'
import { expect, test } from './fixtures.ts'

test('a reviewer who measures a page reads its times in milliseconds', async ({
  browser,
  baseURL,
}) => {
  const { firstPaint, mainThread } = await load(browser, `${baseURL}/`)
  // On slow 4G the answer alone takes 150 ms; a phone is not done within 20.
  expect(firstPaint).toBeGreaterThan(150)
  expect(mainThread).toBeGreaterThan(20)
})
