import puppeteer, { type KeyInput } from 'puppeteer-core'
import type { Driver } from './driver.ts'

/** Nothing but the site is to be reached, so that a run needs no network and tells nobody. */
const arguments_ = {
  chrome: [
    '--no-sandbox',
    '--disable-gpu',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
  firefox: [],
}

const firefoxPrefs = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
  // As on a phone; bars with a width of their own would take it from the page.
  'ui.useOverlayScrollbars': 1,
}

const keyOf = (key: string) => (key.length === 1 ? `Key${key.toUpperCase()}` : key) as KeyInput

/** Chromium by its DevTools protocol, Firefox by WebDriver BiDi. */
export async function launchPuppeteer(
  browserName: 'chrome' | 'firefox',
  executablePath: string,
): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: browserName,
    executablePath,
    headless: true,
    args: arguments_[browserName],
    extraPrefsFirefox: firefoxPrefs,
  })
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => {
    // What Firefox was still fetching for a page that was left. Where a page is there and waits for a file, it says so itself.
    if (!message.includes('A ServiceWorker intercepted the request'))
      faults.push(`uncaught: ${message}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url ?? ''}`)
  })
  return {
    settles: 50,
    version: (await browser.version()).replace('/', ' '),
    goTo: async (url) => {
      await page.evaluate('void (window.left = true)')
      // Not waited for: after a page from Firefox's back-forward cache it never ends.
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
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (...keys) => {
      const [last = '', ...held] = keys.toReversed()
      for (const key of held.toReversed()) await page.keyboard.down(keyOf(key))
      await page.keyboard.press(keyOf(last))
      for (const key of held) await page.keyboard.up(keyOf(key))
    },
    travel: async (where) => void (await page.evaluate(`void history.${where}()`)),
    noted: () => faults.splice(0),
    close: () => browser.close(),
  }
}
