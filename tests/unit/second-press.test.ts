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

/** A visitor's own press at a place, some time after the one before; false where it is dropped. */
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
  // A press that is dropped neither follows its link nor reaches a listener.
  expect(isHeard).toBe(isFollowed)
  return isFollowed
}

/** Presses a key anywhere on the page. */
function key(name: string) {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true })
  document.body.dispatchEvent(event)
}
/** Enter or Space on a control, whose click is at no place. */
const pressBy = (name: string, id: string) => {
  key(name)
  return press(id, { x: 0, y: 0 })
}

describe('the second press of a double press', () => {
  test.each(['next', 'word', 'menu', 'answer'])(
    'presses nothing that has come in between (%s)',
    (id) => {
      press('send')
      expect(press(id)).toBe(false)
    },
  )

  test('is one within half a second', () => {
    press('send')
    expect(press('next', { after: 499 })).toBe(false)
    expect(press('menu', { after: 500 })).toBe(true)
  })

  test('is one within 20 px in any direction', () => {
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

  test('is answered by the control that was pressed', () => {
    press('send')
    expect(press('send')).toBe(true)
  })

  test('closes the next toast too, at the same place', () => {
    press('close')
    expect(press('close-next')).toBe(true)
  })

  test('is followed by a third one that presses nothing either', () => {
    press('send')
    press('next')
    expect(press('next')).toBe(false)
  })
})

test('a link that is pressed right after words is followed', () => {
  press('text')
  expect(press('next')).toBe(true)
})

test.each(['Enter', ' '])(
  "a second '%s' presses nothing that the first one has brought",
  (name) => {
    pressBy(name, 'send')
    expect(pressBy(name, 'next')).toBe(false)
  },
)

test('an arrow key chooses something each time', () => {
  pressBy('ArrowDown', 'answer')
  expect(pressBy('ArrowDown', 'next')).toBe(true)
})

test('Space and then Enter press two controls', () => {
  pressBy(' ', 'answer')
  expect(pressBy('Enter', 'next')).toBe(true)
})

test('Enter, Tab and Enter press two controls', () => {
  pressBy('Enter', 'send')
  key('Tab')
  expect(pressBy('Enter', 'next')).toBe(true)
})

test('a script that presses for the visitor is never stopped', () => {
  press('send')
  expect(press('next', { isTrusted: false })).toBe(true)
})
