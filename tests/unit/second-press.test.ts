// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ignoreSecondPresses } from '#client/dom/second-press.ts'

let now = 0
const pressed = vi.fn<(id: string) => void>()

beforeAll(ignoreSecondPresses)
beforeEach(() => {
  pressed.mockReset()
  now += 10_000
  document.body.innerHTML = `
    <a id="next" href="#next"><b id="word">Next</b></a> <button id="send">Send</button>
    <details><summary id="menu">Menu</summary></details>
    <label id="answer"><input type="radio">Yes</label>
    <button id="close" aria-label="Close">×</button>
    <button id="close-next" aria-label="Close">×</button>
    <p id="text">Words</p>`
  document.body.onclick = ({ target }) => pressed((target as Element).id)
})

/** Dispatches a visitor's click `after` ms after the last one; returns false if it is dropped. */
function press(
  id: string,
  { after = 100, x = 50, y = 50, isTrusted = true } = {},
) {
  now += after
  const click = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    clientX: x,
    clientY: y,
  })
  Object.defineProperties(click, {
    isTrusted: { value: isTrusted },
    timeStamp: { value: now },
  })
  const isFollowed = document.getElementById(id)?.dispatchEvent(click)
  const isHeard = pressed.mock.lastCall?.[0] === id
  pressed.mockReset()
  // A dropped press neither follows its link nor reaches a listener.
  expect(isHeard).toBe(isFollowed)
  return isFollowed
}

/** Dispatches a keydown event; `repeat` is true while a key is held down. */
function pressKey(name: string, repeat = false) {
  const event = new KeyboardEvent('keydown', {
    key: name,
    bubbles: true,
    repeat,
  })
  Object.defineProperty(event, 'timeStamp', { value: now })
  document.body.dispatchEvent(event)
}
/** Presses a key on a control; the click is at 0, 0, since no pointer caused the click. */
const pressByKey = (name: string, id: string) => {
  pressKey(name)
  return press(id, { x: 0, y: 0 })
}

describe('the second press of a double press', () => {
  test.each(['next', 'word', 'menu', 'answer'])(
    'does not press another control that has moved to the same place (%s)',
    (id) => {
      press('send')
      expect(press(id)).toBe(false)
    },
  )

  test('comes less than 500 ms after the first press', () => {
    press('send')
    expect(press('next', { after: 499 })).toBe(false)
    expect(press('menu', { after: 500 })).toBe(true)
  })

  test('is less than 20 px away from the first press, in any direction', () => {
    press('send')
    expect(press('next', { x: 69 })).toBe(false)
    now += 10_000
    press('send')
    expect(press('next', { x: 70 })).toBe(true)
    now += 10_000
    press('send')
    expect(press('next', { y: 31 })).toBe(false)
    now += 10_000
    press('send')
    expect(press('next', { y: 30 })).toBe(true)
  })

  test('presses the same control again', () => {
    press('send')
    expect(press('send')).toBe(true)
  })

  test('on a close button closes the next toast, whose button has moved there', () => {
    press('close')
    expect(press('close-next')).toBe(true)
  })

  test('on another control is dropped, and so is a third press', () => {
    press('send')
    press('next')
    expect(press('next')).toBe(false)
  })
})

test('a link is followed if it is pressed right after plain text', () => {
  press('text')
  expect(press('next')).toBe(true)
})

test.each(['Enter', ' '])(
  "pressing the key '%s' twice does not press a second control",
  (name) => {
    pressByKey(name, 'send')
    expect(pressByKey(name, 'next')).toBe(false)
  },
)

test('Enter never presses a second control while the key is held down', () => {
  pressByKey('Enter', 'send')
  for (const after of [700, 30, 30]) {
    now += after
    pressKey('Enter', true)
    expect(press('next', { after: 0, x: 0, y: 0 })).toBe(false)
  }
  now += 500
  expect(pressByKey('Enter', 'next')).toBe(true)
})

test('each press of an arrow key chooses an option', () => {
  pressByKey('ArrowDown', 'answer')
  expect(pressByKey('ArrowDown', 'next')).toBe(true)
})

test('Space presses one control, and Enter right after it another one', () => {
  pressByKey(' ', 'answer')
  expect(pressByKey('Enter', 'next')).toBe(true)
})

test('Enter presses one control, and Enter after Tab another one', () => {
  pressByKey('Enter', 'send')
  pressKey('Tab')
  expect(pressByKey('Enter', 'next')).toBe(true)
})

test('a click dispatched by a script is never dropped', () => {
  press('send')
  expect(press('next', { isTrusted: false })).toBe(true)
})
