import { hostTest } from '#tests/e2e/host.ts'
import { watchDepartures } from './forms.ts'
import { type Served, servedPages } from './page-text.ts'

export { expect } from '#tests/e2e/fixtures.ts'

export const test = hostTest.extend<{ left: string[] }, { served: Served }>({
  /** Texts that left the page, by chat or mail. */
  left: async ({ context }, use) => use(await watchDepartures(context)),
  served: [
    async ({ browser }, use) => {
      const page = await browser.newPage()
      await use(servedPages(page))
      await page.close()
    },
    { scope: 'worker' },
  ],
})
