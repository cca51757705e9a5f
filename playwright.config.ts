import { defineConfig } from 'playwright/test'
import { installedBrowser, quietFlags } from './tools/installed-browser.ts'

const executablePath = installedBrowser()

/** Another port lets two checkouts be tested side by side. */
const port = Number(process.env.TEST_PORT ?? 4180)

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Twice the cores of shared machines: a third of a test is waiting.
  workers: 4,
  // Shared machines stall. A test that passes at the second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Limits of tests that fail, not budgets: a busy machine takes four times as long.
  timeout: 90_000,
  expect: { timeout: 20_000 },
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
        // A spare process for the next page would cost a tenth of a test.
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
