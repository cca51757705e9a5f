import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { BuildCost } from './build-cost.ts'
import { type Exact, total } from './exact.ts'
import type { Timed } from './pages.ts'
import type { Spread } from './statistics.ts'

const KEPT = 20

/** The routes whose figures are kept for good: one of each kind. Of the others the last ones are. */
const remembered = ['/', '/services/ai-solutions', '/content/travel', '/projects', '/contact', '/ai-mastery-course']

/** A median alone, or with the least and the greatest of its rounds. */
type Figure = number | [median: number, least: number, greatest: number]

interface Entry {
  date: string
  /** The commit that was measured; '+' behind it where files beside this history were changed. */
  commit: string
  routes?: Record<string, Record<string, Figure>>
  build?: Record<string, Figure>[]
}

function commitOf(root: string): string {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--', '.', ':!tests/bench/history.json') ? '+' : '')
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))

const rounded = (figures: Record<string, number | undefined>, digits: number): Record<string, number> =>
  Object.fromEntries(Object.entries(figures).flatMap(([name, value]) => (value === undefined ? [] : [[name, round(value, digits)]])))

/** Milliseconds without a fraction, ratios and sizes with two digits. */
const spreads = (figures: Record<string, Spread | undefined>): Record<string, Figure> =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([name, spread]) => {
      if (!spread) return []
      const digits = name.endsWith('Ms') ? 0 : name === 'shift' ? 4 : 2
      return [[name, [spread.median, spread.min, spread.max].map((value) => round(value, digits)) as Figure]]
    }),
  )

/** Leaves out what a later entry measured anew, but for a route of each kind. */
function dropMeasuredAnew(history: readonly Entry[]) {
  const later = new Set<string>()
  for (const entry of history.toReversed()) {
    const paths = Object.keys(entry.routes ?? {})
    if (entry.routes) entry.routes = Object.fromEntries(Object.entries(entry.routes).filter(([path]) => remembered.includes(path) || !later.has(path)))
    for (const path of paths) later.add(path)
  }
}

/** Routes of two runs; where both measured a route, the later one's figures go first. */
const merged = (earlier: Entry['routes'] = {}, later: NonNullable<Entry['routes']>) => ({
  ...earlier,
  ...Object.fromEntries(Object.entries(later).map(([path, figures]) => [path, { ...earlier[path], ...figures }])),
})

/**
 * Appends figures to the history, whose last entries are kept. A second run of the same commit and day completes the first one's entry; an entry of its
 * own needs a route of each kind, so that entries can be compared.
 */
export function remember(root: string, file: string, { exact, timed, build }: { exact: readonly Exact[]; timed: readonly Timed[]; build: readonly BuildCost[] }): void {
  const history: Entry[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const entry: Entry = { date: new Date().toISOString().slice(0, 10), commit: commitOf(root) }
  if (timed.length > 0) {
    entry.routes = Object.fromEntries(
      timed.map((route) => {
        const page = exact.find(({ path }) => path === route.path)
        return [
          route.path,
          {
            ...rounded({ htmlKiB: page && page.html / 1024, jsKiB: page && total(page.js) / 1024 }, 2),
            ...spreads({
              firstPaintRatio: route.firstPaintRatio,
              largestPaintRatio: route.largestPaintRatio,
              shift: route.shift,
              aliveMs: route.alive,
              longestTaskMs: route.longestTask,
              twinLongestTaskMs: route.twinLongestTask,
              cpuRatio: route.cpuRatio,
              nextPageMs: route.nextPage,
              nextPageSlowMs: route.nextPageSlow,
              performance: route.scores.performance,
              twinPerformance: route.twinPerformance,
              accessibility: route.scores.accessibility,
              bestPractices: route.scores['best-practices'],
              seo: route.scores.seo,
              simulatedRatio: route.simulatedRatio,
            }),
          },
        ]
      }),
    )
  }
  if (build.length > 0)
    entry.build = build.map(({ pages, cpu, first, peak, perPage, perPageRatio }) => ({
      ...rounded({ pages, firstCpuSeconds: first, peakMB: peak }, 1),
      ...spreads({ cpuSeconds: cpu, msPerPage: perPage, perPageRatio }),
    }))
  const last = history.at(-1)
  if (last && last.date === entry.date && last.commit === entry.commit) Object.assign(last, entry, entry.routes && { routes: merged(last.routes, entry.routes) })
  else if (build.length > 0 || remembered.every((path) => path in (entry.routes ?? {}))) history.push(entry)
  else return
  dropMeasuredAnew(history)
  // One line an entry and route, so that a diff can be read.
  const text = history.slice(-KEPT).map(({ date, commit, ...parts }) => {
    const lines = [
      ...(parts.routes
        ? [
            `"routes": {\n${Object.entries(parts.routes)
              .map(([path, figures]) => `      ${JSON.stringify(path)}: ${JSON.stringify(figures)}`)
              .join(',\n')}\n    }`,
          ]
        : []),
      ...(parts.build ? [`"build": [\n${parts.build.map((figures) => `      ${JSON.stringify(figures)}`).join(',\n')}\n    ]`] : []),
    ]
    return `  {\n${[`"date": ${JSON.stringify(date)}`, `"commit": ${JSON.stringify(commit)}`, ...lines].map((line) => `    ${line}`).join(',\n')}\n  }`
  })
  writeFileSync(file, `[\n${text.join(',\n')}\n]\n`)
}
