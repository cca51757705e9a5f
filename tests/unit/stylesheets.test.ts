// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'

let sheets: typeof import('#client/dom/stylesheets.ts')
const firstCss = 'h1 { color: red }'
const otherCss = 'h1 { color: blue }'
const servedSheet = () =>
  document.querySelector('style')?.sheet as CSSStyleSheet
const adoptedRules = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  )

beforeEach(async () => {
  document.adoptedStyleSheets = []
  document.head.innerHTML = `<style id="page-css">${firstCss}</style>`
  vi.resetModules()
  sheets = await import('#client/dom/stylesheets.ts')
})

test('the first page keeps the rules added by scripts when a visitor returns to it', () => {
  sheets.addRules('.toast { color: green }')
  sheets.applySheet(otherCss)
  sheets.applySheet(firstCss)
  expect(adoptedRules()).toEqual([expect.stringContaining('.toast')])
  expect(servedSheet().disabled).toBe(false)
})

describe('the next page', () => {
  test('has its own style sheet in place of that of the previous page', () => {
    sheets.applySheet(otherCss)
    expect(servedSheet().disabled).toBe(true)
    expect(adoptedRules()).toEqual([expect.stringContaining('blue')])
    expect(sheets.currentCss()).toBe(otherCss)
    sheets.applySheet('h1 { color: pink }')
    expect(adoptedRules()).toEqual([expect.stringContaining('pink')])
  })

  test('lists rules added by scripts last, so that these rules prevail', () => {
    sheets.addRules('.toast { color: green }')
    sheets.addRules('.banner { color: grey }')
    sheets.applySheet(otherCss)
    expect(adoptedRules()).toEqual([
      expect.stringContaining('blue'),
      expect.stringContaining('.toast'),
      expect.stringContaining('.banner'),
    ])
  })
})

test('rules added by scripts go into the served sheet if a browser cannot adopt sheets', () => {
  // happy-dom creates the served sheet at its first use, and needs CSSStyleSheet for this.
  const insertRule = vi.spyOn(servedSheet(), 'insertRule')
  vi.stubGlobal('CSSStyleSheet', undefined)
  sheets.addRules('.toast { color: green }.banner { color: grey }')
  expect(insertRule).toHaveBeenCalledExactlyOnceWith(
    '@media all{.toast { color: green }.banner { color: grey }}',
  )
})
