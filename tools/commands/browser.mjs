import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** Chromium without the windows that nobody looks at: a new page takes it half the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const places = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium that is there, if any. */
export const installed = async () => {
  const { chromium } = await import('playwright')
  const own = chromium.executablePath()
  return [process.env.CHROMIUM_PATH, own, ...places].find((path) => path && existsSync(path))
}

const installPackages = async (...packages) => {
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { DEBIAN_FRONTEND: 'noninteractive' })
}

/**
 * Finds a Chromium for the tests, or installs one: the system's package, with its headless shell, where we may install it, Playwright's own where not.
 * Returns its path; stops with the remedy where none can be had.
 */
export async function browser() {
  const found = await installed()
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (found && (found !== '/usr/bin/chromium' || !isDebian || process.env.CHROMIUM_PATH)) return found
  console.log('Installing a browser for the tests …')
  // The package brings the system libraries along.
  if (isDebian) await installPackages('chromium-headless-shell', 'fonts-liberation')
  if (isDebian && !(await installed())) await installPackages('chromium')
  if (!(await installed())) await run('playwright', ['install', 'chromium'])
  const path = await installed()
  if (path) return path
  console.error('The tests need a Chromium and none could be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and run npm test again.')
  process.exit(1)
}
