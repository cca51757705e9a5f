// @vitest-environment happy-dom
import { afterAll, expect, test, vi } from 'vitest'

// The module reads the served sheet once, and other files share the modules of a worker.
afterAll(() => void vi.resetModules())

test('the first page keeps the rules of scripts when a visitor comes back to it', async () => {
  document.head.innerHTML = '<style id="page-css">h1 { color: red }</style>'
  vi.resetModules()
  const { addRules, applySheet, currentSheet } = await import(
    '#client/dom/stylesheets.ts'
  )
  const first = currentSheet()
  addRules('.toast { color: green }')
  applySheet('h1 { color: blue }')
  applySheet(first)
  const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [
    ...cssRules,
  ])
  expect(rules.map(({ cssText }) => cssText).join()).toContain('.toast')
  expect(rules).toHaveLength(1)
})
