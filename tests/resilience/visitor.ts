import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright/test'
import { speedUpTimers } from '#tests/e2e/fast-timers.ts'
import { Host } from '#tests/e2e/host.ts'
import { type Departure, watchDepartures } from './forms.ts'

/** A visit to a host of its own, since a browser caches by host, with fast timers. */
export async function visiting(
  browser: Browser,
  options: BrowserContextOptions,
  visit: (visitor: Visitor) => Promise<void>,
) {
  const host = await Host.start()
  const zone = { locale: 'en-IN', timezoneId: 'Asia/Kolkata' }
  const context = await browser.newContext({ ...zone, ...options })
  // A page keeps more than a second to arrive, of the ten that it has.
  await speedUpTimers(context, 8)
  const left = await watchDepartures(context)
  // An action that waits for what never comes fails with its place, before the test's own limit.
  context.setDefaultTimeout(20_000)
  try {
    await visit(new Visitor(await context.newPage(), host, left))
  } finally {
    await context.close()
    await host.goAway()
  }
}

/** A visitor in one tab of a host. */
export class Visitor {
  /** Loaded addresses, without soft navigations. */
  readonly loads: string[] = []

  constructor(
    readonly page: Page,
    readonly host: Host,
    private readonly departures: readonly Departure[],
  ) {
    page.on('request', (request) => {
      if (
        request.isNavigationRequest() &&
        request.frame() === page.mainFrame() &&
        request.url().startsWith('http')
      )
        this.loads.push(request.url())
    })
    page.on('dialog', (dialog) => void dialog.accept())
  }

  get context(): BrowserContext {
    return this.page.context()
  }

  open = (path: string) => this.page.goto(this.host.url + path, { waitUntil: 'domcontentloaded' })

  /** Messages that left this tab. */
  get left(): string[] {
    return this.departures.filter(({ page }) => page === this.page).map(({ text }) => text)
  }
}
