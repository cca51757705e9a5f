import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { kib, weightBudget } from '../../tools/bench/goals.ts'
import { readPageWeights } from '../../tools/bench/page-weights.ts'
import { asDelivered } from '../delivered/as-delivered.ts'
import { ceilings } from './budgets.ts'
import { builtPages, html } from './site.ts'

/** Icons are the only files that the head may load besides these; browsers load icons last. */
const EARLY = 12

const site = readPageWeights('dist')
const { pages, scripts } = site
const size = (bytes: number) => `${kib(bytes).toFixed(1)} KiB`

describe.each(pages)('$path', (page) => {
  const { path } = page

  test('has no variables of UnoCSS in its style sheet', () => {
    expect(/.{0,120}--un-.{0,40}/.exec(html(path))?.[0]).toBeUndefined()
  })

  test('preloads little and blocks no first paint', () => {
    expect(
      page.modulepreloads.length,
      `${path} preloads ${page.modulepreloads.join(', ')}`,
    ).toBeLessThanOrEqual(weightBudget.modulepreloads)
    expect(page.early.length, `${path} sends for ${page.early.join(', ')}`).toBeLessThanOrEqual(
      EARLY,
    )
    expect(page.blocking, `${path} waits for these before it paints`).toEqual([])
  })

  test('gives every picture and frame a size, so that nothing shifts', () => {
    expect(page.unsized, `${path} has these without width and height`).toEqual([])
  })
})

test('size-limit has a budget for every page', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual(builtPages.map(({ path }) => path).sort())
})

// Delivered pages only: the owner's may be longer, shorter or drawn alike.
test.skipIf(!asDelivered)('every exception from the budget is needed and belongs to a page', () => {
  const spare = Object.entries(ceilings).flatMap(([path, { html }]) => {
    const page = pages.find((candidate) => candidate.path === path)
    if (!page) return [`${path} is gone`]
    if (kib(page.html) <= weightBudget.html(path))
      return [`${path} keeps the goal now: ${size(page.html)}`]
    return kib(page.html) < html - 0.5
      ? [`${path} needs ${size(page.html)} only, its ceiling is ${html} KiB`]
      : []
  })
  expect(spare).toEqual([])
})

test('no script lists the pages of the archive, so none grows with them', () => {
  const archive = builtPages
    .map(({ path }) => path)
    .filter((path) => /^\/(content|video|ai)\//.test(path))
  for (const file of scripts.keys()) {
    const source = readFileSync(`dist/${file}`, 'utf8')
    expect(
      archive.filter(
        (path) =>
          source.includes(`${path}"`) ||
          source.includes(`${path}\``) ||
          source.includes(`${path}'`),
      ),
      file,
    ).toEqual([])
  }
})

test("every script begins with Chromium's compile hint", () => {
  const without = [...scripts.keys()].filter(
    (file) =>
      !/\.worker-/.test(file) &&
      !readFileSync(`dist/${file}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  )
  expect(without).toEqual([])
})
