// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { markLinks, openPanelEarly } from '#client/dom/pre-hydration-panel.ts'

const element = (id: string) => document.getElementById(id) as HTMLElement
const link = (id: string) => element(id) as HTMLAnchorElement
const states = (name: string) =>
  ['one', 'two'].map((id) => element(id).getAttribute(name))
const scrolled = vi.fn()

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  scrolled.mockReset()
  HTMLElement.prototype.scrollIntoView = scrolled
  document.body.innerHTML = `<div id="island">
    <a id="one" href="#one-panel" aria-controls="one-panel"
      aria-selected="true" aria-expanded="true">One</a>
    <a id="two" href="#two-panel" aria-controls="two-panel"
      aria-selected="false" aria-expanded="false">Two</a>
    <a id="plain" href="#two-panel">Two</a>
    <a id="finder" href="#two-panel" aria-controls="two-panel"
      aria-expanded="false">Find</a>
    <div id="one-panel" class="panel" data-opened-early>
      <a id="inside" href="#two-panel">On</a></div>
    <div id="two-panel" class="panel">
      <div id="content"><h2 id="title" tabindex="-1">Two</h2></div></div></div>`
})

describe('a panel whose link is clicked before hydration', () => {
  test('is shown in place of the previous panel', () => {
    openPanelEarly(link('two'), element('island'))
    const marked = ['one-panel', 'two-panel'].map((id) =>
      element(id).hasAttribute('data-opened-early'),
    )
    expect(marked).toEqual([false, true])
  })

  test('marks its tab, and no other tab, as selected and expanded', () => {
    openPanelEarly(link('two'), element('island'))
    expect(states('aria-selected')).toEqual(['false', 'true'])
    expect(states('aria-expanded')).toEqual(['false', 'true'])
    expect(element('plain').hasAttribute('aria-selected')).toBe(false)
  })

  test('marks its link outside the tabs as expanded, but not as selected', () => {
    openPanelEarly(link('two'), element('island'))
    expect(element('finder').getAttribute('aria-expanded')).toBe('true')
    expect(element('finder').hasAttribute('aria-selected')).toBe(false)
  })

  test('leaves the focus on a link outside the panels', () => {
    link('two').focus()
    openPanelEarly(link('two'), element('island'))
    expect(document.activeElement?.id).toBe('two')
  })

  test('gets the focus and is scrolled into view if the link was in the previous panel', () => {
    link('inside').focus()
    openPanelEarly(link('inside'), element('island'))
    expect(document.activeElement?.id).toBe('title')
    expect(scrolled.mock.contexts.at(-1)).toBe(element('content'))
    expect(scrolled).toHaveBeenLastCalledWith({
      block: 'nearest',
      behavior: 'instant',
    })
  })
})

test('the selected tab stays selected when all panels are closed', () => {
  markLinks(element('island'), undefined)
  expect(states('aria-selected')).toEqual(['true', 'false'])
  expect(states('aria-expanded')).toEqual(['false', 'false'])
})
