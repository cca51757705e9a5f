import { defineConfig } from 'playwright/test'
import everyday from '../../playwright.config.ts'

/** Bad weather: each test has a host of its own, so no server is started for all. */
export default defineConfig({
  ...everyday,
  testDir: '.',
  outputDir: '../../test-results/weather',
  webServer: undefined,
  use: {
    ...everyday.use,
    launchOptions: {
      ...everyday.use?.launchOptions,
      // Nothing but the test's own host is there. Answering for other hosts would keep the browser from keeping files.
      args: [
        ...(everyday.use?.launchOptions?.args ?? []),
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
  },
  // Several tabs share a test's browser here, so each is slower than a visitor's.
  expect: { timeout: 20_000 },
  // What passes only at the second try has shown a way to lose something.
  retries: 0,
  reporter: [['./summary.ts']],
})
