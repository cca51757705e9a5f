import { expect, type Page } from 'playwright/test'

/**
 * Scrolls through the whole page by `step` CSS pixels, by default one screen. Each step takes two
 * frames: the browser reports visibility once a frame.
 */
export const readToTheEnd = (page: Page, step?: number) =>
  page.evaluate(async (step) => {
    for (let y = 0; y < document.body.scrollHeight; y += step ?? innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    }
  }, step)

/** Simulates interest for islands that wait for it, without moving focus or page. */
const showInterest = (page: Page, islands: string) =>
  page
    .locator(`${islands}[data-when=interest] a[aria-controls]`)
    .evaluateAll((links) =>
      links.forEach(
        (link) => void link.dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
      ),
    )

/** Triggers the hydration of every island of the page without waiting. */
export async function startHydration(page: Page, step?: number) {
  await readToTheEnd(page, step)
  await showInterest(page, 'main [data-island]')
}

/** Waits until an island is hydrated, by default the first one. */
export async function hydrate(page: Page, island?: string) {
  const islands = island ? `[data-island=${island}]` : 'main [data-island]'
  await showInterest(page, islands)
  await page.locator(`${islands}[data-hydrated]`).first().waitFor({ state: 'attached' })
}

/** Waits until every island is hydrated or has failed, and returns the page to its top. */
export async function hydrateAll(page: Page, step?: number) {
  const waiting = page.locator('main [data-island]:not([data-hydrated], [data-failed])')
  // A part that was passed between two frames hydrates at the next observation.
  await expect(async () => {
    await startHydration(page, step)
    await expect(waiting).toHaveCount(0, { timeout: 3000 })
  }).toPass()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}
