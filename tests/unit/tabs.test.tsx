// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import Tabs from '#components/ui/Tabs.island.tsx'
import { press, showInIsland, startOnEmptyPages } from './interactive.tsx'

startOnEmptyPages()

const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: `Tab ${id}` }))

/** Renders tabs at an address; in the served page the second tab is selected. */
async function openAt(address: string) {
  history.replaceState(null, '', address)
  const { island } = await showInIsland(
    <Tabs label="Projects" tabs={tabs} initial={1} param="projects" />,
  )
  return island
}
const shownPanelIds = (island: Element) =>
  [...island.querySelectorAll('.panel:not([data-unselected])')].map(
    ({ id }) => id,
  )

describe('tabs', () => {
  test.each([
    ['/', 'two-panel'],
    ['/?projects=unknown', 'two-panel'],
    ['/?projects=one', 'one-panel'],
    ['/?projects=three', 'three-panel'],
    ['/#one-panel', 'one-panel'],
    ['/?projects=three#one-panel', 'one-panel'],
  ])('at the address %s show only the panel %s', async (address, panel) => {
    expect(shownPanelIds(await openAt(address))).toEqual([panel])
  })

  test('write the tab of the URL hash into the query, in place of the hash', async () => {
    await openAt('/#one-panel')
    expect(location.search + location.hash).toBe('?projects=one')
  })

  test('show the panel of a pressed tab, and write that tab into the address', async () => {
    const island = await openAt('/')
    await press(island, 'Tab three')
    expect(shownPanelIds(island)).toEqual(['three-panel'])
    expect(location.search).toBe('?projects=three')
  })

  test('are in a list with an accessible name, and label their panels', async () => {
    const island = await openAt('/')
    const [list, , second] = island.querySelectorAll('[role^=tab]')
    expect(list?.getAttribute('aria-label')).toBe('Projects')
    expect(second?.getAttribute('aria-controls')).toBe('two-panel')
    const [panel] = island.querySelectorAll('[role=tabpanel]#two-panel')
    expect(panel?.getAttribute('aria-labelledby')).toBe(second?.id)
  })
})
