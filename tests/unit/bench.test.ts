import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { BuildCost } from '../../tools/bench/build-cost.ts'
import { appendToHistory } from '../../tools/bench/history.ts'
import type { Timed } from '../../tools/bench/measured-pages.ts'
import { samplePage } from '../../tools/bench/sample-pages.ts'
import { scriptFreeTwin } from '../../tools/bench/serve-build.ts'
import { ratioOf, type Spread, spreadOf } from '../../tools/bench/statistics.ts'

test('the twin is the page without any script and otherwise complete', () => {
  const kept =
    '<link rel="preload" href="/a.woff2" as="font"><style>p{}</style>' +
    '<script type="application/ld+json">{}</script><p>Words</p>'
  expect(
    scriptFreeTwin(
      '<link rel="modulepreload" href="/a.js" fetchpriority="low"><script type="module" ' +
        `src="/b.js"></script>${kept}<script>go()</script>`,
    ),
  ).toBe(kept)
})

test('medians ignore missing measurements', () => {
  expect(spreadOf([3, undefined, 1, 2])).toEqual({ median: 2, min: 1, max: 3 })
  expect(spreadOf([4, 1])).toEqual({ median: 2.5, min: 1, max: 4 })
  expect(spreadOf([undefined])).toBeUndefined()
})

test('ratios compare within a round, so that a slow round affects both values', () => {
  expect(ratioOf([100, 300, 110], [100, 300, 100])).toEqual({ median: 1, min: 1, max: 1.1 })
  expect(ratioOf([100, undefined], [undefined, 100])).toBeUndefined()
})

test('no two sample pages of the build benchmark share a title', () => {
  const titles = Array.from(
    { length: 1000 },
    (_, number) => /title: (.*)/.exec(samplePage(number).source)?.[1],
  )
  expect(new Set(titles).size).toBe(1000)
})

const run = (path: string, figures: Partial<Timed>): Timed => ({
  path,
  scores: {},
  notHydrated: false,
  faults: [],
  unexpected: [],
  ...figures,
})

/** A separate history for one test. */
function newHistory() {
  const root = mkdtempSync(join(tmpdir(), 'history-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const file = join(root, 'history.json')
  const keep = (timed: Timed[], build: BuildCost[] = []) =>
    appendToHistory(root, file, { weights: [], timed, build })
  return { keep, entries: () => JSON.parse(readFileSync(file, 'utf8')) }
}

test('a run and a build of the same commit share an entry, each figure with its spread', () => {
  const { keep, entries } = newHistory()
  keep([
    run('/', {
      hydration: spreadOf([1100.4, 900, 1300]),
      scores: { performance: spreadOf([99, 100, 98]) },
    }),
  ])
  keep(
    [],
    [
      {
        pages: 39,
        cpu: spreadOf([6.14, 6.06]) as Spread,
        seconds: spreadOf([9]) as Spread,
        first: 7.5,
        peak: 578.1,
        grown: [],
      },
    ],
  )
  const [entry, ...others] = entries()
  expect(others).toEqual([])
  expect(entry.routes).toEqual({
    '/': { hydrationMs: [1100, 900, 1300], performance: [99, 98, 100] },
  })
  expect(entry.build).toEqual([
    { pages: 39, firstCpuSeconds: 7.5, peakMB: 578.1, cpuSeconds: [6.1, 6.06, 6.14] },
  ])
})

test('the last twenty entries are kept', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { keep, entries } = newHistory()
  for (let day = 1; day <= 22; day++) {
    vi.setSystemTime(new Date(Date.UTC(2026, 0, day)))
    keep([run('/', { hydration: spreadOf([day]) })])
  }
  expect(entries().map(({ date }: { date: string }) => date)).toEqual(
    Array.from({ length: 20 }, (_, index) => `2026-01-${String(index + 3).padStart(2, '0')}`),
  )
})
