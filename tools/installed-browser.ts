import { existsSync } from 'node:fs'

/** Where systems keep a Chromium. First its headless shell, without the windows that nobody looks at: a new page takes it half the time. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The Chromium that CHROMIUM_PATH names, or the system's; `others` are looked for before the latter. */
export const installedBrowser = (
  env: Record<string, string | undefined> = process.env,
  others: readonly string[] = [],
) => [env.CHROMIUM_PATH, ...others, ...places].find((path) => path && existsSync(path))

/** Flags of a Chromium that tests drive: as root, without a graphics card, and without a word to its maker. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
] as const
