// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import SkillsExplorer from '#components/home/SkillsExplorer.island.tsx'
import { skillTabs } from '#data/home.yaml'
import {
  does,
  onEmptyPages,
  pressForPanel,
  showInIsland,
} from './interactive.tsx'
import { partsIn } from './rendered.ts'

// What the style sheet makes of it, and Escape: tests/e2e/home.spec.ts.

const titles = ['Machines', 'Words', 'Pictures']
const page = document.body
let isWide = true
let widthListeners = new Set<() => void>()

type Listen = (type: string, changed: () => void) => void
const listen: Listen = (_, changed) => widthListeners.add(changed)
const unlisten: Listen = (_, changed) => widthListeners.delete(changed)

/** Opens the skills on a screen that is wide or narrow, at an address with this end. */
async function open(width: 'wide' | 'narrow', end = '') {
  isWide = width === 'wide'
  history.replaceState(null, '', `/${end}`)
  return showInIsland(<SkillsExplorer titles={titles} />)
}

/** Presses a tab or a heading. */
async function press(selector: string, title: string) {
  const link = partsIn(page, selector).find(
    ({ textContent }) => textContent === title,
  )
  await pressForPanel(link)
}

/** Turns a phone or a tablet. */
async function turnTo(width: 'wide' | 'narrow') {
  isWide = width === 'wide'
  await does(() => {
    for (const changed of widthListeners) changed()
  })
}

const areTabPanels = titles.map(() => 'tabpanel')
const panels = () => partsIn(page, '.panel')
/** Which of the panels are open, by their numbers. */
const openPanels = () =>
  panels().flatMap((panel, index) =>
    panel.hasAttribute('data-unselected') ? [] : [index],
  )
/** What an attribute says on each part that a selector matches. */
const states = (selector: string, name: string) =>
  partsIn(page, selector).map((link) => link.getAttribute(name))

onEmptyPages()
beforeEach(() => {
  widthListeners = new Set()
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: listen,
    removeEventListener: unlisten,
  }))
})

describe('on a wide screen', () => {
  beforeEach(() => open('wide'))

  test('the tabs are named, and each is the name of its panel', () => {
    expect(states('[role=tablist]', 'aria-label')).toEqual([skillTabs])
    expect(states('.panel', 'role')).toEqual(areTabPanels)
    const tabs = partsIn(page, '[role=tab]')
    const names = tabs.map(({ textContent }) => textContent)
    expect(names).toEqual(titles)
    const ids = tabs.map(({ id }) => id)
    expect(states('.panel', 'aria-labelledby')).toEqual(ids)
  })

  test('a tab shows its skills in place of others', async () => {
    expect(openPanels()).toEqual([0])
    await press('[role=tab]', 'Words')
    expect(openPanels()).toEqual([1])
    const chosen = states('[role=tab]', 'aria-selected')
    expect(chosen).toEqual(['false', 'true', 'false'])
  })
})

describe('on a narrow screen', () => {
  beforeEach(() => open('narrow'))

  test('a panel is no panel of a tab, since there is none', () => {
    for (const panel of panels()) {
      expect(panel.hasAttribute('role')).toBe(false)
      expect(panel.hasAttribute('aria-labelledby')).toBe(false)
    }
  })

  test('a heading opens its skills in place of others, and closes them', async () => {
    const expanded = () => states('h3 a', 'aria-expanded')
    expect(expanded()).toEqual(['true', 'false', 'false'])
    await press('h3 a', 'Pictures')
    expect(openPanels()).toEqual([2])
    expect(expanded()).toEqual(['false', 'false', 'true'])
    await press('h3 a', 'Pictures')
    expect(openPanels()).toEqual([])
    expect(expanded()).toEqual(['false', 'false', 'false'])
  })

  test('that is turned, one tab is open though all headings were closed', async () => {
    await press('h3 a', 'Machines')
    await turnTo('wide')
    expect(openPanels()).toEqual([0])
    expect(states('.panel', 'role')).toEqual(areTabPanels)
    await turnTo('narrow')
    expect(openPanels()).toEqual([])
  })
})

test('skills that were opened before the script stay open', async () => {
  await open('wide', '#skills-2')
  expect(openPanels()).toEqual([2])
})

test('skills whose page has gone listen to nothing', async () => {
  const listening = new Set<unknown>()
  vi.spyOn(document, 'addEventListener').mockImplementation((type) => {
    listening.add(type)
  })
  vi.spyOn(document, 'removeEventListener').mockImplementation((type) => {
    listening.delete(type)
  })
  const { close } = await open('wide')
  expect(listening).toContain('keydown')
  await close()
  expect(listening).not.toContain('keydown')
  expect(widthListeners.size).toBe(0)
})

describe('the description of a skill under a mouse', () => {
  const skill = () => page.querySelector('.skill-item') as HTMLElement
  const isAtOnce = () => panels()[0]?.hasAttribute('data-skip-delay')
  /** Moves the mouse onto a part, from another. */
  async function enter(part: Element | null, from: Element = page) {
    const entered = { bubbles: true, relatedTarget: from }
    const event = new MouseEvent('mouseover', entered)
    await does(() => part?.dispatchEvent(event))
  }
  /** Moves the mouse off the skill, to another part. */
  async function leave(to: Element | null = page) {
    const left = { bubbles: true, relatedTarget: to }
    const event = new MouseEvent('mouseout', left)
    await does(() => skill().dispatchEvent(event))
  }

  beforeEach(async () => {
    await open('wide')
    panels()[0]?.insertAdjacentHTML(
      'beforeend',
      '<p class="skill-item"><button>Prompts</button></p>',
    )
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  test('comes at once beside one that is open, until the mouse was away', async () => {
    await enter(skill())
    vi.advanceTimersByTime(699)
    expect(isAtOnce()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isAtOnce()).toBe(true)
    await leave()
    vi.advanceTimersByTime(299)
    expect(isAtOnce()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isAtOnce()).toBe(false)
  })

  test('begins its wait once, however the mouse moves within the skill', async () => {
    const button = skill().querySelector('button')
    await enter(skill())
    vi.advanceTimersByTime(500)
    await leave(button)
    await enter(button, skill())
    vi.advanceTimersByTime(200)
    expect(isAtOnce()).toBe(true)
  })

  test('does not come at once after a skill that the mouse just crossed', async () => {
    await enter(skill())
    vi.advanceTimersByTime(100)
    await leave()
    vi.advanceTimersByTime(2000)
    expect(isAtOnce()).toBe(false)
  })
})
