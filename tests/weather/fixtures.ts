import { test as base, routes as built } from '../e2e/fixtures.ts'
import { Host, nextDeploy, removeCopies } from '../e2e/host.ts'
import { type Departure, watchDepartures } from './forms.ts'
import { type Served, servedPages } from './words.ts'

export { alive, expect, wakeIslands } from '../e2e/fixtures.ts'

/** The site's pages; tools of a preview's build are not for visitors. */
export const routes = built.filter((path) => !path.startsWith('/__'))

export const test = base.extend<
  { host: Host; left: Departure[] },
  { served: Served; nextBuild: () => string }
>({
  // biome-ignore lint/correctness/noEmptyPattern: playwright reads a fixture's needs from this pattern
  host: async ({}, use) => {
    const host = new Host()
    await host.deploy('dist')
    await use(host)
    await host.goAway()
  },
  baseURL: async ({ host }, use) => use(host.url),
  /** What left the page, by any way. */
  left: async ({ context }, use) => use(await watchDepartures(context)),
  /** The folder of the next deploy, made when somebody asks for it. */
  nextBuild: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      let folder: string | undefined
      await use(() => {
        folder ??= nextDeploy()
        return folder
      })
      removeCopies()
    },
    { scope: 'worker' },
  ],
  served: [
    async ({ browser }, use) => {
      const pages = await servedPages(browser)
      await use(pages.served)
      await pages.close()
    },
    { scope: 'worker' },
  ],
})
