import { chromium } from 'playwright'
import type { Driver } from './driver.ts'
import { BROWSER_LIMIT, inTime } from './time-limit.ts'

const keyOf = (key: string) => (key.length === 1 ? `Key${key.toUpperCase()}` : key)

/** Chromium over the DevTools protocol, which Playwright also uses with builds of years ago. */
export async function launchChromium(
  executablePath: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Driver> {
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Only the site is reachable, so that a run needs no network and makes no outside request.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ...args,
    ],
    // Visitors' browsers use the back/forward cache.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    env: { ...(process.env as Record<string, string>), ...env },
  })
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(`uncaught: ${message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`)
  })
  return {
    version: `Chromium ${browser.version()}`,
    settles: 50,
    goTo: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (...keys) => page.keyboard.press(keys.map(keyOf).join('+')),
    travel: (where) => page.evaluate(`void history.${where}()`),
    noted: () => faults.splice(0),
    close: () => inTime(BROWSER_LIMIT, 'Chromium did not close', browser.close()),
  }
}
