import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { UserError } from '#ssg/settings/user-error.ts'
import { installedBrowser } from './installed-browser.ts'
import { run } from './processes.ts'

/** Path of an installed browser for the tests; undefined if there is none. */
const findInstalledBrowser = () =>
  installedBrowser(process.env, [chromium.executablePath()])

async function findOrInstallBrowser(): Promise<string> {
  const browser = findInstalledBrowser()
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  // Debian also has the headless shell, which is faster than its Chromium. The shell is installed
  // even if that Chromium was found, but not if CHROMIUM_PATH is set.
  const needsShell =
    isDebian && browser === '/usr/bin/chromium' && !process.env.CHROMIUM_PATH
  if (browser && !needsShell) return browser
  console.log('Installing a browser for the tests …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    isDebian && run('apt-get', [...args, '-y', '-qq'], { env })
  await apt('update')
  // Packages of the system, unlike Playwright's browser, bring the libraries that they need.
  const installArgs = ['install', '--no-install-recommends']
  await apt(...installArgs, 'chromium-headless-shell', 'fonts-liberation')
  if (!findInstalledBrowser()) await apt(...installArgs, 'chromium')
  if (!findInstalledBrowser()) await run('playwright', ['install', 'chromium'])
  const path = findInstalledBrowser()
  if (path) return path
  throw new UserError(
    'The tests need a Chromium and none could be installed. Install Chromium or Google ' +
      'Chrome, or set CHROMIUM_PATH to one, and run npm test again.',
  )
}

let browserPath: Promise<string> | undefined

/**
 * Resolves to the path of a Chromium for the tests, which is found or installed once per command:
 * from the system's packages if this user may install them, otherwise from Playwright.
 */
export const testBrowser = () => {
  browserPath ??= findOrInstallBrowser()
  return browserPath
}
