import type { CDPSession, Page } from 'playwright/test'
import { isIdle, speedUpTimers } from '#tests/e2e/fast-timers.ts'
import { expect } from '#tests/e2e/fixtures.ts'
import { hostTest as test } from '#tests/e2e/host.ts'
import { hydrateAll } from '#tests/e2e/hydration.ts'
import {
  clickLink,
  isSameDocument,
  markDocument,
} from '#tests/e2e/page-actions.ts'

/** Pages with islands of every kind, each linked in the header. */
const round = [
  '/projects',
  '/skills',
  '/about',
  '/ai-career-program',
  '/service-request',
  '/',
]
/** Highest ratio of the figures after a long visit to those after a short one. */
const TOLERANCE = 1.1

async function goRound(page: Page, times: number) {
  for (let changes = 0; changes < times; changes++) {
    const path = round[changes % round.length] ?? '/'
    await clickLink(page, `.site-header a[href="${path}"]`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`^https?://[^/]+${path}$`),
    )
    await hydrateAll(page, 2000)
    // The drawing of the home page loads when the browser is idle.
    if (path === '/') {
      await expect.poll(() => isIdle(page)).toBe(true)
      await page.evaluate(
        () => new Promise((done) => requestIdleCallback(done)),
      )
      await expect.poll(() => page.workers().length).toBeGreaterThan(0)
    }
  }
}

async function figures(page: Page, session: CDPSession) {
  for (let times = 0; times < 3; times++)
    await session.send('HeapProfiler.collectGarbage')
  const { documents, nodes, jsEventListeners } = await session.send(
    'Memory.getDOMCounters',
  )
  return {
    nodes,
    listeners: jsEventListeners,
    documents,
    workers: page.workers().length,
  }
}

test('a long visit uses no more memory than a short one', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000)
  // A page keeps two seconds to arrive, of the ten that it has.
  await speedUpTimers(context, 5)
  await page.goto('/')
  const session = await context.newCDPSession(page)
  // A page that takes long, in the time of fast timers, is loaded, which frees what was kept.
  do {
    await markDocument(page)
    await goRound(page, 12)
  } while (!(await isSameDocument(page)))
  const short = await figures(page, session)
  await goRound(page, 18)
  const long = await figures(page, session)
  for (const [name, most] of Object.entries(short))
    expect
      .soft(long[name as keyof typeof long], name)
      .toBeLessThanOrEqual(most * TOLERANCE)
})
