import { expect, test } from 'vitest'
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
