// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import Tabs from '#components/ui/Tabs.island.tsx'
import { onEmptyPages, press, showInIsland } from './interactive.tsx'

onEmptyPages()

const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: `Tab ${id}` }))

/** Tabs of which the second is chosen in the served page, at an address. */
async function openAt(address: string) {
  history.replaceState(null, '', address)
  const { island } = await showInIsland(
    <Tabs label="Projects" tabs={tabs} initial={1} param="projects" />,
  )
  return island
}
const shownIn = (island: Element) =>
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
  ])('that are opened at %s show %s alone', async (address, panel) => {
    expect(shownIn(await openAt(address))).toEqual([panel])
  })

  test('write into the address which one was opened by its link', async () => {
    await openAt('/#one-panel')
    expect(location.search).toBe('?projects=one')
  })

  test('show the panel of a press, and write it into the address', async () => {
    const island = await openAt('/')
    await press(island, 'Tab three')
    expect(shownIn(island)).toEqual(['three-panel'])
    expect(location.search).toBe('?projects=three')
  })

  test('are named, and name their panels', async () => {
    const island = await openAt('/')
    const [list, , second] = island.querySelectorAll('[role^=tab]')
    expect(list?.getAttribute('aria-label')).toBe('Projects')
    expect(second?.getAttribute('aria-controls')).toBe('two-panel')
    const [panel] = island.querySelectorAll('[role=tabpanel]#two-panel')
    expect(panel?.getAttribute('aria-labelledby')).toBe(second?.id)
  })
})
