import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { defineConfig, type Project } from 'playwright/test'
import { engineSpecs, tagsWithout } from './tests/e2e/engines.ts'
import { installedBrowser, quietFlags } from './tools/installed-browser.ts'

const executablePath = installedBrowser()
const firefoxPath = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr'].find(
  (path) => path && existsSync(path),
)

const { OLD_CHROMIUM: oldChromium = '' } = process.env

/** Another port lets two checkouts be tested side by side. */
const port = Number(process.env.TEST_PORT ?? 4180)

/** Chromium; a spare process for the next page would cost a tenth of a test. */
const chromium = (...flags: string[]): Project['use'] => ({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...quietFlags, '--renderer-process-limit=1', ...flags],
  },
})

/** The browser tests in Chromium, and what is lost when parts of the site are. */
const everyday: Project[] = [
  // First, since these tests wait most and other steps run beside them.
  {
    name: 'resilience',
    testDir: 'tests/resilience',
    // Other hosts do not resolve. Routes that answer for them would switch the HTTP cache off.
    use: chromium('--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'),
  },
  { name: 'chromium', testDir: 'tests/e2e', use: chromium() },
]

/** The forms, menus, tabs, quiz, toasts and page changes in other browsers. */
const others: Record<string, Project['use']> = {
  // Drives the system's Firefox by WebDriver BiDi.
  firefox: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      ...(firefoxPath && { executablePath: firefoxPath }),
      firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 },
    },
  },
  // `npx playwright install webkit` brings it.
  webkit: { browserName: 'webkit' },
  // OLD_CHROMIUM is the path that `node tools/run.mjs fetch-chromium` prints.
  'old-chromium': {
    launchOptions: {
      executablePath: oldChromium,
      args: [...quietFlags],
      env: {
        LD_LIBRARY_PATH: `${dirname(oldChromium)}:${join(dirname(oldChromium), 'lib')}`,
      },
    },
  },
}

/** ENGINES=firefox,webkit runs the tests of these instead of the everyday ones. */
const engines = (process.env.ENGINES ?? '').split(',').filter(Boolean)

export default defineConfig({
  outputDir: 'test-results',
  globalSetup: './tests/temporary-files.ts',
  fullyParallel: true,
  // A third of a test is waiting.
  workers: 2 * availableParallelism(),
  // A test that passes at the second attempt has shown a loss.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Limits of what hangs, ten times what an idle machine needs, since a busy one takes long.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
  },
  projects:
    engines.length > 0
      ? engines.map((name) => ({
          name,
          testDir: 'tests/e2e',
          testMatch: engineSpecs,
          grepInvert: tagsWithout(name),
          use: { ...others[name] },
        }))
      : everyday,
  webServer: {
    command: `"${process.execPath}" tools/run.mjs serve`,
    cwd: import.meta.dirname,
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
