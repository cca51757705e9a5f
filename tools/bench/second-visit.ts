import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext } from 'playwright'
import { kib } from './goals.ts'
import { takeNotes } from './in-page.ts'
import type { BenchServer } from './serve-build.ts'
import { type Spread, spreadOf } from './statistics.ts'
import { table, withSpread } from './table.ts'
import { openTab, phone, withServedSite } from './throttled-browser.ts'

/**
 * Length of a visit in milliseconds: the service worker starts after a second and has to finish
 * caching.
 */
const VISIT = 6000

/** A page opened twice, each time in a new tab. */
interface SecondVisit {
  path: string
  hasWorker: boolean
  /** Bytes sent by the host, service worker and prefetched pages included. */
  firstBytes: number[]
  secondBytes: number[]
  /** First contentful paint of the second visit, in milliseconds. */
  paint: number[]
}

/** One visit in a tab that is closed after it. */
async function visit(context: BrowserContext, servers: BenchServer, path: string) {
  const before = servers.sent()
  const { page } = await openTab(context, { slowly: true })
  await page.addInitScript(takeNotes)
  await page.goto(servers.page + path, { waitUntil: 'load' })
  await pause(VISIT)
  const paint = await page.evaluate(() => window.benchNotes.firstPaint)
  await page.close()
  return { bytes: servers.sent() - before, paint }
}

/**
 * Measures bytes and first paint of a repeat visit, with the service worker and with the HTTP cache
 * alone.
 */
export const timeRepeatVisits = ({
  dir,
  browserPath,
  paths,
  rounds,
  log,
}: {
  dir: string
  browserPath: string
  paths: readonly string[]
  rounds: number
  log: (message: string) => void
}): Promise<SecondVisit[]> =>
  withServedSite({ dir, browserPath }, async ({ servers, browser }) => {
    const visits = paths.flatMap((path) =>
      [false, true].map(
        (hasWorker): SecondVisit => ({
          path,
          hasWorker,
          firstBytes: [],
          secondBytes: [],
          paint: [],
        }),
      ),
    )
    for (let round = 1; round <= rounds; round++) {
      log(`round ${round} of ${rounds}`)
      for (const { path, hasWorker, firstBytes, secondBytes, paint } of visits) {
        const context = await browser.newContext({
          ...phone,
          serviceWorkers: hasWorker ? 'allow' : 'block',
        })
        const [first, second] = [
          await visit(context, servers, path),
          await visit(context, servers, path),
        ]
        await context.close()
        firstBytes.push(first.bytes)
        secondBytes.push(second.bytes)
        paint.push(second.paint)
      }
    }
    return visits
  })

const inKib = (bytes: readonly number[]): Spread | undefined => spreadOf(bytes.map(kib))

export const repeatVisitTable = (visits: readonly SecondVisit[]) =>
  table(
    ['4x CPU, slow 4G', 'first visit, KiB', 'second visit, KiB', 'first paint of the second, ms'],
    visits.map(({ path, hasWorker, firstBytes, secondBytes, paint }) => [
      `${path}, ${hasWorker ? 'service worker' : 'none'}`,
      withSpread(inKib(firstBytes), undefined, 1),
      withSpread(inKib(secondBytes), undefined, 1),
      withSpread(spreadOf(paint), undefined, 0),
    ]),
  )
