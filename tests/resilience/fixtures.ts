import { hostTest, nextDeploy } from '../e2e/host.ts'
import { type Departure, watchDepartures } from './forms.ts'
import { type Served, servedPages } from './page-text.ts'

export { expect } from '../e2e/fixtures.ts'

export const test = hostTest.extend<
  { left: Departure[] },
  { served: Served; nextBuild: () => string }
>({
  /** Everything that left the page, by chat or mail. */
  left: async ({ context }, use) => use(await watchDepartures(context)),
  /** Folder of the next deploy, made on demand. */
  nextBuild: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from it
    async ({}, use) => {
      let folder: string | undefined
      await use(() => {
        folder ??= nextDeploy()
        return folder
      })
    },
    { scope: 'worker' },
  ],
  served: [
    async ({ browser }, use) => {
      const page = await browser.newPage()
      await use(servedPages(page))
      await page.close()
    },
    { scope: 'worker' },
  ],
})
