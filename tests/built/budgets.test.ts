import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { budgetOf, EARLY_REQUESTS, type Part, SERVICE_WORKER } from './budgets.ts'
import { type LoadedFile, readPageWeights, total } from './page-weights.ts'
import { builtPages, html } from './site.ts'

const { pages, scripts, serviceWorker } = readPageWeights('dist')
const kib = (bytes: number) => bytes / 1024
const heaviest = (files: readonly LoadedFile[]) =>
  [...files]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 5)
    .map(({ file, bytes }) => `${file.replace('assets/', '')} ${kib(bytes).toFixed(1)}`)
    .join(', ')

describe.each(pages)('$path', (page) => {
  const { path } = page

  const parts: Record<Part, readonly LoadedFile[]> = {
    html: [{ file: path, bytes: page.html }],
    js: page.js,
    touched: page.touched,
    fonts: page.fonts,
  }
  test.each(Object.entries(parts))('keeps to its budget of %s', (part, files) => {
    expect(kib(total(files)), `KiB, most of it ${heaviest(files)}`).toBeLessThanOrEqual(
      budgetOf(part as Part, path),
    )
  })

  test('has no variables of UnoCSS in its style sheet', () => {
    expect(/.{0,120}--un-.{0,40}/.exec(html(path))?.[0]).toBeUndefined()
  })

  test('sends few requests from its head and blocks no first paint', () => {
    expect(page.early.length, page.early.join(', ')).toBeLessThanOrEqual(EARLY_REQUESTS)
    expect(page.blocking, `${path} waits for these before it paints`).toEqual([])
  })
})

test('every page is weighed', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual(builtPages.map(({ path }) => path).sort())
})

test('the service worker keeps to its budget', () => {
  expect(kib(serviceWorker)).toBeLessThanOrEqual(SERVICE_WORKER)
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
