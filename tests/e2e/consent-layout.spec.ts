import type { Page } from 'playwright/test'
import { expect, frames, renderAllBlocks, routes } from './fixtures.ts'
import { openForm, serviceRequest } from './leads.ts'
import { scrollPage } from './page-actions.ts'
import { test } from './tracking-build.ts'

const question = (page: Page) => page.getByRole('region', { name: 'Privacy choices' })

async function openUnanswered(page: Page, path: string) {
  await page.goto(path)
  await expect(question(page)).toBeVisible()
}

/** Tab stops of which nothing is visible while they have the focus. */
const hiddenStops = (page: Page) =>
  page.evaluate(() => {
    const candidates = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const stops = [...document.querySelectorAll<HTMLElement>(candidates)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    const steps = [0.02, 0.25, 0.5, 0.75, 0.98]
    const isSeen = (element: HTMLElement) => {
      const box = element.getBoundingClientRect()
      const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)]
      const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)]
      if (left >= right || top >= bottom) return false
      return steps.some((across) =>
        steps.some((down) => {
          const x = left + (right - left) * across
          const y = top + (bottom - top) * down
          // A skill's description leaves 300 ms after the skill has lost the focus.
          const above = document.elementsFromPoint(x, y).find((at) => at.role !== 'tooltip')
          return above && (element.contains(above) || above.closest('label')?.contains(element))
        }),
      )
    }
    const hidden = stops.filter((stop) => {
      stop.focus()
      return !isSeen(stop)
    })
    return hidden.map((stop) => stop.textContent?.trim().slice(0, 40) || stop.outerHTML)
  })

/** 1280 x 1024 at 400 % zoom, and a phone on its side. */
const lowWindows = [
  { width: 320, height: 256 },
  { width: 640, height: 320 },
]
const PARTS = 4
for (let part = 0; part < PARTS; part++) {
  const some = routes.filter((_, index) => index % PARTS === part)
  const name = `${some[0]} and ${some.length - 1} other pages`
  test(`in a low window nothing that has the focus is hidden (WCAG 2.4.11): ${name}`, async ({
    page,
    allowed,
  }) => {
    allowed.push('404')
    for (const route of some) {
      await openUnanswered(page, route)
      await renderAllBlocks(page)
      for (const size of lowWindows) {
        await page.setViewportSize(size)
        // The chat button comes with the scroll.
        await scrollPage(page, 501)
        // Two frames: the banner's new height is observed in the first.
        await frames(page, 2)
        expect(await hiddenStops(page), `${route}, ${size.width} px`).toEqual([])
      }
    }
  })
}

for (const [width, height] of [
  [390, 844],
  [360, 740],
] as const)
  test.describe(`on a phone of ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true })

    test('the question leaves both calls to action on the first screen', async ({ page }) => {
      await openUnanswered(page, '/')
      const banner = await question(page).boundingBox()
      expect(banner?.height).toBeLessThanOrEqual(120)
      for (const name of ['Request a service', 'Book a free strategy session']) {
        const call = await page.getByRole('link', { name }).boundingBox()
        expect((call?.y ?? 0) + (call?.height ?? 0), name).toBeLessThanOrEqual(banner?.y ?? 0)
      }
      const explanation = question(page).getByText('learn which pages you open')
      await expect(explanation).toBeHidden()
      await question(page).getByText('Details', { exact: true }).click()
      await expect(explanation).toBeVisible()
      await expect(question(page).getByRole('button', { name: 'Accept' })).toBeInViewport()
    })

    test('neither the chat card nor a toast lies on the question or the form', async ({ page }) => {
      await openForm(page, serviceRequest)
      await expect(question(page)).toBeVisible()
      await page.getByRole('button', { name: 'Send Request via WhatsApp' }).click()
      const toast = page.locator('#toasts li')
      await expect(toast).toBeVisible()
      const field = page.getByRole('textbox', { name: 'Name' }).first()
      await expect(field).toBeFocused()
      const header = await page.locator('header').boundingBox()
      const notice = await toast.boundingBox()
      expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(
        (await field.boundingBox())?.y ?? 0,
      )
      expect(header?.y).toBe(0)
      await page.locator('#chat-widget summary').click()
      const card = await page.locator('.chat-card').boundingBox()
      const banner = await question(page).boundingBox()
      expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0)
      expect(card?.y).toBeGreaterThanOrEqual(0)
    })
  })
