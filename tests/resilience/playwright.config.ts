import { defineConfig } from 'playwright/test'
import base from '../../playwright.config.ts'

/** Each test starts a host, so there is no common server. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/resilience',
  webServer: undefined,
  use: {
    ...base.use,
    launchOptions: {
      ...base.use?.launchOptions,
      // Other hosts do not resolve. Routes that answer for them would switch the HTTP cache off.
      args: [
        ...(base.use?.launchOptions?.args ?? []),
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
  },
  // Several tabs share a browser, so each is slower than a visitor's.
  expect: { timeout: 20_000 },
  // No retries: a test that passes at the second attempt has shown a loss.
  retries: 0,
  reporter: [['./summary.ts']],
})
