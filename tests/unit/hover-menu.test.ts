// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { openOnHover } from '#client/behaviours/hover-menu.ts'

let area: HTMLElement
let menu: HTMLDetailsElement

beforeEach(() => {
  vi.useFakeTimers()
  // The panel of links follows the <details>, as in SiteHeader.
  document.body.innerHTML =
    '<div><details><summary>AI Courses</summary></details><a href="/">One</a></div>'
  area = document.querySelector('div') as HTMLElement
  menu = document.querySelector('details') as HTMLDetailsElement
  openOnHover(area)
})

const firePointer = (
  type: 'pointerenter' | 'pointerleave',
  pointerType = 'mouse',
) => area.dispatchEvent(new PointerEvent(type, { pointerType }))
/** Fires `toggle` as late as a browser does; happy-dom fires it while `open` changes. */
const reportToggle = () => menu.dispatchEvent(new Event('toggle'))
const press = () =>
  menu
    .querySelector('summary')
    ?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true }),
    )

test('a menu opens 200 ms after a mouse enters it', () => {
  firePointer('pointerenter')
  vi.advanceTimersByTime(199)
  expect(menu.open).toBe(false)
  vi.advanceTimersByTime(1)
  expect(menu.open).toBe(true)
})

test('a menu stays closed under a mouse that only passes over it', () => {
  firePointer('pointerenter')
  vi.advanceTimersByTime(100)
  expect(menu.open).toBe(false)
  firePointer('pointerleave')
  vi.advanceTimersByTime(100)
  expect(menu.open).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(menu.open).toBe(false)
})

test('a menu stays open under a mouse that leaves it for less than 150 ms', () => {
  firePointer('pointerenter')
  vi.advanceTimersByTime(200)
  firePointer('pointerleave')
  vi.advanceTimersByTime(149)
  firePointer('pointerenter')
  vi.advanceTimersByTime(1000)
  expect(menu.open).toBe(true)
})

test('a menu stays open when the mouse leaves it while one of its links has the focus', () => {
  firePointer('pointerenter')
  vi.advanceTimersByTime(200)
  area.querySelector('a')?.focus()
  firePointer('pointerleave')
  vi.advanceTimersByTime(1000)
  expect(menu.open).toBe(true)
})

test('a menu closes 150 ms after the mouse has left it', () => {
  firePointer('pointerenter')
  vi.advanceTimersByTime(200)
  firePointer('pointerleave')
  vi.advanceTimersByTime(149)
  expect(menu.open).toBe(true)
  vi.advanceTimersByTime(1)
  expect(menu.open).toBe(false)
})

test('a menu that closed less than 300 ms ago opens at once when the mouse enters it', () => {
  firePointer('pointerenter')
  vi.advanceTimersByTime(200)
  firePointer('pointerleave')
  vi.advanceTimersByTime(150)
  reportToggle()
  vi.advanceTimersByTime(299)
  firePointer('pointerenter')
  vi.advanceTimersByTime(0)
  expect(menu.open).toBe(true)
})

test('a menu that closed more than 300 ms ago opens 200 ms after the mouse enters it', () => {
  firePointer('pointerenter')
  vi.advanceTimersByTime(200)
  firePointer('pointerleave')
  vi.advanceTimersByTime(150)
  reportToggle()
  vi.advanceTimersByTime(301)
  firePointer('pointerenter')
  vi.advanceTimersByTime(199)
  expect(menu.open).toBe(false)
  vi.advanceTimersByTime(1)
  expect(menu.open).toBe(true)
})

test('a menu does not open when a finger enters it, since the tap opens it', () => {
  firePointer('pointerenter', 'touch')
  vi.advanceTimersByTime(1000)
  expect(menu.open).toBe(false)
})

test('a menu opened by a press stays open when the mouse leaves', () => {
  menu.open = true
  firePointer('pointerenter')
  vi.advanceTimersByTime(200)
  firePointer('pointerleave')
  vi.advanceTimersByTime(1000)
  expect(menu.open).toBe(true)
})

test('a menu opened by the mouse stays open after a press on it, even if the mouse leaves', () => {
  firePointer('pointerenter')
  vi.advanceTimersByTime(200)
  expect(press()).toBe(false)
  firePointer('pointerleave')
  vi.advanceTimersByTime(1000)
  expect(menu.open).toBe(true)
})

test('a menu that the mouse closed and a press reopened stays open when the mouse leaves', () => {
  firePointer('pointerenter')
  vi.advanceTimersByTime(200)
  firePointer('pointerleave')
  vi.advanceTimersByTime(150)
  reportToggle()
  menu.open = true
  reportToggle()
  firePointer('pointerleave')
  vi.advanceTimersByTime(1000)
  expect(menu.open).toBe(true)
})

test('a menu closed by a press is not reopened by the mouse that is still over it', () => {
  menu.open = true
  firePointer('pointerenter')
  press()
  menu.open = false
  reportToggle()
  vi.advanceTimersByTime(1000)
  expect(menu.open).toBe(false)
})
