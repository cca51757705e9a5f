import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const places = [
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

/**
 * Finds a Chromium for the tests, or installs one: Playwright's own where it can be downloaded, the system's package where not.
 * Returns its path; stops with the remedy where none can be had.
 */
export async function browser() {
  const found = await installed()
  if (found) return found
  console.log('No Chromium found: installing one …')
  const isRoot = process.getuid?.() === 0
  // Debian's package first where we may install it: it brings the system libraries along.
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], { DEBIAN_FRONTEND: 'noninteractive' })
  }
  if (!(await installed())) await run('playwright', ['install', 'chromium'])
  const path = await installed()
  if (path) return path
  console.error('The tests need a Chromium and none could be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and run npm test again.')
  process.exit(1)
}
