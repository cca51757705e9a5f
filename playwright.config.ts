import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { defineConfig, type Project } from 'playwright/test'
import { engineSpecs, excludedTags } from './tests/e2e/engines.ts'
import { installedBrowser, quietFlags } from './tools/installed-browser.ts'

const executablePath = installedBrowser()
const firefoxPath = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr'].find(
  (path) => path && existsSync(path),
)

const { OLD_CHROMIUM: oldChromium = '' } = process.env

/** Port of the tested site; TEST_PORT changes it, so that two checkouts can be tested at once. */
const port = Number(process.env.TEST_PORT ?? 4180)

/**
 * Options of a project in Chromium, with one renderer process: a spare one makes each test a tenth
 * longer.
 */
const chromiumOptions = (...flags: string[]): Project['use'] => ({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...quietFlags, '--renderer-process-limit=1', ...flags],
  },
})

/** The browser tests in Chromium, and the tests of what still works when files fail to load. */
const everydayProjects: Project[] = [
  // These tests come first, since they wait most, and other tests can run meanwhile.
  {
    name: 'resilience',
    testDir: 'tests/resilience',
    // Names of other hosts do not resolve. Playwright routes that block them would switch the HTTP
    // cache off.
    use: chromiumOptions(
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ),
  },
  { name: 'chromium', testDir: 'tests/e2e', use: chromiumOptions() },
]

/** Other browsers, for the tests of forms, menus, tabs, quiz, toasts and soft navigation. */
const otherBrowsers: Record<string, Project['use']> = {
  // The system's Firefox, driven by WebDriver BiDi.
  firefox: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      ...(firefoxPath && { executablePath: firefoxPath }),
      firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 },
    },
  },
  // `npx playwright install webkit` installs it.
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

/**
 * Names of the other browsers to test in, from ENGINES=firefox,webkit. If there are any, they run
 * instead of `everydayProjects`.
 */
const requestedBrowsers = (process.env.ENGINES ?? '').split(',').filter(Boolean)

export default defineConfig({
  outputDir: 'test-results',
  globalSetup: './tests/temporary-files.ts',
  fullyParallel: true,
  // There are twice as many workers as cores, since a third of a test's time is waiting.
  workers: 2 * availableParallelism(),
  // A test that passes only at the second attempt has found a fault.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Time limits are only for tests that hang: ten times what an idle machine needs, so that a busy
  // machine is not too slow.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    // Without motion, loading a page takes half the CPU. Tests of moving parts, and of presses on
    // parts that may be moving, use `withMotion`; MOTION=1 runs all tests with motion.
    contextOptions: {
      reducedMotion: process.env.MOTION ? 'no-preference' : 'reduce',
    },
  },
  projects:
    requestedBrowsers.length > 0
      ? requestedBrowsers.map((name) => ({
          name,
          testDir: 'tests/e2e',
          testMatch: engineSpecs,
          grepInvert: excludedTags(name),
          use: { ...otherBrowsers[name] },
        }))
      : everydayProjects,
  webServer: {
    command: `"${process.execPath}" tools/run.mjs serve`,
    cwd: import.meta.dirname,
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
