import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright'
import { fileOfRoute } from '#ssg/routes/built-pages.ts'
import { UserError } from '#ssg/settings/user-error.ts'
import { copyPath } from '#tools/copy-path.ts'
import { installedBrowser, quietFlags } from '#tools/installed-browser.ts'
import { root } from '#tools/root.ts'
import { serve } from '#tools/static-host.ts'

const usage = `\
Measures pages of dist/ on a mid-range phone with slow 4G, each beside the same page without
scripts: first and largest paint, layout shift, time of the main thread. Medians of five rounds.

node tools/run.mjs measure / /contact`

const ROUNDS = 5
/** How long a page is measured after load: its scripts report metrics at 1 s, prefetch at 2 s. */
const MEASUREMENT_MS = 3000

/** Lighthouse's mid-range phone. */
const midRangePhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
}
/** Lighthouse's slow 4G: the latency in ms, throughputs in bytes per second. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}
/** Factor by which the CPU is slowed down. */
const CPU_SLOWDOWN = 4

/** Measurements of one page load: times in ms, and `shift`, the cumulative layout shift. */
type LoadMeasurements = Record<
  'firstPaint' | 'largestPaint' | 'shift' | 'mainThread',
  number
>

const scriptElement = /<script\b[^>]*>[\s\S]*?<\/script>/g
const preloadLink = /<link rel="modulepreload"[^>]*>/g

/** A page without its scripts. Structured data stays, since no browser runs it. */
const withoutScripts = (html: string) =>
  html
    .replace(scriptElement, (script) =>
      script.includes('application/ld+json') ? script : '',
    )
    .replace(preloadLink, '')

/** Runs in the page; returns the times of its paints in ms, and its layout shift. */
function readPaints() {
  const entriesOf = (type: string) => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type, buffered: true })
    return observer.takeRecords() as (PerformanceEntry & { value: number })[]
  }
  const firstPaint = entriesOf('paint').find(
    ({ name }) => name === 'first-contentful-paint',
  )
  return {
    firstPaint: firstPaint?.startTime ?? 0,
    largestPaint: entriesOf('largest-contentful-paint').at(-1)?.startTime ?? 0,
    shift: entriesOf('layout-shift').reduce((sum, { value }) => sum + value, 0),
  }
}

/** Loads a page once, as on a phone, and measures it. */
export async function measureLoad(
  browser: Browser,
  url: string,
): Promise<LoadMeasurements> {
  const context = await browser.newContext(midRangePhone)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  // Loads a small file first to start the renderer, so that only the page itself is measured.
  await page.goto(new URL('/robots.txt', url).href)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slow4g)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  // Thread time does not count what other processes on the machine do.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const taskSeconds = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
  const secondsBefore = await taskSeconds()
  await page.goto(url, { waitUntil: 'load' })
  await pause(MEASUREMENT_MS)
  const mainThread = ((await taskSeconds()) - secondsBefore) * 1000
  const paints = await page.evaluate(readPaints)
  await context.close()
  return { ...paints, mainThread }
}

/** The middle one of an odd number of values. */
export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** Prints a table of the pages, each with and without its scripts. */
export async function main(args: string[]): Promise<number> {
  const buildFolder = join(root, 'dist')
  const paths = args.length > 0 ? args : ['/', '/contact', '/services/designs']
  const unknownPath = paths.find(
    (path) => !existsSync(join(buildFolder, fileOfRoute(path))),
  )
  if (unknownPath)
    throw new UserError(`dist/ has no page '${unknownPath}'.\n\n${usage}`)
  const scriptlessDir = '.cache/without-scripts'
  rmSync(join(root, scriptlessDir), { recursive: true, force: true })
  copyPath(buildFolder, join(root, scriptlessDir))
  for (const path of paths) {
    const file = join(root, scriptlessDir, fileOfRoute(path))
    writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')))
  }
  const originalHost = await serve({ root, folder: 'dist', port: 0 })
  const scriptlessHost = await serve({ root, folder: scriptlessDir, port: 0 })
  await Promise.all([originalHost.compression, scriptlessHost.compression])
  const executablePath = installedBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...quietFlags,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
  })
  for (const path of paths) {
    const rounds: [original: LoadMeasurements, scriptless: LoadMeasurements][] =
      []
    // Measures with and without scripts in turn, so that a slow moment of the machine affects both.
    while (rounds.length < ROUNDS)
      rounds.push([
        await measureLoad(browser, originalHost.url + path),
        await measureLoad(browser, scriptlessHost.url + path),
      ])
    console.log(`\n${path}`)
    for (const name of [
      'firstPaint',
      'largestPaint',
      'shift',
      'mainThread',
    ] as const) {
      const [originalMedian, scriptlessMedian] = [0, 1].map((side) =>
        median(rounds.map((both) => both[side]?.[name] ?? 0))
          .toFixed(name === 'shift' ? 3 : 0)
          .padStart(7),
      )
      console.log(
        `  ${name.padEnd(14)}${originalMedian}   without scripts:${scriptlessMedian}`,
      )
    }
  }
  await browser.close()
  for (const { server } of [originalHost, scriptlessHost]) server.close()
  return 0
}
