import { existsSync } from 'node:fs'
import { load, run, runProgram } from './run.mjs'

/** The installed Chromium, if any; `preferred` paths are tried first. */
export const installed = async (...preferred) => {
  const { installedBrowser } = await load('tools/installed-browser.ts')
  const { chromium } = await import('playwright')
  return installedBrowser(process.env, [...preferred, chromium.executablePath()])
}

const installPackages = async (...packages) => {
  await runProgram('apt-get', ['update', '-qq'])
  await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
}

async function findOrInstall() {
  const found = await installed()
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  // Debian has a headless shell beside Chromium; skipped if the caller asks for that exact browser.
  const lacksShell = isDebian && found === '/usr/bin/chromium' && !process.env.CHROMIUM_PATH
  if (found && !lacksShell) return found
  console.log('Installing a browser for the tests …')
  // The package installs the system libraries it needs.
  if (isDebian) await installPackages('chromium-headless-shell', 'fonts-liberation')
  if (isDebian && !(await installed())) await installPackages('chromium')
  if (!(await installed())) await run('playwright', ['install', 'chromium'])
  const path = await installed()
  if (path) return path
  console.error(
    'The tests need a Chromium and none could be installed. Install Chromium or Google ' +
      'Chrome, or set CHROMIUM_PATH to one, and run npm test again.',
  )
  process.exit(1)
}

let known

/**
 * Finds or installs a Chromium for the tests, once for all steps of a command: the system's package
 * with its headless shell if we may install it, otherwise Playwright's. Resolves to its path; stops
 * with instructions if neither is available.
 */
export const browser = () => {
  known ??= findOrInstall()
  return known
}
