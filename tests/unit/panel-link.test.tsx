// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { PanelLink } from '#components/ui/PanelLink.tsx'
import {
  perform,
  showInIsland,
  startOnEmptyPages,
  stubLinkClicks,
} from './interactive.tsx'

startOnEmptyPages()

const modifiers = ['ctrlKey', 'metaKey', 'altKey', 'shiftKey']
const eventInit = { bubbles: true, cancelable: true }

async function showLink(onKeyDown = vi.fn()) {
  const onClick = vi.fn()
  const { island } = await showInIsland(
    <PanelLink panel="one-panel" onClick={onClick} onKeyDown={onKeyDown}>
      One
    </PanelLink>,
  )
  const link = island.querySelector('a') as HTMLElement
  /** Dispatches an event on the link; returns whether its default was prevented. */
  const send = async (event: Event) => {
    await perform(() => link.dispatchEvent(event))
    return event.defaultPrevented
  }
  return {
    link,
    onClick,
    onKeyDown,
    click: (keys = {}) =>
      send(new MouseEvent('click', { ...eventInit, ...keys })),
    press: (key: string, keys = {}) =>
      send(new KeyboardEvent('keydown', { ...eventInit, ...keys, key })),
  }
}

test('a link to a panel names the panel in href and in aria-controls', async () => {
  const { link } = await showLink()
  expect(link.getAttribute('href')).toBe('#one-panel')
  expect(link.getAttribute('aria-controls')).toBe('one-panel')
})

test("a click on a link to a panel calls the link's handler and keeps the URL", async () => {
  const { click, onClick } = await showLink()
  const { href } = location
  expect(await click()).toBe(true)
  expect(onClick).toHaveBeenCalledOnce()
  expect(location.href).toBe(href)
})

test.each(modifiers)(
  'only the browser handles a click or a key with %s on a link to a panel',
  async (key) => {
    stubLinkClicks()
    const { click, press, onClick, onKeyDown } = await showLink()
    const withKey = { [key]: true }
    expect(await press('ArrowLeft', withKey)).toBe(false)
    await click(withKey)
    expect(onClick).not.toHaveBeenCalled()
    expect(onKeyDown).not.toHaveBeenCalled()
  },
)

test('the space bar clicks a link to a panel once, and does not scroll', async () => {
  const { press, onClick } = await showLink()
  expect(await press(' ')).toBe(true)
  expect(onClick).toHaveBeenCalledOnce()
})

test('the space bar does not click a link to a panel if the link handles the key', async () => {
  const handleKey = vi.fn((event: { preventDefault: () => void }) =>
    event.preventDefault(),
  )
  const { press, onClick } = await showLink(handleKey)
  await press(' ')
  expect(handleKey).toHaveBeenCalledOnce()
  expect(onClick).not.toHaveBeenCalled()
})

test.each(['Enter', 'ArrowRight'])(
  'a link to a panel passes the key %s to its handler and to the browser',
  async (key) => {
    const { press, onClick, onKeyDown } = await showLink()
    expect(await press(key)).toBe(false)
    expect(onKeyDown).toHaveBeenCalledOnce()
    expect(onClick).not.toHaveBeenCalled()
  },
)
