import { expect, type Page } from 'playwright/test'

/**
 * Scrolls through the whole page by `step` CSS pixels, by default one screen. Each step takes two
 * frames: the browser reports visibility once a frame.
 */
export const readToTheEnd = (page: Page, step?: number) =>
  page.evaluate(async (step) => {
    for (let y = 0; y < document.body.scrollHeight; y += step ?? innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      for (let frame = 0; frame < 2; frame++)
        await new Promise(requestAnimationFrame)
    }
  }, step)

/** Simulates a mouse move over each island, without moving the focus or scrolling. */
const showInterest = (page: Page, islands: string) =>
  page.locator(islands).evaluateAll((all) => {
    const move = { bubbles: true, pointerType: 'mouse' }
    for (const island of all)
      island.dispatchEvent(new PointerEvent('pointermove', move))
  })

/** Triggers the hydration of every island of the page without waiting. */
export async function startHydration(page: Page, step?: number) {
  await readToTheEnd(page, step)
  await showInterest(page, 'main [data-island]')
}

/** Triggers the hydration of an island, or of all if none is named; waits until one is hydrated. */
export async function hydrate(page: Page, island?: string) {
  const islands = island ? `[data-island=${island}]` : 'main [data-island]'
  const hydrated = page.locator(`${islands}[data-hydrated]`).first()
  // Repeats this, since the page may not have its listeners yet.
  await expect(async () => {
    await showInterest(page, islands)
    await expect(hydrated).toBeAttached({ timeout: 500 })
  }).toPass({ intervals: [0] })
}

/**
 * Triggers the hydration of every island, waits until each is hydrated or has failed, and scrolls
 * to the top of the page.
 */
export async function hydrateAll(page: Page, step?: number) {
  const waitingIslands =
    'main [data-island]:not([data-hydrated], [data-failed])'
  // Repeats this, since the page may not have its listeners yet.
  await expect(async () => {
    await startHydration(page, step)
    // Checks in every frame; expect would check after 100, 350 and 850 ms.
    await page.waitForFunction(
      (waiting) => !document.querySelector(waiting),
      waitingIslands,
      {
        timeout: 3000,
      },
    )
  }).toPass()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}
