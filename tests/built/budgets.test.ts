import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSite } from '../../tools/bench/exact.ts'
import { kib, weight } from '../../tools/bench/goals.ts'
import { asDelivered } from '../delivered/as-delivered.ts'
import { ceilings, checksOf } from './budgets.ts'
import { builtPages, html } from './site.ts'

/** What the head may send for besides the document: icons never count, browsers fetch those last. */
const EARLY = 12

const site = readSite('dist')
const { pages, scripts } = site
const checks = checksOf('dist', site)
const size = (bytes: number) => `${kib(bytes).toFixed(1)} KiB`

describe.each(pages)('$path', (page) => {
  const { path } = page

  test('size-limit holds its HTML, its scripts and its fonts to their budgets', () => {
    const limits = checks
      .filter(({ name = '' }) => name.split(' (')[0]?.split(' of ')[1]?.split(', ').includes(path))
      .map(({ name, limit }) => `${name?.split(' of ')[0]} ${limit}`)
    expect(limits).toEqual([
      `HTML with CSS ${ceilings[path]?.html ?? weight.html(path)} KiB`,
      `JavaScript ${weight.js(page)} KiB`,
      `fonts ${weight.fonts} KiB`,
    ])
  })

  test("its sheet does without the utilities' own variables, of which every page would carry a list", () => {
    expect(/.{0,120}--un-.{0,40}/.exec(html(path))?.[0]).toBeUndefined()
  })

  test('sends for few things early, and the first paint waits for none of them', () => {
    expect(
      page.modulepreloads.length,
      `${path} preloads ${page.modulepreloads.join(', ')}`,
    ).toBeLessThanOrEqual(weight.modulepreloads)
    expect(page.early.length, `${path} sends for ${page.early.join(', ')}`).toBeLessThanOrEqual(
      EARLY,
    )
    expect(page.blocking, `${path} waits for these before it paints`).toEqual([])
  })

  test('nothing of it moves for want of a size', () => {
    expect(page.unsized, `${path} has these without width and height`).toEqual([])
  })
})

// Only the delivered pages are known: the owner's may be longer, shorter or drawn alike.
test.skipIf(!asDelivered)(
  'a ceiling of its own is still needed, and still belongs to a page',
  () => {
    const spare = Object.entries(ceilings).flatMap(([path, { html }]) => {
      const page = pages.find((candidate) => candidate.path === path)
      if (!page) return [`${path} is gone`]
      if (kib(page.html) <= weight.html(path))
        return [`${path} keeps the goal now: ${size(page.html)}`]
      return kib(page.html) < html - 0.5
        ? [`${path} needs ${size(page.html)} only, its ceiling is ${html} KiB`]
        : []
    })
    expect(spare).toEqual([])
  },
)

test('no script knows the pages of the archive: none grows when a page is added', () => {
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

test('every script asks Chromium, in its first line, to be compiled as it loads', () => {
  const without = [...scripts.keys()].filter(
    (file) =>
      !/\.worker-/.test(file) &&
      !readFileSync(`dist/${file}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  )
  expect(without).toEqual([])
})
