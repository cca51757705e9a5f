import type { CDPSession, Page } from 'playwright/test'
import { expect, test, wakeIslands } from './fixtures.ts'
import { hasWaited, hurry } from './hurry.ts'

/** A round of pages with islands of every kind, each a link of the header away. */
const round = [
  '/projects',
  '/skills',
  '/about',
  '/ai-career-program',
  '/service-request',
  '/',
] as const
/** So much more may be there after many rounds than after a few. */
const TOLERANCE = 1.1

async function goRound(page: Page, times: number) {
  for (let changes = 0; changes < times; changes++) {
    const path = round[changes % round.length] ?? '/'
    await page
      .locator(`.site-header a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`^https?://[^/]+${path}$`),
    )
    // Whoever scrolls past a part faster than the browser notices it has it come alive at the next look.
    await expect(async () => {
      await wakeIslands(page, 2000)
      await expect(
        page.locator('main [data-island]:not([data-hydrated], [data-failed])'),
      ).toHaveCount(0, { timeout: 3000 })
    }).toPass()
    // What is asked for in idle moments, the drawing of the home page, comes while somebody is there.
    if (path === '/') {
      await expect.poll(() => hasWaited(page)).toBe(true)
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
      await expect.poll(() => page.workers().length).toBeGreaterThan(0)
    }
  }
}

const objectOf = ({ objectId = '' }: { objectId?: string }) => ({ objectId })

/** Every root that React still holds, kept pages included. */
async function rootsOf(session: CDPSession): Promise<number> {
  const { result: prototype } = await session.send('Runtime.evaluate', {
    expression: `(() => {
      for (const element of document.querySelectorAll('[data-hydrated]')) {
        const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'))
        if (key) return Object.getPrototypeOf(element[key].stateNode)
      }
    })()`,
  })
  if (!prototype.objectId) throw new Error('No island of the page has a root of React')
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId,
  })
  const { result } = await session.send('Runtime.callFunctionOn', {
    ...objectOf(objects),
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  })
  await session.send('Runtime.releaseObject', objectOf(objects))
  return Number(result.value)
}

async function figures(page: Page, session: CDPSession) {
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage')
  const { documents, nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return {
    nodes,
    listeners: jsEventListeners,
    documents,
    workers: page.workers().length,
    roots: await rootsOf(session),
  }
}

test('a long visit needs no more memory than a short one', async ({ page, context }) => {
  test.setTimeout(180_000)
  await hurry(context)
  await page.goto('/')
  const session = await context.newCDPSession(page)
  await goRound(page, 12)
  const short = await figures(page, session)
  await goRound(page, 60)
  const long = await figures(page, session)
  const rows = (Object.keys(short) as (keyof typeof short)[]).map((name) => ({
    name,
    short: short[name],
    long: long[name],
  }))
  for (const { name, short, long } of rows)
    console.log(`${name.padEnd(10)} ${short} after 12 page changes, ${long} after 72`)
  expect(
    rows
      .filter(({ short, long }) => long > short * TOLERANCE)
      .map(({ name, short, long }) => `${name}: ${short} → ${long}`),
  ).toEqual([])
})
