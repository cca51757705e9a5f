import { existsSync } from 'node:fs'
import { serve } from '#tools/static-host.ts'
import { test as base } from './fixtures.ts'

/** A build with realistic ids, which asks for consent; `npm test` makes it before these tests. */
const BUILD = '.cache/tracking'
const HOW =
  'OUT_DIR=.cache/tracking ANALYTICS_ID=G-TEST123456 PIXEL_ID=123456789012345 npm run build'

/** Tests on that build instead of dist/. */
export const test = base.extend<object, { trackingUrl: string }>({
  trackingUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from it
    async ({}, use) => {
      if (!existsSync(`${BUILD}/index.html`))
        throw new Error(`${BUILD} is missing. Build it: ${HOW}`)
      const { server, url } = await serve({ root: process.cwd(), dir: BUILD, port: 0 })
      await use(url)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ trackingUrl }, use) => use(trackingUrl),
})
