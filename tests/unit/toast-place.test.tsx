// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useToastPlace } from '#components/toasts/useToastPlace.ts'
import { does, onEmptyPages, showInIsland } from './interactive.tsx'

onEmptyPages()

const region = () => document.getElementById('toasts') as HTMLElement
const isMoved = () => region().dataset.moved !== undefined

function Placed() {
  useToastPlace(region())
  return null
}

/** Toasts of 300 px by 64 px are at 700 px, or at 20 px where they are moved. */
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

/** A page with some parts, on which the toasts are placed. */
async function place(html: string) {
  const main = document.querySelector('main') as HTMLElement
  main.innerHTML = html
  main.querySelector<HTMLElement>('[autofocus]')?.focus()
  return showInIsland(<Placed />)
}
const button = (at: string) => `<button type="submit" data-at="${at}"></button>`

describe('toasts give way', () => {
  test.each([
    ['the button of a form', button('400 700')],
    ['a field with the focus', '<input autofocus data-at="400 700">'],
    ['a field with an error', '<input aria-invalid="true" data-at="400 700">'],
    ['what was sent', '<p role="group" tabindex="-1" data-at="400 700"></p>'],
    ['the label above a button', button('400 800')],
  ])('to %s', async (_, part) => {
    await place(part)
    expect(isMoved()).toBe(true)
  })

  test('to what has the focus later, not to their own buttons', async () => {
    await place('<a href="/" data-at="400 700">About</a>')
    expect(isMoved()).toBe(false)
    await does(() => document.querySelector('a')?.focus())
    expect(isMoved()).toBe(true)
    delete region().dataset.moved
    await does(() => document.querySelector('button')?.focus())
    expect(isMoved()).toBe(false)
  })

  test('until there is nothing to give way to', async () => {
    const { render } = await place(button('400 700'))
    document.querySelector('main')?.replaceChildren()
    await render(<Placed />)
    expect(isMoved()).toBe(false)
  })
})

test.each([
  ['beside them on the left', button('190 700')],
  ['beside them on the right', button('710 700')],
  ['above them', button('400 660')],
  ['below them', button('400 810')],
  [
    'a heading with the focus',
    '<h1 tabindex="-1" autofocus data-at="400 700">',
  ],
  ['at both ends', button('400 700') + button('400 20')],
])('toasts stay at their place where a part is %s', async (_, part) => {
  await place(part)
  expect(isMoved()).toBe(false)
})
