import type { CDPSession, Page } from 'playwright/test'
import { isIdle, speedUpTimers } from '#tests/e2e/fast-timers.ts'
import { expect, withMotion } from '#tests/e2e/fixtures.ts'
import { hostTest as test } from '#tests/e2e/host.ts'
import { hydrateAll } from '#tests/e2e/hydration.ts'
import {
  clickLink,
  isSameDocument,
  markDocument,
} from '#tests/e2e/page-actions.ts'

/** Pages of one round: the header links to all, and together they have forms, tabs and a quiz. */
const roundPaths = [
  '/projects',
  '/skills',
  '/about',
  '/ai-career-program',
  '/service-request',
  '/',
]
/** Highest allowed ratio of the counts after a long visit to those after a short one. */
const MAX_GROWTH = 1.1

/** Opens `count` pages, one after the other, by links of the header. */
async function openPages(page: Page, count: number) {
  for (let opened = 0; opened < count; opened++) {
    const path = roundPaths[opened % roundPaths.length] ?? '/'
    await clickLink(page, `.site-header a[href="${path}"]`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`^https?://[^/]+${path}$`),
    )
    await hydrateAll(page, 2000)
    // The particles of the home page load when the browser is idle.
    if (path === '/') {
      await expect.poll(() => isIdle(page)).toBe(true)
      await page.evaluate(
        () => new Promise((done) => requestIdleCallback(done)),
      )
      await expect.poll(() => page.workers().length).toBeGreaterThan(0)
    }
  }
}

/** Counts what a page keeps in memory. */
async function countObjects(page: Page, session: CDPSession) {
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

test.use(withMotion)

test('a long visit uses no more memory than a short one', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000)
  // The ten seconds in which a page must load become two seconds.
  await speedUpTimers(context, 5)
  await page.goto('/')
  const session = await context.newCDPSession(page)
  // If a page takes longer, the browser loads it, which frees all memory: the visit starts again.
  do {
    await markDocument(page)
    await openPages(page, 12)
  } while (!(await isSameDocument(page)))
  const afterShort = await countObjects(page, session)
  await openPages(page, 18)
  const afterLong = await countObjects(page, session)
  for (const [name, count] of Object.entries(afterShort))
    expect
      .soft(afterLong[name as keyof typeof afterLong], name)
      .toBeLessThanOrEqual(count * MAX_GROWTH)
})
