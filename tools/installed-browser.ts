import { existsSync } from 'node:fs'

/**
 * Usual paths of Chromium and of browsers based on it. The headless shell comes first: it has no
 * user interface and opens a page in half the time.
 */
const browserPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * The first path that exists among CHROMIUM_PATH, `otherPaths` and the usual paths, in this order;
 * undefined if none does.
 */
export const installedBrowser = (
  env: Record<string, string | undefined> = process.env,
  otherPaths: readonly string[] = [],
) =>
  [env.CHROMIUM_PATH, ...otherPaths, ...browserPaths].find(
    (path) => path && existsSync(path),
  )

/** Flags with which Chromium can run as root, uses no GPU and sends no requests to its vendor. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
] as const
