// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import SkillsExplorer from '#components/home/SkillsExplorer.island.tsx'
import { skillTabs } from '#data/home.yaml'
import {
  perform,
  pressForPanel,
  showInIsland,
  startOnEmptyPages,
} from './interactive.tsx'
import { partsIn } from './rendered.ts'

// tests/e2e/home.spec.ts tests the styles of the skills, and what the Escape key does.

const titles = ['Machines', 'Words', 'Pictures']
const page = document.body
let isWide = true
let widthListeners = new Set<() => void>()

type Listen = (type: string, changed: () => void) => void
const listen: Listen = (_, changed) => widthListeners.add(changed)
const unlisten: Listen = (_, changed) => widthListeners.delete(changed)

/** Renders the skills on a wide or a narrow screen, at the address '/' followed by `end`. */
async function openSkills(width: 'wide' | 'narrow', end = '') {
  isWide = width === 'wide'
  history.replaceState(null, '', `/${end}`)
  return showInIsland(<SkillsExplorer titles={titles} />)
}

/** Presses the tab or heading with the text `title`. */
async function press(selector: string, title: string) {
  const link = partsIn(page, selector).find(
    ({ textContent }) => textContent === title,
  )
  await pressForPanel(link)
}

/** Changes the width of the screen, as turning a phone or a tablet does. */
async function turnTo(width: 'wide' | 'narrow') {
  isWide = width === 'wide'
  await perform(() => {
    for (const changed of widthListeners) changed()
  })
}

const tabPanelRoles = titles.map(() => 'tabpanel')
const panels = () => partsIn(page, '.panel')
/** Indexes of the open panels. */
const openPanels = () =>
  panels().flatMap((panel, index) =>
    panel.hasAttribute('data-unselected') ? [] : [index],
  )
/** Values of the attribute `name` on the elements that match `selector`. */
const attributeValues = (selector: string, name: string) =>
  partsIn(page, selector).map((link) => link.getAttribute(name))

startOnEmptyPages()
beforeEach(() => {
  widthListeners = new Set()
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: listen,
    removeEventListener: unlisten,
  }))
})

describe('on a wide screen', () => {
  beforeEach(() => openSkills('wide'))

  test('the tab list has an accessible name, and each tab labels its panel', () => {
    expect(attributeValues('[role=tablist]', 'aria-label')).toEqual([skillTabs])
    expect(attributeValues('.panel', 'role')).toEqual(tabPanelRoles)
    const tabs = partsIn(page, '[role=tab]')
    const names = tabs.map(({ textContent }) => textContent)
    expect(names).toEqual(titles)
    const ids = tabs.map(({ id }) => id)
    expect(attributeValues('.panel', 'aria-labelledby')).toEqual(ids)
  })

  test('pressing a tab shows its skills instead of those shown before', async () => {
    expect(openPanels()).toEqual([0])
    await press('[role=tab]', 'Words')
    expect(openPanels()).toEqual([1])
    const chosen = attributeValues('[role=tab]', 'aria-selected')
    expect(chosen).toEqual(['false', 'true', 'false'])
  })
})

describe('on a narrow screen', () => {
  beforeEach(() => openSkills('narrow'))

  test('a panel has no tabpanel role, since there are no tabs', () => {
    for (const panel of panels()) {
      expect(panel.hasAttribute('role')).toBe(false)
      expect(panel.hasAttribute('aria-labelledby')).toBe(false)
    }
  })

  test('pressing a heading opens only its skills, and pressing it again closes them', async () => {
    const expanded = () => attributeValues('h3 a', 'aria-expanded')
    expect(expanded()).toEqual(['true', 'false', 'false'])
    await press('h3 a', 'Pictures')
    expect(openPanels()).toEqual([2])
    expect(expanded()).toEqual(['false', 'false', 'true'])
    await press('h3 a', 'Pictures')
    expect(openPanels()).toEqual([])
    expect(expanded()).toEqual(['false', 'false', 'false'])
  })

  test('turning the screen wide opens a tab, even if every panel was closed', async () => {
    await press('h3 a', 'Machines')
    await turnTo('wide')
    expect(openPanels()).toEqual([0])
    expect(attributeValues('.panel', 'role')).toEqual(tabPanelRoles)
    await turnTo('narrow')
    expect(openPanels()).toEqual([])
  })
})

test('the panel of skills that the URL hash names is open after hydration', async () => {
  await openSkills('wide', '#skills-2')
  expect(openPanels()).toEqual([2])
})

test('unmounting the skills removes their event listeners', async () => {
  const listening = new Set<unknown>()
  vi.spyOn(document, 'addEventListener').mockImplementation((type) => {
    listening.add(type)
  })
  vi.spyOn(document, 'removeEventListener').mockImplementation((type) => {
    listening.delete(type)
  })
  const { close } = await openSkills('wide')
  expect(listening).toContain('keydown')
  await close()
  expect(listening).not.toContain('keydown')
  expect(widthListeners.size).toBe(0)
})

describe('the description of a skill under the mouse', () => {
  const skill = () => page.querySelector('.skill-item') as HTMLElement
  const isDelaySkipped = () => panels()[0]?.hasAttribute('data-skip-delay')
  /** Moves the mouse onto the element `part`, from the element `from`. */
  async function enter(part: Element | null, from: Element = page) {
    const init = { bubbles: true, relatedTarget: from }
    const event = new MouseEvent('mouseover', init)
    await perform(() => part?.dispatchEvent(event))
  }
  /** Moves the mouse from the skill to the element `to`. */
  async function leave(to: Element | null = page) {
    const init = { bubbles: true, relatedTarget: to }
    const event = new MouseEvent('mouseout', init)
    await perform(() => skill().dispatchEvent(event))
  }

  beforeEach(async () => {
    await openSkills('wide')
    panels()[0]?.insertAdjacentHTML(
      'beforeend',
      '<p class="skill-item"><button>Prompts</button></p>',
    )
    vi.useFakeTimers()
  })

  test('opens at once if another description is open, or was open in the last 300 ms', async () => {
    await enter(skill())
    vi.advanceTimersByTime(699)
    expect(isDelaySkipped()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isDelaySkipped()).toBe(true)
    await leave()
    vi.advanceTimersByTime(299)
    expect(isDelaySkipped()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isDelaySkipped()).toBe(false)
  })

  test('does not start its delay again if the mouse moves within the skill', async () => {
    const button = skill().querySelector('button')
    await enter(skill())
    vi.advanceTimersByTime(500)
    await leave(button)
    await enter(button, skill())
    vi.advanceTimersByTime(200)
    expect(isDelaySkipped()).toBe(true)
  })

  test('opens after the usual delay if the mouse has only crossed another skill', async () => {
    await enter(skill())
    vi.advanceTimersByTime(100)
    await leave()
    vi.advanceTimersByTime(2000)
    expect(isDelaySkipped()).toBe(false)
  })
})
