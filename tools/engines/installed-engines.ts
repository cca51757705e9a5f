import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { launchChromium } from './chromium.ts'
import type { Engine } from './engine.ts'
import { launchFirefox } from './firefox.ts'
import { hostVariants } from './host-variants.ts'
import { oldChromium } from './old-chromium.ts'
import { launchWebKit } from './webkit.ts'

const missing = (remedy: string) => Promise.reject(new Error(remedy))

const onPath = (...names: string[]) =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
    )
    .find((file) => existsSync(file))

const firefox = () =>
  [
    process.env.FIREFOX_PATH,
    onPath('firefox-esr', 'firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find((file) => file && existsSync(file))

/** WebKitGTK's MiniBrowser, in the folder of its architecture or, outside Debian, above it. */
function miniBrowser() {
  const systemFolders = ['/usr/lib', '/usr/lib64', '/usr/libexec'].filter((folder) =>
    existsSync(folder),
  )
  const folders = [
    ...systemFolders,
    ...systemFolders.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('-linux-gnu'))
        .map((name) => join(folder, name)),
    ),
  ]
  return folders
    .flatMap((folder) =>
      ['4.1', '6.0', '4.0'].map((version) => join(folder, `webkit2gtk-${version}`, 'MiniBrowser')),
    )
    .find((file) => existsSync(file))
}

function webKit() {
  const driver = onPath('WebKitWebDriver')
  const browser = miniBrowser()
  const screen = onPath('xvfb-run')
  return driver && browser && (screen || process.env.DISPLAY)
    ? { driver, browser, screen }
    : undefined
}

/** The current engines as installed here, and old builds. */
export const engines = (root: string, chromium: string | undefined): Engine[] => [
  {
    name: 'chromium',
    variants: hostVariants,
    find: async () =>
      chromium
        ? () => launchChromium(chromium)
        : missing(
            'Debian: apt-get install chromium. Elsewhere: npx playwright install chromium, or ' +
              'Chrome; CHROMIUM_PATH names another.',
          ),
  },
  {
    name: 'firefox',
    variants: hostVariants,
    find: async () => {
      const path = firefox()
      return path
        ? () => launchFirefox(path)
        : missing(
            'Debian: apt-get install firefox-esr. Fedora: dnf install firefox. macOS: brew ' +
              'install --cask firefox. FIREFOX_PATH names another.',
          )
    },
  },
  {
    name: 'webkit',
    variants: hostVariants,
    find: async () => {
      const parts = webKit()
      return parts
        ? () => launchWebKit(parts)
        : missing(
            'Debian and Ubuntu: apt-get install webkit2gtk-driver xvfb. On macOS and Windows ' +
              'there is no WebKitGTK: use a Linux container.',
          )
    },
  },
  ...oldChromium(root),
]
