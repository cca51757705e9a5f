import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright/test'
import { speedUpTimers } from '#tests/e2e/fast-timers.ts'
import type { Host } from '#tests/e2e/host.ts'
import { type Departure, watchDepartures } from './forms.ts'

/** A context with fast timers, and the messages that left it. */
export async function newVisitorContext(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext({
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...options,
  })
  // A page keeps more than a second to arrive, of the ten that it has.
  await speedUpTimers(context, 8)
  return { context, left: await watchDepartures(context) }
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
