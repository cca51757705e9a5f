import { hostTest } from '#tests/e2e/host.ts'
import { type Served, servedPages } from './page-text.ts'

export { expect } from '#tests/e2e/fixtures.ts'

export const test = hostTest.extend<object, { served: Served }>({
  served: [
    async ({ browser }, use) => {
      const page = await browser.newPage()
      await use(servedPages(page))
      await page.close()
    },
    { scope: 'worker' },
  ],
})
