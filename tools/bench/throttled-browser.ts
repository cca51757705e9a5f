import { createServer } from 'node:net'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { quietFlags } from '../installed-browser.ts'
import { type BenchServer, PHOTO_HOST, startServers } from './serve-build.ts'

/** A mid-range phone on a slow network, in Lighthouse's settings. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
} as const
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const SLOWER = 4

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })

/**
 * Starts a browser that trusts the benchmark's certificate and resolves no host but the site and
 * the photo host's placeholder.
 */
async function launch(
  executablePath: string,
  { fingerprint, port }: BenchServer,
): Promise<{ browser: Browser; debuggingPort: number }> {
  const debuggingPort = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...quietFlags,
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
      `--host-resolver-rules=MAP ${PHOTO_HOST} 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE ` +
        'localhost, EXCLUDE 127.0.0.1',
      `--remote-debugging-port=${debuggingPort}`,
    ],
  })
  return { browser, debuggingPort }
}

interface ServedSite {
  servers: BenchServer
  browser: Browser
  debuggingPort: number
}

/** Serves the built site in `dir`, starts a browser for it, and ends both after `run`. */
export async function withServedSite<T>(
  { dir, browserPath }: { dir: string; browserPath: string },
  run: (site: ServedSite) => Promise<T>,
): Promise<T> {
  const servers = await startServers(dir)
  try {
    const launched = await launch(browserPath, servers)
    try {
      return await run({ servers, ...launched })
    } finally {
      await launched.browser.close()
    }
  } finally {
    servers.close()
  }
}

interface Tab {
  page: Page
  cdp: CDPSession
}

/** Opens a tab; `slowly` emulates a mid-range phone on slow 4G. */
export async function openTab(
  context: BrowserContext,
  { slowly }: { slowly: boolean },
): Promise<Tab> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  if (slowly) {
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', slow4g)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  }
  return { page, cdp }
}

/** Runs a function in a new tab with empty storage and cache. */
export async function withNewTab<T>(
  browser: Browser,
  options: { slowly: boolean },
  run: (tab: Tab) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone)
  try {
    return await run(await openTab(context, options))
  } finally {
    await context.close()
  }
}
