// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startHeader } from '#client/behaviours/header.ts'

const element = (id: string) => document.getElementById(id) as HTMLElement
const open = () =>
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
    </header><main id="main"><p id="page">Page</p></main>`
  startHeader()
})

const scrolled = () => element('logo').closest('header')?.dataset.scrolled

describe('the header', () => {
  test('is more opaque past ten pixels, and less at the top again', () => {
    const marks = [10, 11, 0].map((top) => {
      vi.stubGlobal('scrollY', top)
      dispatchEvent(new Event('scroll'))
      return scrolled()
    })
    expect(marks).toEqual([undefined, '', undefined])
  })

  test('is more opaque on a page that is opened far down', () => {
    vi.stubGlobal('scrollY', 300)
    startHeader()
    expect(scrolled()).toBe('')
  })

  test('closes its menus when a link is chosen', () => {
    openMenus('courses', 'menu')
    element('program').click()
    expect(open()).toEqual([])
  })

  test('keeps a menu open at a press within it, and closes the other', () => {
    openMenus('courses', 'menu')
    element('words').click()
    expect(open()).toEqual(['courses'])
  })

  test('closes its menus at a press elsewhere in the page', () => {
    openMenus('courses', 'menu')
    element('page').click()
    expect(open()).toEqual([])
  })

  test('closes its menus by Escape, with the focus on the one that had it', () => {
    openMenus('courses', 'menu')
    element('about').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    )
    expect(open()).toEqual([])
    expect(document.activeElement?.id).toBe('menu-button')
  })

  test('keeps its menus at other keys', () => {
    openMenus('menu')
    element('about').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'a', bubbles: true }),
    )
    expect(open()).toEqual(['menu'])
  })

  test('closes a menu that the focus leaves, not one that it stays in', () => {
    const focusGoes = (from: string, to: string | undefined) =>
      element(from).dispatchEvent(
        new FocusEvent('focusout', {
          bubbles: true,
          relatedTarget: to ? element(to) : null,
        }),
      )
    openMenus('menu')
    focusGoes('menu-button', 'about')
    focusGoes('about', undefined)
    expect(open()).toEqual(['menu'])
    focusGoes('about', 'page')
    expect(open()).toEqual([])
  })

  test('opens its list of courses under a mouse', () => {
    vi.useFakeTimers()
    document
      .querySelector('[data-hover-menu]')
      ?.dispatchEvent(
        new PointerEvent('pointerenter', { pointerType: 'mouse' }),
      )
    vi.advanceTimersByTime(1000)
    vi.useRealTimers()
    expect(open()).toEqual(['courses'])
  })
})
