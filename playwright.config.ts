import { defineConfig } from 'playwright/test'
import { installedBrowser, quietFlags } from './tools/installed-browser.ts'

const executablePath = installedBrowser()

/** Another port lets two checkouts be tested side by side. */
const port = Number(process.env.TEST_PORT ?? 4180)

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Twice the cores that shared machines have: a third of a test is waiting.
  workers: 4,
  // Shared machines stall now and then. What passes only at the second try is listed as flaky, so that it is seen.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...quietFlags,
        // One process for each test's page: one kept ready for the next page costs a tenth of a test.
        '--renderer-process-limit=1',
      ],
    },
    // To record every test costs a quarter of its time.
    trace: 'on-first-retry',
  },
  webServer: {
    command: `"${process.execPath}" tools/commands/serve.mjs`,
    cwd: import.meta.dirname,
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
