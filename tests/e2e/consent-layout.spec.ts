import type { Page } from 'playwright/test'
import { expect, frames, showAllBlocks } from './fixtures.ts'
import { scrollPage } from './page-actions.ts'
import { test } from './tracking-build.ts'

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

/** Pages with each kind of form, row and control; header, footer and banner are everywhere. */
const paths = ['/', '/projects', '/service-request', '/ai-mastery-course', '/ai-career-program']
/** 1280 x 1024 at 400 % zoom, and a phone on its side. */
const lowWindows = [
  { width: 320, height: 256 },
  { width: 640, height: 320 },
]
for (const path of paths)
  test(`a low window hides nothing of ${path} that has the focus (WCAG 2.4.11)`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('region', { name: 'Privacy choices' })).toBeVisible()
    await showAllBlocks(page)
    for (const size of lowWindows) {
      await page.setViewportSize(size)
      // The chat button comes with the scroll.
      await scrollPage(page, 501)
      // Two frames: the banner's new height is observed in the first.
      await frames(page, 2)
      expect(await hiddenStops(page), `${size.width} px`).toEqual([])
    }
  })
