import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Driver } from './driver.ts'
import { launchPuppeteer } from './puppeteer.ts'
import { launchWebKit } from './webdriver.ts'

export interface Engine {
  name: 'chromium' | 'firefox' | 'webkit'
  /** Undefined where the engine is missing. */
  launch: (() => Promise<Driver>) | undefined
  /** How to install it. */
  remedy: string
}

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

/** The small browser that comes with WebKitGTK, in the folder of its architecture or, outside Debian, above it. */
function miniBrowser() {
  const above = ['/usr/lib', '/usr/lib64', '/usr/libexec'].filter((folder) => existsSync(folder))
  const folders = [
    ...above,
    ...above.flatMap((folder) =>
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

/** What this system has. */
export function findEngines(chromium: string | undefined): Engine[] {
  const firefoxPath = firefox()
  const webKitParts = webKit()
  return [
    {
      name: 'chromium',
      launch: chromium ? () => launchPuppeteer('chrome', chromium) : undefined,
      remedy:
        'Debian: apt-get install chromium. Elsewhere: npx playwright install chromium, or Chrome; CHROMIUM_PATH names another.',
    },
    {
      name: 'firefox',
      launch: firefoxPath ? () => launchPuppeteer('firefox', firefoxPath) : undefined,
      remedy:
        'Debian: apt-get install firefox-esr. Fedora: dnf install firefox. macOS: brew install --cask firefox. FIREFOX_PATH names another.',
    },
    {
      name: 'webkit',
      launch: webKitParts && (() => launchWebKit(webKitParts)),
      remedy:
        'Debian and Ubuntu: apt-get install webkit2gtk-driver xvfb. On macOS and Windows there is no WebKitGTK: use a Linux container.',
    },
  ]
}
