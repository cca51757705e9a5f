// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'

let sheets: typeof import('#client/dom/stylesheets.ts')
const first = 'h1 { color: red }'
const other = 'h1 { color: blue }'
const served = () => document.querySelector('style')?.sheet as CSSStyleSheet
const adopted = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  )

beforeEach(async () => {
  document.adoptedStyleSheets = []
  document.head.innerHTML = `<style id="page-css">${first}</style>`
  vi.resetModules()
  sheets = await import('#client/dom/stylesheets.ts')
})

test('the first page keeps the rules of scripts when a visitor comes back to it', () => {
  sheets.addRules('.toast { color: green }')
  sheets.applySheet(other)
  sheets.applySheet(first)
  expect(adopted()).toEqual([expect.stringContaining('.toast')])
  expect(served().disabled).toBe(false)
})

describe('the next page', () => {
  test('is shown by its own sheet, without that of the page before', () => {
    sheets.applySheet(other)
    expect(served().disabled).toBe(true)
    expect(adopted()).toEqual([expect.stringContaining('blue')])
    expect(sheets.currentSheet()).toBe(other)
    sheets.applySheet('h1 { color: pink }')
    expect(adopted()).toEqual([expect.stringContaining('pink')])
  })

  test('has the rules of scripts after its own, which they overrule', () => {
    sheets.addRules('.toast { color: green }')
    sheets.addRules('.banner { color: grey }')
    sheets.applySheet(other)
    expect(adopted()).toEqual([
      expect.stringContaining('blue'),
      expect.stringContaining('.toast'),
      expect.stringContaining('.banner'),
    ])
  })
})

test('a browser that adopts no sheets has the rules of scripts in the served one', () => {
  vi.stubGlobal('CSSStyleSheet', undefined)
  const insertRule = vi.spyOn(served(), 'insertRule')
  sheets.addRules('.toast { color: green }.banner { color: grey }')
  expect(insertRule).toHaveBeenCalledExactlyOnceWith(
    '@media all{.toast { color: green }.banner { color: grey }}',
  )
})
