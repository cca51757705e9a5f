import { expect, type Locator, type Page } from 'playwright/test'

/** Selects a page whose entry script has started; before that, links load pages. */
export const startedPage = 'html[data-entrance]'
export const waitForStart = (page: Page) =>
  page.locator(startedPage).waitFor({ state: 'attached' })
/** Opens a page and waits until its entry script has started. */
export const openAndStart = (page: Page, path: string) =>
  page.goto(path).then(() => waitForStart(page))

/** Removes the Navigation API, which Safari before 26.2 and Firefox before 147 lack. */
export const removeNavigationApi = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))

/** Clicks a link by an event, so that it may be off screen or in a closed menu. */
export async function clickLink(page: Page, selector: string) {
  await waitForStart(page)
  await page.locator(selector).first().dispatchEvent('click')
}

/** The link of the header whose accessible name is `name`. */
export const headerLink = (page: Page, name: string) =>
  page.locator('header').getByRole('link', { name, exact: true })

/** Follows a link of the header to the page whose path is the link's name in lower case. */
export async function followLink(page: Page, name: string) {
  await waitForStart(page)
  await headerLink(page, name).click()
  await expect(page).toHaveURL(`/${name.toLowerCase()}`)
}

/** Follows a link of the header or footer, which may be in a closed menu. */
export async function goByLink(page: Page, path: string) {
  await clickLink(page, `:is(header, footer) a[href="${path}"]`)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

/**
 * Goes back in the history as the browser's button does. Where no page loads, `page.goBack()` would
 * never end in Firefox over BiDi.
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

/** Marks the document, so that a test can detect a page load. */
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { sameDocument: true }))
/** Whether the page is still the document that was marked. */
export const isSameDocument = (page: Page) =>
  page.evaluate(() => 'sameDocument' in window).catch(() => false)

/** Returns a list that receives the resource type of each later request for a path. */
export function requestsOf(page: Page, path: string): string[] {
  const resourceTypes: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path)
      resourceTypes.push(request.resourceType())
  })
  return resourceTypes
}

/** The console messages of the page so far. */
export const logOf = async (page: Page) =>
  (await page.consoleMessages({ filter: 'all' })).map((message) =>
    message.text(),
  )

/** Changes the HTML of every page that the site serves from now on. */
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

/** Polls a value; before each reading, the clock of the page advances by one second. */
export const pollBySeconds = <Value>(page: Page, read: () => Value) =>
  expect.poll(async () => {
    await page.clock.runFor(1000).catch(() => {}) // the page may be gone
    return read()
  })
/** Advances the clock of the page until the `target` exists. */
export const runClockUntil = (page: Page, target: Locator) =>
  pollBySeconds(page, () => target.count()).toBeGreaterThan(0)

/** Parts of the console messages about files that do not load. */
export const fileFailures = [
  'Islands stay as served',
  'stays as it was served',
  'Failed to load resource',
  'net::ERR',
  'could not be loaded',
  'Measuring could not start',
  // Firefox says this of a script whose response broke off.
  'hashes in the integrity attribute match',
]

/** The box of an element once it is visible, in CSS pixels from the window's top left corner. */
export async function boxOf(element: Locator) {
  await expect(element).toBeVisible()
  return (await element.boundingBox()) as DOMRect
}
