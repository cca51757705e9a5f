// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { earlyPanelIndex } from '#client/dom/early-panel-index.ts'

const panels = ['tab-0-panel', 'tab-1-panel', 'tab-2-panel']
const list = () => document.querySelector('ul')
const markOpened = (id: string) =>
  document.getElementById(id)?.setAttribute('data-opened-early', '')

beforeEach(() => {
  document.body.innerHTML = `<div data-island="Tabs"><ul></ul>
    ${panels.map((id) => `<div id="${id}"></div>`).join('')}</div>`
  history.replaceState(null, '', '/skills')
})

test('no tab is chosen if none was tapped and the URL has no hash', () => {
  expect(earlyPanelIndex(list(), panels)).toBe(-1)
})

test('a tab that was tapped before hydration stays chosen', () => {
  markOpened('tab-2-panel')
  expect(earlyPanelIndex(list(), panels)).toBe(2)
})

test('a tap on the first tab (index 0) takes precedence over the hash', () => {
  history.replaceState(null, '', '/skills#tab-1-panel')
  markOpened('tab-0-panel')
  expect(earlyPanelIndex(list(), panels)).toBe(0)
})

test('the hash of the URL chooses a tab', () => {
  history.replaceState(null, '', '/skills#tab-1-panel')
  expect(earlyPanelIndex(list(), panels)).toBe(1)
})

test('a tapped tab takes precedence over the tab in the hash', () => {
  history.replaceState(null, '', '/skills#tab-1-panel')
  markOpened('tab-2-panel')
  expect(earlyPanelIndex(list(), panels)).toBe(2)
})

test('the hash of the next page never chooses a tab of the previous page', () => {
  const listOfLeftPage = list()
  document.body.replaceChildren()
  history.replaceState(null, '', '/services#tab-1-panel')
  expect(earlyPanelIndex(listOfLeftPage, panels)).toBe(-1)
})
