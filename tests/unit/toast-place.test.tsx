// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useToastPlace } from '#components/toasts/useToastPlace.ts'
import { perform, showInIsland, startOnEmptyPages } from './interactive.tsx'

startOnEmptyPages()

const region = () => document.getElementById('toasts') as HTMLElement
const isMoved = () => region().dataset.moved !== undefined

/** A component that places the toasts with these ids. */
function PlacedToasts({ ids = 'first' }) {
  useToastPlace(region(), ids)
  return null
}

/** Places a toast of 300 by 64 px at 700 px from the top, or at 20 px once it is moved. */
beforeEach(() => {
  document.body.innerHTML =
    '<main></main><div id="toasts"><ol><li><button></button></li></ol></div>'
  const boxOf = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  boxOf.mockImplementation(function (this: Element) {
    if (this.localName === 'li')
      return new DOMRect(400, isMoved() ? 20 : 700, 300, 64)
    const [left = 0, top = 0] =
      this.getAttribute('data-at')?.split(' ').map(Number) ?? []
    return new DOMRect(left, top, 200, 30)
  })
})

/** Renders the toasts on a page whose <main> has this HTML. */
async function place(html: string) {
  const main = document.querySelector('main') as HTMLElement
  main.innerHTML = html
  main.querySelector<HTMLElement>('[autofocus]')?.focus()
  return showInIsland(<PlacedToasts />)
}
/** A submit button at a position in px, written as 'left top'. */
const button = (at: string) => `<button type="submit" data-at="${at}"></button>`

describe('toasts move to the other end of the screen', () => {
  test.each([
    ['the button of a form', button('400 700')],
    ['a field with the focus', '<input autofocus data-at="400 700">'],
    ['a field with an error', '<input aria-invalid="true" data-at="400 700">'],
    [
      'the panel of a sent message',
      '<p role="group" tabindex="-1" data-at="400 700"></p>',
    ],
    ['the label above a control', button('400 800')],
  ])('if they would cover %s', async (_, part) => {
    await place(part)
    expect(isMoved()).toBe(true)
  })

  test('when the focus moves to an element under them, but not to one in a toast', async () => {
    await place('<a href="/" data-at="400 700">About</a>')
    expect(isMoved()).toBe(false)
    await perform(() => document.querySelector('a')?.focus())
    expect(isMoved()).toBe(true)
    delete region().dataset.moved
    await perform(() => document.querySelector('button')?.focus())
    expect(isMoved()).toBe(false)
  })

  test('and return when the next toast appears if their usual end is free', async () => {
    const { render } = await place(button('400 700'))
    document.querySelector('main')?.replaceChildren()
    await render(<PlacedToasts ids="first second" />)
    expect(isMoved()).toBe(false)
  })
})

test.each([
  ['a button is on their left', button('190 700')],
  ['a button is on their right', button('710 700')],
  ['a button is above them', button('400 660')],
  ['a button is below them', button('400 810')],
  [
    'they cover a heading with the focus',
    '<h1 tabindex="-1" autofocus data-at="400 700">',
  ],
  [
    'they would cover a button at either end',
    button('400 700') + button('400 20'),
  ],
])('toasts stay in place if %s', async (_, part) => {
  await place(part)
  expect(isMoved()).toBe(false)
})
