import {
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright'
import { fileOfRoute } from '#ssg/routes/built-pages.ts'
import { UserError } from '#ssg/settings/user-error.ts'
import { installedBrowser, quietFlags } from '#tools/installed-browser.ts'
import { root } from '#tools/root.ts'
import { serve } from '#tools/static-host.ts'

const usage = `\
Measures pages of dist/ on a mid-range phone with slow 4G, each beside the same page without
scripts: first and largest paint, layout shift, time of the main thread. Medians of five rounds.

node tools/run.mjs measure / /contact`

const ROUNDS = 5
/** Pages measure themselves 1 s after load and prefetch after 2 s. */
const WATCHED = 3000

/** Lighthouse's mid-range phone on slow 4G. */
const midRangePhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
}
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}
const SLOWER_CPU = 4

type Load = Record<
  'firstPaint' | 'largestPaint' | 'shift' | 'mainThread',
  number
>

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g
const preloads = /<link rel="modulepreload"[^>]*>/g

/** Structured data stays: no browser runs it. */
const withoutScripts = (html: string) =>
  html
    .replace(scripts, (script) =>
      script.includes('application/ld+json') ? script : '',
    )
    .replace(preloads, '')

/** What the browser kept of the page's paints and shifts. */
function seen() {
  const entriesOf = (type: string) => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type, buffered: true })
    return observer.takeRecords() as (PerformanceEntry & { value: number })[]
  }
  const first = entriesOf('paint').find(
    ({ name }) => name === 'first-contentful-paint',
  )
  return {
    firstPaint: first?.startTime ?? 0,
    largestPaint: entriesOf('largest-contentful-paint').at(-1)?.startTime ?? 0,
    shift: entriesOf('layout-shift').reduce((sum, { value }) => sum + value, 0),
  }
}

/** Loads a page once on a phone: times in ms, and the share of the screen that shifted. */
export async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext(midRangePhone)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  // Starts the renderer first, so that only the page itself is counted.
  await page.goto(new URL('/robots.txt', url).href)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slow4g)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
  // The thread's own clock does not count other processes of the machine.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
  const before = await spent()
  await page.goto(url, { waitUntil: 'load' })
  await pause(WATCHED)
  const mainThread = ((await spent()) - before) * 1000
  const entries = await page.evaluate(seen)
  await context.close()
  return { ...entries, mainThread }
}

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0

/** Prints a table of the pages, each beside its twin without scripts. */
export async function main(args: string[]): Promise<number> {
  const dir = join(root, 'dist')
  const paths = args.length > 0 ? args : ['/', '/contact', '/services/designs']
  const wrong = paths.find((path) => !existsSync(join(dir, fileOfRoute(path))))
  if (wrong) throw new UserError(`dist/ has no page '${wrong}'.\n\n${usage}`)
  const twin = '.cache/twin'
  rmSync(join(root, twin), { recursive: true, force: true })
  cpSync(dir, join(root, twin), { recursive: true })
  for (const path of paths) {
    const file = join(root, twin, fileOfRoute(path))
    writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')))
  }
  const page = await serve({ root, dir: 'dist', port: 0 })
  const bare = await serve({ root, dir: twin, port: 0 })
  await Promise.all([page.compressed, bare.compressed])
  const executablePath = installedBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...quietFlags,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
  })
  for (const path of paths) {
    const rounds: [page: Load, bare: Load][] = []
    // In turn: a slow moment of the machine slows both.
    while (rounds.length < ROUNDS)
      rounds.push([
        await load(browser, page.url + path),
        await load(browser, bare.url + path),
      ])
    console.log(`\n${path}`)
    for (const name of [
      'firstPaint',
      'largestPaint',
      'shift',
      'mainThread',
    ] as const) {
      const [own, others] = [0, 1].map((which) =>
        median(rounds.map((both) => both[which]?.[name] ?? 0))
          .toFixed(name === 'shift' ? 3 : 0)
          .padStart(7),
      )
      console.log(`  ${name.padEnd(14)}${own}   without scripts:${others}`)
    }
  }
  await browser.close()
  for (const { server } of [page, bare]) server.close()
  return 0
}
