// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { HOLD_END } from '#client/contract.ts'
import { SCRIPT_TIMEOUT_MS } from '#client/islands/import-with-retry.ts'
import { firstPressScript } from '#ssg/document/first-press.ts'

/**
 * A page with a form's button and a module at an address; `presses` lists whether each click was
 * prevented.
 */
function formPage(src = '/assets/page-islands-1a2b3c4d.js') {
  document.body.innerHTML =
    '<div data-island="ContactForm"><button type="submit"></button></div>' +
    '<form><button type="submit" id="other"></button></form><img>'
  const script = document.createElement('script')
  script.type = 'module'
  // An attribute `src` would make this document load the file.
  const { href } = new URL(src, location.href)
  Object.defineProperty(script, 'src', { value: href })
  document.body.append(script)
  new Function(firstPressScript)()
  const presses: boolean[] = []
  for (const each of document.querySelectorAll('button'))
    each.addEventListener('click', (event) => {
      presses.push(event.defaultPrevented)
      event.preventDefault()
    })
  const button = document.querySelector('button') as HTMLButtonElement
  return { button, script, presses }
}

afterEach(() => {
  // Ends the script of this test, which would also delay presses in the next test.
  dispatchEvent(new Event(HOLD_END))
})

test('a press that waits for the main script takes effect at once if the script fails', () => {
  const { button, script, presses } = formPage()
  button.click()
  expect(presses).toEqual([true])
  expect(button.getAttribute('aria-busy')).toBe('true')
  script.dispatchEvent(new Event('error'))
  expect(presses).toEqual([true, false])
  expect(button.hasAttribute('aria-busy')).toBe(false)
})

test('a press that waits for the main script takes effect if a script of the site throws', () => {
  const { button, presses } = formPage()
  button.click()
  const filename = `${location.origin}/assets/entry-1a2b3c4d.js`
  dispatchEvent(new ErrorEvent('error', { filename }))
  expect(presses).toEqual([true, false])
})

test('a press that waits for the main script keeps waiting if a foreign script throws', () => {
  const { button, presses } = formPage()
  button.click()
  dispatchEvent(new ErrorEvent('error', { filename: location.href }))
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  expect(presses).toEqual([true])
})

test.each(['https://extension.example/assets/app.js', '/injected.js'])(
  'a press that waits for the main script keeps waiting if the foreign module %s fails to load',
  (src) => {
    const { button, script, presses } = formPage(src)
    button.click()
    script.dispatchEvent(new Event('error'))
    expect(presses).toEqual([true])
  },
)

test('a press that waits for the main script keeps waiting if a picture fails to load', () => {
  const { button, presses } = formPage()
  button.click()
  document.querySelector('img')?.dispatchEvent(new Event('error'))
  expect(presses).toEqual([true])
})

test('a press that waits for the main script takes effect after a time limit', () => {
  vi.useFakeTimers()
  const { button, presses } = formPage()
  button.click()
  vi.advanceTimersByTime(SCRIPT_TIMEOUT_MS - 1)
  expect(presses).toEqual([true])
  vi.advanceTimersByTime(1)
  expect(presses).toEqual([true, false])
})

test('a press does not wait once the main script is ready', () => {
  const { button, presses } = formPage()
  dispatchEvent(new Event(HOLD_END))
  button.click()
  expect(presses).toEqual([false])
})

test('a press on a form outside any island does not wait for the main script', () => {
  const { presses } = formPage()
  document.getElementById('other')?.click()
  expect(presses).toEqual([false])
})

test('a press does not wait in a browser that is too old for the main script', () => {
  const { at } = Array.prototype
  Reflect.deleteProperty(Array.prototype, 'at')
  const { button, presses } = formPage()
  button.click()
  Object.defineProperty(Array.prototype, 'at', {
    value: at,
    configurable: true,
    writable: true,
  })
  expect(presses).toEqual([false])
})
