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

test('a menu stays closed if the mouse only passes over it', () => {
  firePointer('pointerenter')
  vi.advanceTimersByTime(100)
  expect(menu.open).toBe(false)
  firePointer('pointerleave')
  vi.advanceTimersByTime(100)
  expect(menu.open).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(menu.open).toBe(false)
})

test('a menu stays open if the mouse leaves it for less than 150 ms', () => {
  firePointer('pointerenter')
  vi.advanceTimersByTime(200)
  firePointer('pointerleave')
  vi.advanceTimersByTime(149)
  firePointer('pointerenter')
  vi.advanceTimersByTime(1000)
  expect(menu.open).toBe(true)
})

test('a menu stays open after the mouse leaves if a link in the menu has the focus', () => {
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

test('a menu reopens at once if the mouse returns less than 300 ms after the menu closed', () => {
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

test('a menu reopens after 200 ms if the mouse returns over 300 ms after the menu closed', () => {
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

test('a menu does not open on hover if the pointer is a finger', () => {
  firePointer('pointerenter', 'touch')
  vi.advanceTimersByTime(1000)
  expect(menu.open).toBe(false)
})

test('the mouse never closes a menu that was opened by a press', () => {
  menu.open = true
  firePointer('pointerenter')
  vi.advanceTimersByTime(200)
  firePointer('pointerleave')
  vi.advanceTimersByTime(1000)
  expect(menu.open).toBe(true)
})

test('a press on a hover-opened menu keeps the menu open when the mouse leaves', () => {
  firePointer('pointerenter')
  vi.advanceTimersByTime(200)
  expect(press()).toBe(false)
  firePointer('pointerleave')
  vi.advanceTimersByTime(1000)
  expect(menu.open).toBe(true)
})

test('the mouse never closes a menu that was reopened by a press', () => {
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

test('the mouse over a menu does not reopen the menu after a press has closed it', () => {
  menu.open = true
  firePointer('pointerenter')
  press()
  menu.open = false
  reportToggle()
  vi.advanceTimersByTime(1000)
  expect(menu.open).toBe(false)
})
