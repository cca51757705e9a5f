import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { BuildCost } from './build-cost.ts'
import type { Timed } from './measured-pages.ts'
import { type PageWeight, total } from './page-weights.ts'
import type { Spread } from './statistics.ts'

const KEPT = 20

/** A median alone, or with the minimum and maximum of its rounds. */
type Figure = number | [median: number, least: number, greatest: number]

interface Entry {
  date: string
  /** The measured commit, followed by '+' if files other than this history were changed. */
  commit: string
  routes?: Record<string, Record<string, Figure>>
  build?: Record<string, Figure>[]
}

function commitOf(root: string): string {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''
  return (
    git('rev-parse', '--short', 'HEAD') +
    (git('status', '--porcelain', '--', '.', ':!tools/bench/history.json') ? '+' : '')
  )
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))

const rounded = (
  figures: Record<string, number | undefined>,
  digits: number,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, round(value, digits)]],
    ),
  )

/** Milliseconds as integers, ratios and sizes with two decimals. */
const spreads = (figures: Record<string, Spread | undefined>): Record<string, Figure> =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([name, spread]) => {
      if (!spread) return []
      const digits = name.endsWith('Ms') ? 0 : name === 'shift' ? 4 : 2
      return [
        [
          name,
          [spread.median, spread.min, spread.max].map((value) => round(value, digits)) as Figure,
        ],
      ]
    }),
  )

/**
 * Appends figures to the history and keeps its last entries. The measurements of one commit on one
 * day (pages, build) share an entry.
 */
export function appendToHistory(
  root: string,
  file: string,
  {
    weights,
    timed,
    build,
  }: { weights: readonly PageWeight[]; timed: readonly Timed[]; build: readonly BuildCost[] },
): void {
  const history: Entry[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const entry: Entry = { date: new Date().toISOString().slice(0, 10), commit: commitOf(root) }
  if (timed.length > 0) {
    entry.routes = Object.fromEntries(
      timed.map((route) => {
        const page = weights.find(({ path }) => path === route.path)
        return [
          route.path,
          {
            ...rounded(
              { htmlKiB: page && page.html / 1024, jsKiB: page && total(page.js) / 1024 },
              2,
            ),
            ...spreads({
              firstPaintRatio: route.firstPaintRatio,
              largestPaintRatio: route.largestPaintRatio,
              shift: route.shift,
              hydrationMs: route.hydration,
              longestTaskMs: route.longestTask,
              cpuRatio: route.cpuRatio,
              nextPageMs: route.nextPage,
              nextPageSlowMs: route.nextPageSlow,
              performance: route.scores.performance,
              twinPerformance: route.twinPerformance,
              accessibility: route.scores.accessibility,
              bestPractices: route.scores['best-practices'],
              seo: route.scores.seo,
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
  if (last && last.date === entry.date && last.commit === entry.commit) Object.assign(last, entry)
  else history.push(entry)
  // One line per entry and route, for readable diffs.
  const text = history.slice(-KEPT).map(({ date, commit, ...parts }) => {
    const lines = [
      ...(parts.routes
        ? [
            `"routes": {\n${Object.entries(parts.routes)
              .map(([path, figures]) => `      ${JSON.stringify(path)}: ${JSON.stringify(figures)}`)
              .join(',\n')}\n    }`,
          ]
        : []),
      ...(parts.build
        ? [
            `"build": [\n${parts.build
              .map((figures) => `      ${JSON.stringify(figures)}`)
              .join(',\n')}\n    ]`,
          ]
        : []),
    ]
    const head = [`"date": ${JSON.stringify(date)}`, `"commit": ${JSON.stringify(commit)}`]
    return `  {\n${[...head, ...lines].map((line) => `    ${line}`).join(',\n')}\n  }`
  })
  writeFileSync(file, `[\n${text.join(',\n')}\n]\n`)
}
