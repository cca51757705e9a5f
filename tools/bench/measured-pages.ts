import type { Browser } from 'playwright'
import { kib, timingBudget, weightBudget } from './goals.ts'
import { audit } from './lighthouse.ts'
import { mainThreadTime, measureLoad, measureTouch, type Visited } from './measure.ts'
import type { PageWeight } from './page-weights.ts'
import { total } from './page-weights.ts'
import { ratioOf, type Spread, spreadOf } from './statistics.ts'
import { figure, none, table, withSpread } from './table.ts'
import { withServedSite } from './throttled-browser.ts'

/**
 * All measurements of one route: medians of all rounds with their spread. Times in milliseconds;
 * ratios against the script-free twin.
 */
export interface Timed {
  path: string
  firstPaint?: Spread
  largestPaint?: Spread
  firstPaintRatio?: Spread
  largestPaintRatio?: Spread
  shift?: Spread
  /** From the first touch of an island. */
  hydration?: Spread
  /** Whether a touched island did not hydrate. */
  notHydrated: boolean
  longestTask?: Spread
  cpu?: Spread
  cpuRatio?: Spread
  /** At full speed, and on the slow phone. */
  nextPage?: Spread
  nextPageSlow?: Spread
  scores: Record<string, Spread | undefined>
  /** Of the twin: the best case on this machine. */
  twinPerformance?: Spread
  faults: string[]
  /** Loaded scripts that are not in the page's weight; if there are any, the weight is wrong. */
  unexpected: string[]
}

type Watched = Awaited<ReturnType<typeof measureLoad>>

interface Options {
  browserPath: string
  dir: string
  rounds: number
  /** Rounds of Lighthouse; 0 skips it. */
  audits: number
  log: (message: string) => void
}

/**
 * Measures both variants in turn and swaps their order every second round, so that neither profits
 * from the run before it.
 */
async function inTurn<T>(
  rounds: number,
  addresses: Record<'page' | 'twin', string>,
  run: (visited: Visited, round: number) => Promise<T>,
): Promise<{ page: T[]; twin: T[] }> {
  const found: { page: T[]; twin: T[] } = { page: [], twin: [] }
  for (let round = 0; round < rounds; round++) {
    for (const which of round % 2 ? (['twin', 'page'] as const) : (['page', 'twin'] as const)) {
      found[which].push(await run({ url: addresses[which], twin: which === 'twin' }, round))
    }
  }
  return found
}

async function timeRoute(
  browser: Browser,
  debuggingPort: number,
  weight: PageWeight,
  hosts: { page: string; twin: string },
  { rounds, audits }: Options,
): Promise<Timed> {
  const addresses = { page: hosts.page + weight.path, twin: hosts.twin + weight.path }
  const loads = await inTurn(rounds, addresses, (visited) => measureLoad(browser, visited))
  const uses = await inTurn(rounds, addresses, (visited) => mainThreadTime(browser, visited))
  const touches: (number | undefined)[] = []
  if (weight.touched.length > 0)
    for (let round = 0; round < rounds; round++)
      touches.push(await measureTouch(browser, addresses.page))
  const verdicts = await inTurn(audits, addresses, ({ url, twin }, round) =>
    audit(url, debuggingPort, !twin && round === 0 ? undefined : 'performance'),
  )
  const of = (read: (load: Watched) => number | undefined) =>
    [loads.page.map(read), loads.twin.map(read)] as const
  const spread = (read: (load: Watched) => number | undefined) => spreadOf(of(read)[0])
  const known = new Set(weight.js.map(({ file }) => file))
  const cpu = [uses.page.map(({ cpu }) => cpu), uses.twin.map(({ cpu }) => cpu)] as const
  return {
    path: weight.path,
    firstPaint: spread(({ firstPaint }) => firstPaint),
    largestPaint: spread(({ largestPaint }) => largestPaint),
    firstPaintRatio: ratioOf(...of(({ firstPaint }) => firstPaint)),
    largestPaintRatio: ratioOf(...of(({ largestPaint }) => largestPaint)),
    shift: spread(({ shift }) => shift),
    hydration: spreadOf(touches),
    notHydrated: touches.includes(undefined),
    longestTask: spread(({ longestTask }) => longestTask),
    cpu: spreadOf(cpu[0]),
    cpuRatio: ratioOf(...cpu),
    nextPage: spreadOf(uses.page.map(({ nextPage }) => nextPage)),
    nextPageSlow: spread(({ nextPage }) => nextPage),
    scores: Object.fromEntries(
      ['performance', 'accessibility', 'best-practices', 'seo'].map((id) => [
        id,
        spreadOf(verdicts.page.map(({ scores }) => scores[id])),
      ]),
    ),
    twinPerformance: spreadOf(verdicts.twin.map(({ scores }) => scores.performance)),
    faults: [...new Set(verdicts.page.flatMap(({ faults }) => faults))],
    unexpected: [...new Set(loads.page.flatMap(({ scriptFiles }) => scriptFiles))].filter(
      (file) => !known.has(file),
    ),
  }
}

/** Measures routes of a built site, each beside its twin. */
export const timePages = (pages: readonly PageWeight[], options: Options): Promise<Timed[]> =>
  withServedSite(options, async ({ servers, browser, debuggingPort }) => {
    const [first] = pages
    // Warm-up: the first tab of a browser includes its start.
    if (first)
      for (const host of [servers.page, servers.twin])
        await measureLoad(browser, { url: host + first.path, twin: true })
    const timed: Timed[] = []
    for (const page of pages) {
      options.log(`measuring ${page.path} (${timed.length + 1} of ${pages.length})`)
      timed.push(await timeRoute(browser, debuggingPort, page, servers, options))
    }
    return timed
  })

/** Page weights as a table; '!' marks a value over budget. */
export const weightTable = (pages: readonly PageWeight[]) =>
  table(
    ['KiB as brotli', 'html+css', 'js', 'fonts', 'in all'],
    pages.map((page) => [
      page.path,
      figure(kib(page.html), weightBudget.html(page.path), 1),
      figure(kib(total(page.js)), weightBudget.js(page.path), 1),
      figure(kib(total(page.fonts)), weightBudget.fonts, 1),
      figure(kib(page.html + total(page.js) + total(page.fonts)), weightBudget.whole(page.path), 1),
    ]),
  )

const scoresOf = ({ scores }: Timed) => {
  const medians = Object.values(scores).map((spread) => spread?.median)
  if (medians.every((score) => score === undefined)) return none
  const missed = medians.some((score) => (score ?? timingBudget.score) < timingBudget.score)
  return medians.map((score) => score ?? none).join('/') + (missed ? ' !' : '')
}

/** Timings as two tables, and a list of faults. */
export function timedTables(timed: readonly Timed[]): string {
  const faults = timed.flatMap(({ path, faults, unexpected, notHydrated }) => [
    ...faults.map((fault) => `${path}: Lighthouse: ${fault}`),
    ...unexpected.map((file) => `${path}: ${file} was loaded, which is not in its weight`),
    ...(notHydrated ? [`${path}: an island that was touched did not hydrate`] : []),
  ])
  return [
    table(
      [
        '4x CPU, slow 4G',
        'first paint',
        '× twin',
        'largest paint',
        '× twin',
        'shift',
        'hydrated',
        'longest task',
      ],
      timed.map((route) => [
        route.path,
        figure(route.firstPaint?.median, Number.POSITIVE_INFINITY),
        withSpread(route.firstPaintRatio, timingBudget.paintRatio),
        figure(route.largestPaint?.median, Number.POSITIVE_INFINITY),
        withSpread(route.largestPaintRatio, timingBudget.paintRatio),
        figure(route.shift?.median, timingBudget.shift, 4),
        withSpread(route.hydration, timingBudget.hydration, 0),
        withSpread(route.longestTask, timingBudget.longestTask, 0),
      ]),
    ),
    '',
    table(
      [
        '',
        'main thread ms',
        '× twin',
        'next page ms',
        'at 4x CPU',
        'Lighthouse perf/a11y/practices/seo',
        'twin perf',
      ],
      timed.map((route) => [
        route.path,
        withSpread(route.cpu, Number.POSITIVE_INFINITY, 0),
        withSpread(route.cpuRatio, timingBudget.cpuRatio),
        withSpread(route.nextPage, timingBudget.nextPage, 0),
        withSpread(route.nextPageSlow, timingBudget.nextPage, 0),
        scoresOf(route),
        figure(route.twinPerformance?.median, Number.POSITIVE_INFINITY),
      ]),
    ),
    ...(faults.length > 0 ? ['', ...faults] : []),
  ].join('\n')
}
