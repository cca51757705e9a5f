// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { PanelLink } from '#components/ui/PanelLink.tsx'
import { closeLinks, does, onEmptyPages, showInIsland } from './interactive.tsx'

onEmptyPages()

const modifiers = ['ctrlKey', 'metaKey', 'altKey', 'shiftKey']
const init = { bubbles: true, cancelable: true }

async function showLink(onKeyDown = vi.fn()) {
  const onClick = vi.fn()
  const { island } = await showInIsland(
    <PanelLink panel="one-panel" onClick={onClick} onKeyDown={onKeyDown}>
      One
    </PanelLink>,
  )
  const link = island.querySelector('a') as HTMLElement
  /** Sends an event to the link; whether the browser is kept from its own answer. */
  const send = async (event: Event) => {
    await does(() => link.dispatchEvent(event))
    return event.defaultPrevented
  }
  return {
    link,
    onClick,
    onKeyDown,
    click: (keys = {}) => send(new MouseEvent('click', { ...init, ...keys })),
    press: (key: string, keys = {}) =>
      send(new KeyboardEvent('keydown', { ...init, ...keys, key })),
  }
}

test('a link to a panel names it before its script and after it', async () => {
  const { link } = await showLink()
  expect(link.getAttribute('href')).toBe('#one-panel')
  expect(link.getAttribute('aria-controls')).toBe('one-panel')
})

test('a press of a link to a panel leaves the address to its script', async () => {
  const { click, onClick } = await showLink()
  expect(await click()).toBe(true)
  expect(onClick).toHaveBeenCalledOnce()
})

test.each(modifiers)(
  'a link to a panel leaves %s to the browser',
  async (key) => {
    closeLinks()
    const { click, press, onClick, onKeyDown } = await showLink()
    const withKey = { [key]: true }
    expect(await press('ArrowLeft', withKey)).toBe(false)
    await click(withKey)
    expect(onClick).not.toHaveBeenCalled()
    expect(onKeyDown).not.toHaveBeenCalled()
  },
)

test('Space presses a link to a panel once, and scrolls nothing', async () => {
  const { press, onClick } = await showLink()
  expect(await press(' ')).toBe(true)
  expect(onClick).toHaveBeenCalledOnce()
})

test('a key that the tabs have answered presses nothing more', async () => {
  const answers = vi.fn((event: { preventDefault: () => void }) =>
    event.preventDefault(),
  )
  const { press, onClick } = await showLink(answers)
  await press(' ')
  expect(answers).toHaveBeenCalledOnce()
  expect(onClick).not.toHaveBeenCalled()
})

test.each(['Enter', 'ArrowRight'])(
  'the key %s is left to the link and its tabs',
  async (key) => {
    const { press, onClick, onKeyDown } = await showLink()
    expect(await press(key)).toBe(false)
    expect(onKeyDown).toHaveBeenCalledOnce()
    expect(onClick).not.toHaveBeenCalled()
  },
)
