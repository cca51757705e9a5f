import { chromium } from 'playwright'
import puppeteer from 'puppeteer-core'
import type { Driver } from './driver.ts'

/** What the pages of Playwright and of Puppeteer have in common. */
interface Page {
  goto(url: string): Promise<unknown>
  evaluate(expression: string): Promise<unknown>
  mouse: { click(x: number, y: number): Promise<unknown> }
  keyboard: Record<'type' | 'press' | 'down' | 'up', (keys: never) => Promise<unknown>>
}

/** What a browser itself notes of a page. */
class Notes {
  private faults: string[] = []
  take = () => this.faults.splice(0)
  uncaught = (error: unknown) => {
    const fault = `uncaught: ${error instanceof Error ? error.message : error}`
    // What Firefox was still fetching for a page that was left; a page that waits for it says so.
    if (!fault.includes('A ServiceWorker intercepted the request')) this.faults.push(fault)
  }
  logged = (message: { type(): string; text(): string; location(): { url?: string } }) => {
    if (message.type() === 'error')
      this.faults.push(`${message.text()} ${message.location().url ?? ''}`)
  }
}

const keyOf = (key: string) => (key.length === 1 ? `Key${key.toUpperCase()}` : key) as never

const driverOf = (
  page: Page,
  rest: Pick<Driver, 'version' | 'resize' | 'noted' | 'close'>,
): Driver => ({
  ...rest,
  settles: 50,
  goTo: async (url) => {
    await page.evaluate('void (window.left = true)')
    // Not awaited: after a page from Firefox's back/forward cache it never ends.
    void page.goto(url).catch(() => {})
    for (
      const end = Date.now() + 30_000;
      Date.now() < end;
      await new Promise((done) => setTimeout(done, 50))
    ) {
      const loaded = await page
        .evaluate("!('left' in window) && document.readyState === 'complete'")
        .catch(() => false)
      if (loaded) return
    }
    throw new Error(`${url} was not loaded within 30 s`)
  },
  evaluate: (expression) => page.evaluate(expression),
  clickAt: async (x, y) => void (await page.mouse.click(x, y)),
  type: async (text) => void (await page.keyboard.type(text as never)),
  press: async (...keys) => {
    const held = keys.slice(0, -1)
    for (const key of held) await page.keyboard.down(keyOf(key))
    await page.keyboard.press(keyOf(keys.at(-1) ?? ''))
    for (const key of held) await page.keyboard.up(keyOf(key))
  },
  travel: async (where) => void (await page.evaluate(`void history.${where}()`)),
})

/** Chromium by its DevTools protocol, in which Playwright also speaks to builds of years ago. */
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
      // Nothing but the site is reached, so that a run needs no network and tells nobody.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ...args,
    ],
    // Visitors have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    env: { ...(process.env as Record<string, string>), ...env },
  })
  const page = await browser.newPage()
  const notes = new Notes()
  page.on('pageerror', notes.uncaught)
  page.on('console', notes.logged)
  return driverOf(page, {
    version: `Chromium ${browser.version()}`,
    resize: (width, height) => page.setViewportSize({ width, height }),
    noted: notes.take,
    close: () => browser.close(),
  })
}

/** Firefox as it is installed, by WebDriver BiDi, which Playwright does not speak. */
export async function launchFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      // Nothing but the site is reached.
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
      'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
      // As on a phone: bars with a width would take it from the page.
      'ui.useOverlayScrollbars': 1,
    },
  })
  const page = await browser.newPage()
  const notes = new Notes()
  page.on('pageerror', notes.uncaught)
  page.on('console', notes.logged)
  return driverOf(page, {
    version: (await browser.version()).replace('/', ' '),
    resize: (width, height) => page.setViewport({ width, height }),
    noted: notes.take,
    close: () => browser.close(),
  })
}
