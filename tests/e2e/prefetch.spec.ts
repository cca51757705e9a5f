import { expect, waitForFrames } from './fixtures.ts'
import { hostTest as test } from './host.ts'
import { headerLink } from './page-actions.ts'

test('five pages are prefetched once each, two seconds after the load event', async ({
  browser,
  host,
}) => {
  const routes = [
    '/services',
    '/projects',
    '/contact',
    '/consultation',
    '/service-request',
  ]
  // Uses a new context without routes, since Playwright's routes switch the HTTP cache off.
  const page = await browser.newPage({ serviceWorkers: 'block' })
  await page.addInitScript(() => {
    // Looks 10 ms before the two seconds are over, since the timer of the page may fire some
    // milliseconds too early.
    const look = () => {
      const isEarly = document.querySelector('link[rel=prefetch]') !== null
      document.documentElement.dataset.early = String(isEarly)
    }
    addEventListener('load', () => setTimeout(look, 1990))
  })
  await page.goto(`${host.url}/about`)
  const prefetched = () =>
    page
      .locator('link[rel=prefetch]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  await expect.poll(prefetched).toEqual(routes)
  await expect(page.locator('html')).toHaveAttribute('data-early', 'false')
  const requestedOnce = () =>
    routes.filter(
      (path) => host.requests.filter((url) => url === path).length === 1,
    )
  await expect.poll(requestedOnce).toEqual(routes)
  // Neither the hover nor the click sends another request.
  await headerLink(page, 'Services').click()
  await expect(page).toHaveTitle(/^Services/)
  await waitForFrames(page)
  expect(requestedOnce()).toEqual(routes)
  await page.close()
})
