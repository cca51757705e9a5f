import { expect, type Locator, type Page } from 'playwright/test'

/** A page whose script runs, which notes the entrance first: until then, its links load pages. */
export const startedPage = 'html[data-entrance]'
export const started = (page: Page) =>
  page.locator(startedPage).waitFor({ state: 'attached' })
/** Opens a page and waits for its script. */
export const openStarted = (page: Page, path: string) =>
  page.goto(path).then(() => started(page))

/** Takes the Navigation API away, as in Safari before 26.2 and Firefox before 147. */
export const removeNavigationApi = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))

/** Clicks a link without a pointer, also outside the screen or in a closed menu. */
export async function clickLink(page: Page, selector: string) {
  await started(page)
  await page.locator(selector).first().dispatchEvent('click')
}

/** A link of the header's navigation. */
export const headerLink = (page: Page, name: string) =>
  page.locator('header').getByRole('link', { name, exact: true })

/** Follows a link of the header to the page of its name. */
export async function followLink(page: Page, name: string) {
  await started(page)
  await headerLink(page, name).click()
  await expect(page).toHaveURL(`/${name.toLowerCase()}`)
}

/** Follows a link of header or footer, also one in a closed menu. */
export async function goByLink(page: Page, path: string) {
  await clickLink(page, `:is(header, footer) a[href="${path}"]`)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

/**
 * Goes through the history within one document, as the browser's buttons do: Firefox over BiDi
 * never ends `page.goBack()` there, since no page loads.
 */
export const goBack = (page: Page) => page.evaluate(() => history.back())
export const goForward = (page: Page) => page.evaluate(() => history.forward())

/** Scrolls to a position in CSS pixels at once. */
export const scrollPage = (page: Page, top: number | 'end') =>
  page.evaluate(
    (top) =>
      scrollTo({
        top: top === 'end' ? document.body.scrollHeight : top,
        behavior: 'instant',
      }),
    top,
  )

/** Marks the document, so that a test detects a page load. */
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { sameDocument: true }))
/** Whether the page is still the document that was marked. */
export const isSameDocument = (page: Page) =>
  page.evaluate(() => 'sameDocument' in window).catch(() => false)

/** Every request for a page from now on, by its resource type. */
export function requestsOf(page: Page, path: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path)
      asked.push(request.resourceType())
  })
  return asked
}

/** What the page has logged, up to now. */
export const logOf = async (page: Page) =>
  (await page.consoleMessages({ filter: 'all' })).map((message) =>
    message.text(),
  )

/** Answers every document of the site changed. */
export const serveChanged = (page: Page, change: (html: string) => string) =>
  page.route(
    /\/[\w/-]*$/,
    (route) =>
      route
        .fetch()
        .then(async (response) =>
          route.fulfill({ response, body: change(await response.text()) }),
        )
        .catch(() => {}), // the page may be gone
  )

/** Polls a value while the test's clock advances second by second. */
export const pollBySeconds = <Value>(page: Page, read: () => Value) =>
  expect.poll(async () => {
    await page.clock.runFor(1000).catch(() => {}) // the page may be gone
    return read()
  })
/** Advances the test's clock until an element is there. */
export const runClockUntil = (page: Page, target: Locator) =>
  pollBySeconds(page, () => target.count()).toBeGreaterThan(0)

/** Console messages of the page about files that do not load. */
export const fileFailures = [
  'Islands stay as served',
  'stays as it was served',
  'Failed to load resource',
  'net::ERR',
  'could not be loaded',
  'Measuring could not start',
  // What Firefox says of a script that was cut off.
  'hashes in the integrity attribute match',
]
