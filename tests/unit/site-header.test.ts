// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startHeader } from '#client/behaviours/header.ts'

const element = (id: string) => document.getElementById(id) as HTMLElement
const openMenuIds = () =>
  [...document.querySelectorAll('details')]
    .filter((menu) => menu.open)
    .map(({ id }) => id)

function openMenus(...ids: string[]) {
  for (const id of ids) (element(id) as HTMLDetailsElement).open = true
}

beforeEach(() => {
  vi.stubGlobal('scrollY', 0)
  document.body.innerHTML = `
    <header data-header><a id="logo" href="#home">Logo</a>
      <div data-hover-menu><details id="courses"><summary>AI Courses</summary></details>
        <div><p id="words">Programs</p>
        <a href="#program"><b id="program">Program</b></a></div></div>
      <div><details id="menu"><summary id="menu-button">Menu</summary></details>
        <nav><a id="about" href="#about">About</a></nav></div>
    </header><main id="main"><p id="page">Page</p><input id="field"></main>`
  startHeader()
})

const scrolled = () => element('logo').closest('header')?.dataset.scrolled

describe('the header', () => {
  test('is more opaque if the page is scrolled by more than ten pixels', () => {
    const marks = [10, 11, 0].map((top) => {
      vi.stubGlobal('scrollY', top)
      dispatchEvent(new Event('scroll'))
      return scrolled()
    })
    expect(marks).toEqual([undefined, '', undefined])
  })

  test('is more opaque on a page that opens scrolled down', () => {
    vi.stubGlobal('scrollY', 300)
    startHeader()
    expect(scrolled()).toBe('')
  })

  test('closes its menus when a link is chosen', () => {
    openMenus('courses', 'menu')
    element('program').click()
    expect(openMenuIds()).toEqual([])
  })

  test('keeps a menu open and closes the others when the visitor presses inside the menu', () => {
    openMenus('courses', 'menu')
    element('words').click()
    expect(openMenuIds()).toEqual(['courses'])
  })

  test('closes its menus when Back shows another page', () => {
    openMenus('courses', 'menu')
    dispatchEvent(new PopStateEvent('popstate'))
    expect(openMenuIds()).toEqual([])
  })

  test('closes its menus when the visitor presses outside the menus', () => {
    openMenus('courses', 'menu')
    element('page').click()
    expect(openMenuIds()).toEqual([])
  })

  test('closes its menus on Escape, and focuses the button of the menu in use', () => {
    openMenus('courses', 'menu')
    element('about').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    )
    expect(openMenuIds()).toEqual([])
    expect(document.activeElement?.id).toBe('menu-button')
  })

  test('does not move the focus when Escape closes a menu that a mouse has opened', () => {
    openMenus('courses')
    element('field').focus()
    element('field').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    )
    expect(openMenuIds()).toEqual([])
    expect(document.activeElement?.id).toBe('field')
  })

  test('keeps its menus open if a key other than Escape is pressed', () => {
    openMenus('menu')
    element('about').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'a', bubbles: true }),
    )
    expect(openMenuIds()).toEqual(['menu'])
  })

  test('closes a menu when the focus leaves it, but not while the focus moves inside', () => {
    const moveFocus = (from: string, to: string | undefined) =>
      element(from).dispatchEvent(
        new FocusEvent('focusout', {
          bubbles: true,
          relatedTarget: to ? element(to) : null,
        }),
      )
    openMenus('menu')
    moveFocus('menu-button', 'about')
    moveFocus('about', undefined)
    expect(openMenuIds()).toEqual(['menu'])
    moveFocus('about', 'page')
    expect(openMenuIds()).toEqual([])
  })

  test("opens its courses menu when a mouse moves over the menu's button", () => {
    vi.useFakeTimers()
    document
      .querySelector('[data-hover-menu]')
      ?.dispatchEvent(
        new PointerEvent('pointerenter', { pointerType: 'mouse' }),
      )
    vi.advanceTimersByTime(1000)
    expect(openMenuIds()).toEqual(['courses'])
  })
})
