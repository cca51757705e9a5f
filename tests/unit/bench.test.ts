import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { remember } from '../bench/history'
import type { Timed } from '../bench/pages'
import { samplePage } from '../bench/sample-pages'
import { twinOf } from '../bench/server'
import { ratioOf, spreadOf } from '../bench/statistics'

test('the twin is the page without a line of script, and nothing else is missing', () => {
  const kept = '<link rel="preload" href="/a.woff2" as="font"><style>p{}</style><script type="application/ld+json">{}</script><p>Words</p>'
  expect(twinOf(`<link rel="modulepreload" href="/a.js" fetchpriority="low"><script type="module" src="/b.js"></script>${kept}<script>go()</script>`)).toBe(kept)
})

test('medians leave out what could not be measured', () => {
  expect(spreadOf([3, undefined, 1, 2])).toEqual({ median: 2, min: 1, max: 3 })
  expect(spreadOf([4, 1])).toEqual({ median: 2.5, min: 1, max: 4 })
  expect(spreadOf([undefined])).toBeUndefined()
})

test('ratios compare within a round, so that a slow round counts for both', () => {
  expect(ratioOf([100, 300, 110], [100, 300, 100])).toEqual({ median: 1, min: 1, max: 1.1 })
  expect(ratioOf([100, undefined], [undefined, 100])).toBeUndefined()
})

test('the sample pages of the build benchmark have titles of their own', () => {
  const titles = Array.from({ length: 1000 }, (_, number) => /title: (.*)/.exec(samplePage(number).source)?.[1])
  expect(new Set(titles).size).toBe(1000)
})

const kinds = ['/', '/services/ai-solutions', '/content/travel', '/projects', '/contact', '/ai-mastery-course']
const run = (path: string, figures: Partial<Timed>): Timed => ({ path, scores: {}, asleep: [], faults: [], unexpected: [], ...figures })

/** A history of its own for one test. */
function newHistory() {
  const root = mkdtempSync(join(tmpdir(), 'history-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const file = join(root, 'history.json')
  return { keep: (timed: Timed[]) => remember(root, file, { exact: [], timed, build: [] }), entries: () => JSON.parse(readFileSync(file, 'utf8')) }
}

test('a second run of the same commit completes the history, and what it did not measure stays', () => {
  const { keep, entries } = newHistory()
  keep(kinds.map((path) => run(path, { alive: spreadOf([1100.4, 900, 1300]), scores: { performance: spreadOf([99, 100, 98]) } })))
  keep([run('/about', { alive: spreadOf([1000]) }), run('/', { alive: spreadOf([1200, 1199, 1201.6]) })])
  const [entry, ...others] = entries()
  expect(others).toEqual([])
  expect(entry.routes['/about']).toEqual({ aliveMs: [1000, 1000, 1000] })
  expect(entry.routes['/']).toEqual({ aliveMs: [1200, 1199, 1202], performance: [99, 98, 100] })
  expect(entry.routes['/contact']).toEqual({ aliveMs: [1100, 900, 1300], performance: [99, 98, 100] })
})

test('the last figures of every route stay in the history, and all of one of each kind', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { keep, entries } = newHistory()
  const measureOn = (day: string, paths: string[]) => {
    vi.setSystemTime(new Date(day))
    keep(paths.map((path) => run(path, { alive: spreadOf([1000]) })))
  }
  const measured = () => entries().map(({ routes }: { routes: object }) => Object.keys(routes).length)
  measureOn('2026-01-01', [...kinds, '/about', '/skills'])
  measureOn('2026-01-02', kinds)
  expect(measured()).toEqual([kinds.length + 2, kinds.length])
  measureOn('2026-01-03', [...kinds, '/about'])
  expect(measured()).toEqual([kinds.length + 1, kinds.length, kinds.length + 1])
  expect(entries()[0].routes).toHaveProperty('/skills')
})
